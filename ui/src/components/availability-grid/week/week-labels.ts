import { DAYS, SLOTS } from './week-mask'

/** Every word of the grid. Pass those to replace as `labels`; the data stays the same. */
export interface WeekLabels {
  /** The days from Sunday, whatever day the week starts with. */
  days: readonly string[]
  /** The days where there is little room, from Sunday. */
  shortDays: readonly string[]
  /** The slots from the morning. */
  slots: readonly string[]
  /** The hours of the slots. */
  hours: readonly string[]
  /** A cell's day and slot: `Monday morning`. */
  cell: (day: string, slot: string) => string
  /** A cell's state, in tables: `free`, `not free`. */
  free: (isFree: boolean) => string
  /** A cell with its state, in announcements: `Monday morning, free`. */
  state: (cell: string, isFree: boolean) => string
  /** The name of a day's header in `edit`. */
  allDay: (day: string) => string
  /** The name of a slot's header in `edit`. */
  everyDay: (slot: string, hours: string) => string
  /** The corner's visible text. */
  all: string
  /** The corner's accessible name; starts with its visible text. */
  wholeWeek: string
  /** How many of the 28 slots are free. */
  count: (free: number) => string
  /** Announced when more than one cell changed: how many became free, how many no longer are, and the count. */
  change: (freed: number, taken: number, count: string) => string
  /** Between a name and its state or change: `Undo: 3 now free`, `Monday morning: both`. */
  colon: string
  /** The button's name; also announced before the change. */
  undo: string
  redo: string
  /** Makes nothing free. */
  clear: string
  /** Swaps free and not free. */
  invert: string
  /** The switch to the list. */
  asList: string
  /** Opens the presets and tools. */
  quickFill: string
  /** Weekday evenings, weekends, business hours. */
  presets: readonly string[]
  /** Copy a day: before the day, before the target, and the button. */
  copy: readonly string[]
  /** Copy targets besides single days: Monday to Friday, and all seven. The second also heads the list layout. */
  targets: readonly string[]
  /** How to use the week by pointer. */
  hint: string
  /** How to use the grid by keyboard; for screen readers. */
  keysHint: string
  /** How to use the list by keyboard; for screen readers. */
  listKeysHint: string
  /** The states of a cell in `compare`; `only` gets the name of the party that has it. */
  both: string
  only: (name: string) => string
  neither: string
  /** What `both` means, in the legend. */
  great: string
  /** What the two parties are called without `selfLabel` and `otherLabel`. */
  self: string
  other: string
  /** The percentage of `compare`. */
  percent: (percent: number) => string
  /** What the percentage is of, after it: `of the times you are free`. */
  match: (name: string) => string
  /** How many of the shifts' slots are free. */
  covers: (covered: number, total: number) => string
  /** A shift slot that isn't free: `Tuesday evening: you are not free`. */
  clash: (cell: string, name: string) => string
  /** Instead of a comparison, where there are no shifts yet. */
  noShifts: string
}

/** The words loaded with the tools. */
export type ToolWords = Pick<
  WeekLabels,
  | 'keysHint'
  | 'listKeysHint'
  | 'state'
  | 'change'
  | 'colon'
  | 'undo'
  | 'redo'
  | 'clear'
  | 'asList'
  | 'quickFill'
  | 'invert'
  | 'presets'
  | 'copy'
  | 'targets'
>

/** The words loaded with the comparison. */
export type ComparisonWords = Pick<
  WeekLabels,
  | 'colon'
  | 'self'
  | 'other'
  | 'both'
  | 'only'
  | 'neither'
  | 'great'
  | 'percent'
  | 'match'
  | 'covers'
  | 'clash'
  | 'noShifts'
>

type LazyWords = ToolWords & ComparisonWords

/** The words in use: the grid's own, and those lazily loaded ones that the caller replaced. */
export type Words = Omit<WeekLabels, keyof LazyWords> & Partial<LazyWords>

/** The English words of the week itself. */
export const weekLabels: Omit<WeekLabels, keyof LazyWords> = {
  days: DAYS,
  shortDays: DAYS.map((day) => day.slice(0, 3)),
  slots: SLOTS,
  cell: (day, slot) => `${day} ${slot.toLowerCase()}`,
  free: (isFree) => (isFree ? 'free' : 'not free'),
  all: 'All',
  wholeWeek: 'All, the whole week',
  allDay: (day) => `${day}, all day`,
  everyDay: (slot, hours) => `${slot} ${hours}, every day`,
  count: (free) => `${free} of 28 slots free`,
  hours: ['6am–12pm', '12–6pm', '6–10pm', '10pm–6am'],
  hint: 'Tap the times you are free, or drag across several. The name of a day or slot paints all of it. ',
}

/** `Monday morning` */
export function cellName({ cell, days, slots }: Words, day: number, slot: number): string {
  return cell(days[day] ?? '', slots[slot] ?? '')
}
