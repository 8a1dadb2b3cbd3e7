import { DAYS, SLOTS } from './week-mask'

/** Every word the grid says. Give `labels` those to replace; the data stays the same. */
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
  /** A cell's name with its state: `Monday morning, free`. */
  state: (cell: string, isFree: boolean) => string
  /** The name of a day's header in `edit`. */
  allDay: (day: string) => string
  /** The name of a slot's header in `edit`. */
  everyDay: (slot: string, hours: string) => string
  /** The corner as it is seen. */
  all: string
  /** The corner's name; starts with what is seen. */
  wholeWeek: string
  /** How many of the 28 slots are free. */
  count: (free: number) => string
  /** Announced when more than one cell changed: how many became free, how many no longer are, and the count. */
  change: (freed: number, taken: number, count: string) => string
  /** Stands between a name and what is said of it: `Undo: 3 now free`, `Monday morning: both`. */
  colon: string
  /** The button; announced before the change, too. */
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
  /** What a day can be copied to, beside a day: Monday to Friday, and all seven. The second heads the list, too. */
  targets: readonly string[]
  /** How to use the week by pointer. */
  hint: string
  /** How to use the grid by keyboard; for screen readers. */
  keysHint: string
  /** The four states of a cell in `compare`, two of them with whose they are. */
  both: string
  only: (name: string) => string
  neither: string
  /** What `both` means, in the legend. */
  great: string
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

/** The words of the tools and the list, as they are loaded with them. */
export type ToolWords = Pick<
  WeekLabels,
  | 'keysHint'
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

/** The words of the comparison, as they are loaded with it. */
export type ComparisonWords = Pick<
  WeekLabels,
  'colon' | 'both' | 'only' | 'neither' | 'great' | 'percent' | 'match' | 'covers' | 'clash' | 'noShifts'
>

type LaterWords = ToolWords & ComparisonWords

/** The words of a week: its own, and of the others those that were given. */
export type Words = Omit<WeekLabels, keyof LaterWords> & Partial<LaterWords>

/** The English words of the week itself. */
export const weekLabels: Omit<WeekLabels, keyof LaterWords> = {
  days: DAYS,
  shortDays: DAYS.map((day) => day.slice(0, 3)),
  slots: SLOTS,
  hours: ['6am–12pm', '12–6pm', '6–10pm', '10pm–6am'],
  cell: (day, slot) => `${day} ${slot.toLowerCase()}`,
  state: (cell, isFree) => `${cell}, ${isFree ? '' : 'not '}free`,
  allDay: (day) => `${day}, all day`,
  everyDay: (slot, hours) => `${slot} ${hours}, every day`,
  all: 'All',
  wholeWeek: 'All, the whole week',
  count: (free) => `${free} of 28 slots free`,
  hint: 'Tap the times you are free, or drag across several. The name of a day or slot paints all of it. ',
}

/** `Monday morning` */
export function cellName({ cell, days, slots }: Words, day: number, slot: number): string {
  return cell(days[day] ?? '', slots[slot] ?? '')
}
