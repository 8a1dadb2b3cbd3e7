// `npm run bench -- peers`: what parts of other libraries weigh, have and do beside ours, written to docs/comparison.md. They are
// installed in a folder of their own, since nothing else needs them.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildModules } from '../../ui/build/modules'
import { buildStyles } from '../../ui/build/styles'
import { kilobytes, sizeOf } from '../size'
import { behaviourTables } from './behaviour'
import { featureTable } from './features'

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

/** The table of sizes, in Markdown. Fails only where a program can't be bundled. */
async function sizeTable(folder: string): Promise<string> {
  const modules = join(import.meta.dirname, '../../dist/size-peers')
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
  return [`| | @campus-gigs/ui | ${peers.join(' | ')} |`, `|---|${'---|'.repeat(peers.length + 1)}`, ...lines].join(
    '\n',
  )
}

/** Writes all tables. */
export async function run(): Promise<boolean> {
  const repository = join(import.meta.dirname, '../..')
  const folder = join(repository, 'dist/peers')
  const modules = join(folder, 'node_modules')
  installPeers(folder)
  execFileSync('npm', ['run', '--silent', 'build', '-w', 'ui'], { cwd: repository, stdio: 'inherit' })
  const own = { name: '@campus-gigs/ui', page: 'ours', styles: [join(repository, 'ui/dist/styles.css')] }
  const libraries = [
    { name: 'React Aria Components', page: 'react-aria-components', styles: [] },
    { name: 'Base UI', page: 'base-ui', styles: [] },
    { name: 'Mantine', page: 'mantine', styles: [join(modules, '@mantine/core/styles.css')] },
    { name: 'Ariakit', page: 'ariakit', styles: [] },
  ]
  const schedules = { name: 'react-schedule-selector', page: 'react-schedule-selector', styles: [] }
  const tables: Record<string, string> = {
    sizes: await sizeTable(folder),
    features: featureTable(
      libraries.map(({ name }) => name),
      modules,
    ),
    ...(await behaviourTables(
      [own, ...libraries, schedules],
      // react-schedule-selector has an old date-fns of its own.
      [join(modules, 'react-schedule-selector/node_modules'), modules, join(repository, 'node_modules')],
      join(repository, 'ui/dist/index.js'),
    )),
  }
  const file = join(repository, 'docs/comparison.md')
  let text = readFileSync(file, 'utf8')
  for (const [name, table] of Object.entries(tables)) {
    const marked = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(\n<!-- /${name} -->)`)
    if (!marked.test(text)) throw new Error(`docs/comparison.md has lost its markers <!-- ${name} -->`)
    text = text.replace(marked, `$1${table}$2`)
  }
  writeFileSync(file, text)
  return true
}
