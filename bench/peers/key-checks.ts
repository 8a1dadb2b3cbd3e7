// What the keys of the W3C's patterns must do in each part, whatever the library.

/** What keys must do on a part's page. */
export interface KeyCheck {
  /** The keys, as the table names them. */
  keys: string
  /** Their effect, as the table names it. */
  effect: string
  /** Pressed one after the other; text that is no key's name is typed. */
  presses: readonly string[]
  /** Whether the state that must follow is reached. */
  isReached: (state: PartState) => boolean
}

/** What a reader can tell of a part. */
export interface PartState {
  /** The text of the active option or item, else of the focused element. */
  active: string
  /** The roles of the focused element and of what is around it. */
  focusedRoles: readonly string[]
  /** The section that has the focus; empty in a layer. */
  focusedSection: string
  /** The value of the part's own control, or its text. */
  value: string
  /** The caret's position in a text control. */
  caret: number | null
  /** The texts of the options and items that are shown. */
  items: readonly string[]
  /** What the page holds for the part: the current step, or how many times are free. */
  output: string
  /** How often the part opened the browser's dialog for files. */
  fileDialogs: number
}

const isOption = ({ active, items }: PartState) => items.includes(active)
const isClosed = ({ items }: PartState) => items.length === 0
const isAt = (active: string) => (state: PartState) => state.active === active
const hasValue = (value: string) => (state: PartState) => state.value.includes(value)
const hasOutput = (output: string) => (state: PartState) => state.output === output
const hasOpenedFiles = ({ fileDialogs }: PartState) => fileDialogs === 1
const isInDialog = ({ focusedRoles }: PartState) => focusedRoles.some((role) => role.endsWith('dialog'))
const numberOf = ({ value }: PartState) => Number(value)
const times = (count: number, key: string) => Array.from({ length: count }, () => key)

/** What each part must do, by the part's id in the pages. */
export const keyChecks: Record<string, readonly KeyCheck[]> = {
  combobox: [
    { keys: 'text', effect: 'filters', presses: ['ban'], isReached: ({ items }) => items.join() === 'Banana' },
    { keys: '↓', effect: 'opens the list', presses: ['ArrowDown'], isReached: ({ items }) => items.length === 3 },
    { keys: '↑', effect: 'opens at the last option', presses: ['ArrowUp'], isReached: isAt('Cherry') },
    {
      keys: 'Alt+↓',
      effect: 'opens without an active option',
      presses: ['Alt+ArrowDown'],
      isReached: (state) => state.items.length === 3 && !isOption(state),
    },
    { keys: 'text ↓ Enter', effect: 'chooses', presses: ['b', 'ArrowDown', 'Enter'], isReached: hasValue('Banana') },
    { keys: 'Escape', effect: 'closes', presses: ['ArrowDown', 'Escape'], isReached: isClosed },
    { keys: 'Escape Escape', effect: 'clears', presses: ['b', 'Escape', 'Escape'], isReached: ({ value }) => !value },
    {
      keys: '←',
      effect: 'goes back to the text',
      presses: ['a', 'ArrowDown', 'ArrowLeft'],
      isReached: (state) => !isOption(state),
    },
    {
      keys: 'Home',
      effect: 'goes to the start of the text',
      presses: ['a', 'ArrowDown', 'Home'],
      isReached: ({ caret }) => caret === 0,
    },
    {
      keys: 'Tab',
      effect: 'leaves and closes',
      presses: ['ArrowDown', 'Tab'],
      isReached: (state) => isClosed(state) && state.focusedSection !== 'combobox',
    },
  ],
  slider: [
    { keys: '→', effect: 'a step up', presses: ['ArrowRight'], isReached: hasValue('51') },
    { keys: '←', effect: 'a step down', presses: ['ArrowLeft'], isReached: hasValue('49') },
    { keys: '↑', effect: 'a step up', presses: ['ArrowUp'], isReached: hasValue('51') },
    { keys: '↓', effect: 'a step down', presses: ['ArrowDown'], isReached: hasValue('49') },
    { keys: 'Page Up', effect: 'more than a step up', presses: ['PageUp'], isReached: (state) => numberOf(state) > 51 },
    {
      keys: 'Page Down',
      effect: 'more than a step down',
      presses: ['PageDown'],
      isReached: (state) => numberOf(state) < 49,
    },
    { keys: 'Home', effect: 'the minimum', presses: ['Home'], isReached: ({ value }) => value === '0' },
    { keys: 'End', effect: 'the maximum', presses: ['End'], isReached: hasValue('100') },
  ],
  menu: [
    { keys: 'Enter', effect: 'opens at the first item', presses: ['Enter'], isReached: isAt('Copy') },
    { keys: 'Space', effect: 'opens at the first item', presses: ['Space'], isReached: isAt('Copy') },
    { keys: '↓', effect: 'opens at the first item', presses: ['ArrowDown'], isReached: isAt('Copy') },
    { keys: '↑', effect: 'opens at the last item', presses: ['ArrowUp'], isReached: isAt('Remove') },
    { keys: '↓ in it', effect: 'the next item', presses: ['Enter', 'ArrowDown'], isReached: isAt('Move') },
    { keys: '↑ in it', effect: 'wraps to the last item', presses: ['Enter', 'ArrowUp'], isReached: isAt('Remove') },
    { keys: 'End', effect: 'the last item', presses: ['Enter', 'End'], isReached: isAt('Remove') },
    { keys: 'Home', effect: 'the first item', presses: ['Enter', 'End', 'Home'], isReached: isAt('Copy') },
    { keys: 'a letter', effect: 'the item that begins with it', presses: ['Enter', 'r'], isReached: isAt('Remove') },
    {
      keys: 'Escape',
      effect: 'closes, and gives the focus back',
      presses: ['Enter', 'Escape'],
      isReached: (state) => isClosed(state) && state.active === 'Actions',
    },
    { keys: 'Tab', effect: 'closes', presses: ['Enter', 'Tab'], isReached: isClosed },
  ],
  tabs: [
    { keys: '→', effect: 'the next tab', presses: ['ArrowRight'], isReached: isAt('two') },
    { keys: '←', effect: 'wraps to the last tab', presses: ['ArrowLeft'], isReached: isAt('three') },
    { keys: 'End', effect: 'the last tab', presses: ['End'], isReached: isAt('three') },
    { keys: 'Home', effect: 'the first tab', presses: ['End', 'Home'], isReached: isAt('one') },
    {
      keys: 'Tab',
      effect: 'leaves the list, for the panel',
      presses: ['Tab'],
      isReached: ({ focusedRoles }) => focusedRoles[0] === 'tabpanel',
    },
  ],
  dialog: [
    { keys: 'Enter', effect: 'the focus is in it', presses: ['Enter'], isReached: isInDialog },
    { keys: 'Tab ×9', effect: 'stays in it', presses: ['Enter', ...times(9, 'Tab')], isReached: isInDialog },
    {
      keys: 'Shift+Tab ×9',
      effect: 'stays in it',
      presses: ['Enter', ...times(9, 'Shift+Tab')],
      isReached: isInDialog,
    },
    {
      keys: 'Escape',
      effect: 'closes, and gives the focus back',
      presses: ['Enter', 'Escape'],
      isReached: (state) => state.active === 'Open dialog',
    },
  ],
  select: [
    {
      keys: 'Space ↓ Enter',
      effect: 'the next option',
      presses: ['Space', 'ArrowDown', 'Enter'],
      isReached: hasValue('Medium'),
    },
    {
      keys: 'Space End Enter',
      effect: 'the last option',
      presses: ['Space', 'End', 'Enter'],
      isReached: hasValue('Large'),
    },
    {
      keys: 'Space, a letter',
      effect: 'the option that begins with it',
      presses: ['Space', 'l', 'Enter'],
      isReached: hasValue('Large'),
    },
    { keys: 'a letter', effect: 'chooses without opening', presses: ['l'], isReached: hasValue('Large') },
    {
      keys: 'Escape',
      effect: 'keeps the value',
      presses: ['Space', 'ArrowDown', 'Escape'],
      isReached: hasValue('Small'),
    },
  ],
  stepper: [
    { keys: 'Enter', effect: 'goes to the step', presses: ['Enter'], isReached: hasOutput('One') },
    { keys: 'Space', effect: 'goes to the step', presses: ['Space'], isReached: hasOutput('One') },
    {
      keys: 'Tab Tab Enter',
      effect: 'goes to the third step',
      presses: ['Tab', 'Tab', 'Enter'],
      isReached: hasOutput('Three'),
    },
  ],
  'file-drop': [
    { keys: 'Enter', effect: 'opens the files', presses: ['Enter'], isReached: hasOpenedFiles },
    { keys: 'Space', effect: 'opens the files', presses: ['Space'], isReached: hasOpenedFiles },
  ],
  grid: [
    { keys: 'Space', effect: 'paints a cell', presses: ['Space'], isReached: hasOutput('1') },
    { keys: 'Enter', effect: 'paints a cell', presses: ['Enter'], isReached: hasOutput('1') },
    {
      keys: 'Space → Space',
      effect: 'paints two days',
      presses: ['Space', 'ArrowRight', 'Space'],
      isReached: hasOutput('2'),
    },
    {
      keys: 'Space End Space',
      effect: 'paints the first and last day',
      presses: ['Space', 'End', 'Space'],
      isReached: hasOutput('2'),
    },
    {
      keys: 'Space, Shift+→',
      effect: 'paints along',
      presses: ['Space', 'Shift+ArrowRight', 'Shift+ArrowRight'],
      isReached: hasOutput('3'),
    },
  ],
}
