// What a page imports of each library for one part, and the table of what that weighs.
import { join } from 'node:path'
import { buildModules } from '../../ui/build/modules'
import { buildStyles } from '../../ui/build/styles'
import { kilobytes, sizeOf } from '../size'

// The programs of each peer: what a page imports for a part.
const aria = (names: string) => `export { ${names} } from 'react-aria-components'`
const base = (...parts: string[]) => parts.map((part) => `export * from '@base-ui/react/${part}'`).join('\n')
const mantine = (names: string) => `export { ${names} } from '@mantine/core'`
const ariakit = (names: string) => `export { ${names} } from '@ariakit/react'`

const peers = ['React Aria Components', 'Base UI', 'Mantine', 'Ariakit', 'react-schedule-selector'] as const
type Peer = (typeof peers)[number]

/** One part of the libraries. */
interface PartRow {
  part: string
  /** Our module, in `ui/src/components`. */
  ours: string
  /** The program that imports what a page needs for the part, by the peer. A peer without a program has no such part. */
  peers: Partial<Record<Peer, string>>
}

const rows: readonly PartRow[] = [
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

/**
 * The table of sizes, in Markdown: minified, with Brotli, all chunks included.
 *
 * @param folder where the peers are installed
 * @throws when a program can't be bundled
 */
export async function sizeTable(folder: string): Promise<string> {
  const modules = join(import.meta.dirname, '../../dist/size-peers')
  await buildModules(modules)
  await buildStyles(modules)
  const lines: string[] = []
  for (const { part, ours, peers: programs } of rows) {
    const ourProgram = `export * from '${join(modules, 'components', `${ours}.js`)}'`
    const cells = [await sizeCell(ourProgram, import.meta.dirname)]
    for (const peer of peers) cells.push(await sizeCell(programs[peer], folder))
    lines.push(`| ${part} | ${cells.join(' | ')} |`)
    console.log(lines.at(-1))
  }
  const head = [`| | @campus-gigs/ui | ${peers.join(' | ')} |`, `|---|${'---|'.repeat(peers.length + 1)}`]
  return [...head, ...lines].join('\n')
}

/** The size of a program whose packages are in a folder; – without a program. */
async function sizeCell(program: string | undefined, folder: string): Promise<string> {
  if (!program) return '–'
  const { entry, lazy } = await sizeOf(program, folder)
  return kilobytes(entry + lazy)
}
