// `npm run bench -- peers`: what parts of other libraries cost a page beside ours, written to docs/comparison.md. They are
// installed in a folder of their own, since nothing else needs them.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildModules } from '../ui/build/modules'
import { buildStyles } from '../ui/build/styles'
import { kilobytes, sizeOf } from './size'

const versions = {
  'react-aria-components': '1.22.1',
  '@base-ui/react': '1.9.0',
  '@mantine/core': '9.7.3',
  '@mantine/hooks': '9.7.3',
  '@mantine/dropzone': '9.7.3',
  '@ariakit/react': '0.4.40',
  'react-schedule-selector': '3.0.2',
  // Imported by react-schedule-selector, which doesn't ask for it.
  'core-js': '3.51.0',
}
const aria = (names: string) => `export { ${names} } from 'react-aria-components'`
const base = (...parts: string[]) => parts.map((part) => `export * from '@base-ui/react/${part}'`).join('\n')
const mantine = (names: string) => `export { ${names} } from '@mantine/core'`
const ariakit = (names: string) => `export { ${names} } from '@ariakit/react'`

/** Our module and the peers' programs for one part; without a program, the peer has no such part. */
interface Row {
  part: string
  ours: string
  peers: Partial<Record<Peer, string>>
}
const peers = ['React Aria Components', 'Base UI', 'Mantine', 'Ariakit', 'react-schedule-selector'] as const
type Peer = (typeof peers)[number]

const rows: readonly Row[] = [
  {
    part: 'AvailabilityGrid',
    ours: 'availability-grid/availability-grid',
    peers: { 'react-schedule-selector': "export { ScheduleSelector } from 'react-schedule-selector'" },
  },
  {
    part: 'ScheduleGrid',
    ours: 'schedule-grid/schedule-grid',
    peers: { 'react-schedule-selector': "export { ScheduleSelector } from 'react-schedule-selector'" },
  },
  {
    part: 'Combobox',
    ours: 'combobox/combobox',
    peers: {
      'React Aria Components': aria('ComboBox, Input, Button, Popover, ListBox, ListBoxItem, Label, Text, FieldError'),
      'Base UI': base('combobox', 'field'),
      Mantine: mantine('Select'),
      Ariakit: ariakit('ComboboxProvider, Combobox, ComboboxLabel, ComboboxPopover, ComboboxItem, ComboboxDisclosure'),
    },
  },
  {
    part: 'Slider',
    ours: 'slider/slider',
    peers: {
      'React Aria Components': aria('Slider, SliderTrack, SliderThumb, SliderOutput, Label'),
      'Base UI': base('slider', 'field'),
      Mantine: mantine('Slider, Input'),
    },
  },
  { part: 'Stepper', ours: 'stepper/stepper', peers: { Mantine: mantine('Stepper') } },
  {
    part: 'FileDrop',
    ours: 'file-drop/file-drop',
    peers: {
      'React Aria Components': aria('DropZone, FileTrigger, Button, Text'),
      Mantine: "export { Dropzone } from '@mantine/dropzone'",
    },
  },
  {
    part: 'Checkbox',
    ours: 'checkbox/checkbox',
    peers: {
      'React Aria Components': aria('Checkbox'),
      'Base UI': base('checkbox', 'field'),
      Mantine: mantine('Checkbox'),
      Ariakit: ariakit('Checkbox'),
    },
  },
  {
    part: 'RadioGroup',
    ours: 'radio-group/radio-group',
    peers: {
      'React Aria Components': aria('RadioGroup, Radio, Label, Text, FieldError'),
      'Base UI': base('radio', 'radio-group', 'field'),
      Mantine: mantine('Radio'),
      Ariakit: ariakit('RadioProvider, RadioGroup, Radio'),
    },
  },
  {
    part: 'Tabs',
    ours: 'tabs/tabs',
    peers: {
      'React Aria Components': aria('Tabs, TabList, Tab, TabPanel'),
      'Base UI': base('tabs'),
      Mantine: mantine('Tabs'),
      Ariakit: ariakit('TabProvider, TabList, Tab, TabPanel'),
    },
  },
  {
    part: 'Dialog',
    ours: 'dialog/dialog',
    peers: {
      'React Aria Components': aria('DialogTrigger, ModalOverlay, Modal, Dialog, Heading, Button'),
      'Base UI': base('dialog'),
      Mantine: mantine('Modal'),
      Ariakit: ariakit('Dialog, DialogHeading, DialogDescription, DialogDismiss'),
    },
  },
  {
    part: 'Menu',
    ours: 'menu/menu',
    peers: {
      'React Aria Components': aria('MenuTrigger, Menu, MenuItem, Popover, Button'),
      'Base UI': base('menu'),
      Mantine: mantine('Menu'),
      Ariakit: ariakit('MenuProvider, MenuButton, Menu, MenuItem, MenuSeparator'),
    },
  },
]

/** Installs the peers' pinned versions in a folder, without React, which the repository has. */
function installPeers(folder: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: versions }))
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  execFileSync('npm', ['install', ...flags], { cwd: folder, stdio: 'inherit' })
}

/** Measures every row and writes the table. Fails only where a program can't be bundled. */
export async function run(): Promise<boolean> {
  const folder = join(import.meta.dirname, '../dist/peers')
  installPeers(folder)
  const modules = join(import.meta.dirname, '../dist/size-peers')
  await buildModules(modules)
  await buildStyles(modules)
  const lines: string[] = []
  for (const { part, ours, peers: programs } of rows) {
    const own = await sizeOf(`export * from '${join(modules, 'components', `${ours}.js`)}'`, import.meta.dirname)
    const cells = [kilobytes(own.entry + own.lazy)]
    for (const peer of peers) {
      const program = programs[peer]
      if (!program) cells.push('–')
      else {
        const { entry, lazy } = await sizeOf(program, folder)
        cells.push(kilobytes(entry + lazy))
      }
    }
    lines.push(`| ${part} | ${cells.join(' | ')} |`)
    console.log(lines.at(-1))
  }
  const file = join(import.meta.dirname, '../docs/comparison.md')
  const table = [`| | @campus-gigs/ui | ${peers.join(' | ')} |`, `|---|${'---|'.repeat(peers.length + 1)}`, ...lines]
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/(<!-- sizes -->\n)[\s\S]*?(\n<!-- \/sizes -->)/, `$1${table.join('\n')}$2`))
  return true
}
