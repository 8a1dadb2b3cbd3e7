import type { ScheduleDay, ScheduleSlot } from './model/schedule'

/** Every text of the schedule grid. Pass those to replace as `messages`, from outside the component or memoised. */
export interface ScheduleMessages {
  /** A day's name: `Tuesday`, `Tuesday 24 November`. */
  day: (day: ScheduleDay) => string
  /** A day's name above its column: `Tue`, `Tue 24 Nov`. */
  shortDay: (day: ScheduleDay) => string
  /** A time of day in minutes, which may be past 1440: `10 am`, `10:30 am`. */
  time: (minute: number) => string
  /** A range of time: `10 am–12 pm`. */
  range: (start: string, end: string) => string
  /** A slot's name. */
  slot: (slot: ScheduleSlot, time: ScheduleMessages['time']) => string
  /** A cell's name, which doesn't change with its state: `Tuesday 10 am`. */
  cell: (day: string, slot: string) => string
  /** The name of a day's header, which paints the day. */
  allDay: (day: string) => string
  /** The name of a slot's header, which paints the slot on every day. */
  everyDay: (slot: string) => string
  /** The corner's visible text. */
  all: string
  /** The corner's name; starts with its visible text. */
  everything: string
  /** A level's name, by its id. */
  level: (id: string) => string
  /** A cell without an entry, in `view`. */
  none: string
  /** A cell that entries cover only in part. */
  partial: string
  /** A cell that isn't offered. */
  disabled: string
  /** A cell that shows a level but can't be changed. */
  readOnly: string
  /** Names the choice of the level to paint with. */
  brush: string
  /** How many of the cells have each level, best first. */
  count: (levels: readonly { level: string; count: number }[], total: number) => string
  /** One summary of a stroke: how many cells got each level, how many were erased, and the count. */
  change: (painted: readonly { level: string; count: number }[], erased: number, count: string) => string
  /** Between a name and its state or change: `Undo: 3 now free`. */
  colon: string
  undo: string
  redo: string
  clear: string
  /** How to use the grid by pointer and touch. */
  hint: string
  /** How to use the grid by keyboard; for screen readers. */
  keysHint: string
  /** How to use the level's keys, where there are several levels; for screen readers. */
  levelKeysHint: string
  /** A range in `compare`: how many are free, who only at a lesser level, and who isn't. */
  attendance: (attendance: ScheduleAttendance) => string
  /** The heading of the best times in `compare`. */
  bestTimes: string
  /** A step of the legend: from so many people to so many, of all. */
  legend: (from: number, to: number, total: number) => string
  /** The states of two people compared, in the legend. */
  both: string
  only: (name: string) => string
  neither: string
  /** Below the comparison until a cell is chosen. */
  compareHint: string
}

/** Who is free in a range of time. */
export interface ScheduleAttendance {
  /** How many are free, at whatever level. */
  present: number
  /** How many people there are. */
  total: number
  /** Those with a lesser level than the best, by level. */
  lesser: readonly { level: string; names: readonly string[] }[]
  /** The names of those who aren't free. */
  absent: readonly string[]
}

const utc = { timeZone: 'UTC' } as const
const longDate = new Intl.DateTimeFormat('en-AU', { ...utc, weekday: 'long', day: 'numeric', month: 'long' })
const shortDate = new Intl.DateTimeFormat('en-AU', { ...utc, weekday: 'short', day: 'numeric', month: 'short' })
const names = new Intl.ListFormat('en-AU')
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

function formatTime(minute: number): string {
  const [hour, rest] = [Math.floor(minute / 60) % 24, minute % 60]
  return `${hour % 12 || 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''} ${hour < 12 ? 'am' : 'pm'}`
}

/** A date's text without its commas, which differ between versions of the data browsers have. */
const formatDate = (format: Intl.DateTimeFormat, day: string) => format.format(Date.parse(day)).replaceAll(',', '')

/** The English texts. */
export const scheduleMessages: ScheduleMessages = {
  day: (day) => (typeof day === 'number' ? (DAYS[day] ?? '') : formatDate(longDate, day)),
  shortDay: (day) => (typeof day === 'number' ? (DAYS[day] ?? '').slice(0, 3) : formatDate(shortDate, day)),
  time: formatTime,
  range: (start, end) => `${start}–${end}`,
  slot: ({ label, startMinute }, time) => label ?? time(startMinute),
  cell: (day, slot) => `${day} ${slot}`,
  allDay: (day) => `${day}, all day`,
  everyDay: (slot) => `${slot}, every day`,
  all: 'All',
  everything: 'All times',
  level: (id) => id.replaceAll('-', ' '),
  none: 'not free',
  partial: 'partly free',
  disabled: 'not offered',
  readOnly: 'can’t be changed',
  brush: 'Paint',
  count: (levels, total) => `${levels.map(({ level, count }) => `${count} ${level}`).join(', ')} of ${total} times`,
  change: (painted, erased, count) =>
    [
      ...painted.filter((each) => each.count > 0).map((each) => `${each.count} now ${each.level}`),
      ...(erased > 0 ? [`${erased} cleared`] : []),
      count,
    ].join(', '),
  colon: ': ',
  undo: 'Undo',
  redo: 'Redo',
  clear: 'Clear',
  hint: 'Press or drag over times. On a touch screen, hold a time, then drag.',
  keysHint:
    'Arrow keys move, Space paints, Shift with arrow keys paints along, Page Up and Page Down move further, Control A paints everything.',
  levelKeysHint: 'Number keys paint with a level, 0 clears.',
  attendance: ({ present, total, lesser, absent }) =>
    [
      `${present} of ${total}`,
      ...lesser.map((each) => `${each.level}: ${names.format(each.names)}`),
      ...(present > 0 && absent.length > 0 ? [`without ${names.format(absent)}`] : []),
    ].join(', '),
  bestTimes: 'Best times',
  legend: (from, to, total) => `${from === to ? from : `${from}–${to}`} of ${total}`,
  both: 'both',
  only: (name) => `only ${name}`,
  neither: 'neither',
  compareHint: 'Choose a time to see who’s free.',
}
