// Features of the libraries, each with the file that declares it. A text that its file no longer has fails the run.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file of a library, and a text in it that declares the feature. */
type Evidence = readonly [file: string, text: string]

interface FeatureRow {
  feature: string
  /** The file is in `ui/src/components`. Undefined where ours lacks the feature. */
  ours?: Evidence
  /** By the library's name; the files are in `node_modules`. */
  peers: Record<string, Evidence>
}

const aria = (file: string) => `react-aria-components/dist/types/src/${file}.d.ts`
const stately = (file: string) => `react-stately/dist/types/src/${file}.d.ts`
const mantine = (file: string) => `@mantine/core/lib/components/${file}.d.ts`
const ariakit = (file: string) => `@ariakit/react-components/dist/combobox/${file}.d.ts`
const baseCombobox = '@base-ui/react/combobox/root/AriaCombobox.d.ts'
const baseSlider = '@base-ui/react/slider/root/SliderRoot.d.ts'
const rich = 'rich-combobox/rich-combobox-props.ts'
const dropzone = '@mantine/dropzone/lib/Dropzone.d.ts'

const rows: readonly FeatureRow[] = [
  {
    feature: 'Combobox: several values',
    ours: ['rich-combobox/multi-combobox.tsx', 'MultiCombobox'],
    peers: {
      'React Aria Components': [aria('ComboBox'), 'M extends SelectionMode'],
      'Base UI': [baseCombobox, "'multiple'"],
      Mantine: [mantine('MultiSelect/MultiSelect'), 'searchable?:'],
      Ariakit: ['@ariakit/components/dist/combobox/combobox-store.d.ts', 'selectedValue'],
    },
  },
  {
    feature: 'Combobox: groups',
    ours: [rich, 'groupOf?:'],
    peers: {
      'React Aria Components': [aria('ListBox'), 'ListBoxSection'],
      'Base UI': ['@base-ui/react/combobox/group/ComboboxGroup.d.ts', 'ComboboxGroup'],
      Mantine: [mantine('Combobox/Combobox.types'), 'group:'],
      Ariakit: [ariakit('combobox-group'), 'ComboboxGroup'],
    },
  },
  {
    feature: 'Combobox: text that is no option',
    ours: ['combobox/combobox-props.ts', 'allowCustom?:'],
    peers: {
      'React Aria Components': [stately('combobox/useComboBoxState'), 'allowsCustomValue?:'],
      'Base UI': ['@base-ui/react/autocomplete/root/AutocompleteRoot.d.ts', 'AutocompleteRoot'],
      Mantine: [mantine('Autocomplete/Autocomplete'), 'AutocompleteProps'],
      Ariakit: ['@ariakit/components/dist/combobox/combobox-store.d.ts', 'setValue:'],
    },
  },
  { feature: 'Combobox: creates an option', ours: [rich, 'onCreate?:'], peers: {} },
  {
    feature: 'Combobox: loads more options',
    ours: [rich, 'onLoadMore?:'],
    peers: { 'React Aria Components': [aria('ListBox'), 'ListBoxLoadMoreItem'] },
  },
  {
    feature: 'Slider: two values',
    ours: ['slider/range-slider.tsx', 'RangeSliderProps'],
    peers: {
      'React Aria Components': [stately('slider/useSliderState'), 'number[]'],
      'Base UI': [baseSlider, 'readonly number[]'],
      Mantine: [mantine('Slider/RangeSlider/RangeSlider'), 'RangeSliderValue'],
    },
  },
  {
    feature: 'Slider: labelled marks',
    ours: ['slider/slider-frame.tsx', 'marks?:'],
    peers: { Mantine: [mantine('Slider/Slider/Slider'), 'marks?:'] },
  },
  {
    feature: 'Slider: vertical',
    ours: ['slider/slider-frame.tsx', 'orientation?:'],
    peers: {
      'React Aria Components': [stately('slider/useSliderState'), 'orientation?:'],
      'Base UI': [baseSlider, 'orientation'],
      Mantine: [mantine('Slider/Slider/Slider'), 'orientation?:'],
    },
  },
  {
    feature: 'Slider: end of a drag',
    ours: ['slider/use-slider-value.ts', 'onChangeEnd?:'],
    peers: {
      'React Aria Components': [stately('slider/useSliderState'), 'onChangeEnd?:'],
      'Base UI': [baseSlider, 'onValueCommitted?:'],
      Mantine: [mantine('Slider/Slider/Slider'), 'onChangeEnd?:'],
    },
  },
  {
    feature: 'Stepper: vertical',
    ours: ['stepper/stepper.tsx', 'orientation?:'],
    peers: { Mantine: [mantine('Stepper/Stepper'), 'orientation?:'] },
  },
  {
    feature: 'Stepper: a loading step',
    ours: ['stepper/step-list.tsx', "'loading'"],
    peers: { Mantine: [mantine('Stepper/StepperStep/StepperStep'), 'loading?:'] },
  },
  { feature: 'Stepper: an optional step', ours: ['stepper/step-list.tsx', 'optional?:'], peers: {} },
  {
    feature: 'File drop: several files',
    ours: ['file-drop/multi-file-drop.tsx', 'maxFiles?:'],
    peers: {
      'React Aria Components': [aria('FileTrigger'), 'allowsMultiple?:'],
      Mantine: [dropzone, 'maxFiles?:'],
    },
  },
  {
    feature: 'File drop: a limit of size',
    ours: ['file-drop/file-drop.tsx', 'maxSizeBytes?:'],
    peers: { Mantine: [dropzone, 'maxSize?:'] },
  },
  { feature: 'File drop: progress of each file', ours: ['file-drop/multi-file-drop.tsx', 'progressOf?:'], peers: {} },
  {
    feature: 'File drop: dropped folders',
    ours: ['file-drop/dropped-files.ts', 'readFolders'],
    peers: {
      'React Aria Components': ['react-aria-components/dist/types/exports/useDrop.d.ts', 'DirectoryDropItem'],
      // By the packages that its own uses: react-dropzone, and this one.
      Mantine: ['file-selector/dist/index.js', 'webkitGetAsEntry'],
    },
  },
  {
    feature: 'File drop: a folder from the picker',
    ours: ['file-drop/multi-file-drop.tsx', 'folders?:'],
    peers: { 'React Aria Components': [aria('FileTrigger'), 'acceptDirectory?:'] },
  },
]

/**
 * The table in Markdown, with the declaring file beside each ✓.
 *
 * @param peerNames the peers, in the order of their columns
 * @param peersFolder the `node_modules` that the peers are in
 * @throws when a file doesn't have its text
 */
export function featureTable(peerNames: readonly string[], peersFolder: string): string {
  const components = join(import.meta.dirname, '../../ui/src/components')
  const cell = (folder: string, evidence: Evidence | undefined) => {
    if (!evidence) return '✗'
    const [file, text] = evidence
    if (!readFileSync(join(folder, file), 'utf8').includes(text)) throw new Error(`${file} doesn't have ${text}`)
    return `✓ \`${file.replace(/^.*\//, '')}\``
  }
  const lines = rows.map(({ feature, ours, peers }) =>
    [feature, cell(components, ours), ...peerNames.map((name) => cell(peersFolder, peers[name]))].join(' | '),
  )
  const head = ['', '@campus-gigs/ui', ...peerNames]
  return [`| ${head.join(' | ')} |`, `|${'---|'.repeat(head.length)}`, ...lines.map((line) => `| ${line} |`)].join('\n')
}
