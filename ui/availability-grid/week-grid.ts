import { bitOf, DAYS, FULL_WEEK, popcount, SLOTS } from './availability'

/**
 * A place in the grid. `-1` stands for the header: `{day: 1, slot: -1}` is all of Monday, `{day: -1, slot: 0}` every
 * morning and `{day: -1, slot: -1}` the whole week, so a header is just a larger brush.
 */
export interface Position {
  /** -1 (all days) or 0 = Sunday … 6 = Saturday. */
  day: number
  /** -1 (all day) or 0 = Morning … 3 = Night. */
  slot: number
}

const HEADER = -1
const LAST_DAY = DAYS.length - 1
const LAST_SLOT = SLOTS.length - 1

/** Whether the two places are the same. */
export function isSamePosition(a: Position, b: Position): boolean {
  return a.day === b.day && a.slot === b.slot
}

/** The cells between two places, corners included, as a mask; a header reaches over its whole row or column. */
export function bitsBetween(a: Position, b: Position): number {
  const days = span(a.day, b.day, LAST_DAY)
  const slots = span(a.slot, b.slot, LAST_SLOT)
  let bits = 0
  for (let day = days.from; day <= days.to; day += 1) {
    for (let slot = slots.from; slot <= slots.to; slot += 1) bits |= bitOf(day, slot)
  }
  return bits
}

function span(a: number, b: number, last: number): { from: number; to: number } {
  if (a === HEADER || b === HEADER) return { from: 0, to: last }
  return { from: Math.min(a, b), to: Math.max(a, b) }
}

/** The cells a place stands for: itself, a row, a column or the week. */
export function bitsAt(position: Position): number {
  return bitsBetween(position, position)
}

/** How much of some cells is free. */
export type Fill = 'all' | 'some' | 'none'

/** How much of `bits` the mask holds. */
export function fillOf(mask: number, bits: number): Fill {
  const free = mask & bits
  if (free === 0) return 'none'
  return free === bits ? 'all' : 'some'
}

/** Makes cells free or not free. */
export function paint(mask: number, bits: number, free: boolean): number {
  return free ? mask | bits : mask & ~bits
}

/** Frees all the cells of a place, or none of them if they were all free. */
export function toggle(mask: number, position: Position): number {
  const bits = bitsAt(position)
  return paint(mask, bits, fillOf(mask, bits) !== 'all')
}

/** Where a key leads in the grid, or `null` when it is not a key that moves. Edges hold; nothing wraps. */
export function move(from: Position, key: string, isCtrl: boolean): Position | null {
  const { day, slot } = from
  switch (key) {
    case 'ArrowUp':
      return { day: Math.max(HEADER, day - 1), slot }
    case 'ArrowDown':
      return { day: Math.min(LAST_DAY, day + 1), slot }
    case 'ArrowLeft':
      return { day, slot: Math.max(HEADER, slot - 1) }
    case 'ArrowRight':
      return { day, slot: Math.min(LAST_SLOT, slot + 1) }
    case 'Home':
      return isCtrl ? { day: 0, slot: 0 } : { day, slot: Math.min(slot, 0) }
    case 'End':
      return isCtrl ? { day: LAST_DAY, slot: LAST_SLOT } : { day, slot: LAST_SLOT }
    default:
      return null
  }
}

/** `Monday morning` */
export function cellName(day: number, slot: number): string {
  return `${DAYS[day]} ${SLOTS[slot]?.toLowerCase()}`
}

/** `Monday morning, free` */
export function cellNameWithState(day: number, slot: number, isFree: boolean): string {
  return `${cellName(day, slot)}, ${isFree ? 'free' : 'not free'}`
}

/** `9 of 28 slots free` */
export function freeCount(mask: number): string {
  return `${popcount(mask)} of ${popcount(FULL_WEEK)} slots free`
}

/** What to announce after a change: the cell by name when it is one, else how many, and the sum. */
export function describeChange(before: number, after: number): string {
  const changed = before ^ after
  const count = popcount(changed)
  if (count === 1) {
    const bit = Math.log2(changed)
    return cellNameWithState(Math.floor(bit / SLOTS.length), bit % SLOTS.length, (after & changed) !== 0)
  }
  const freed = popcount(after & ~before)
  const parts = [freed > 0 && `${freed} now free`, count > freed && `${count - freed} no longer free`]
  return [...parts.filter(Boolean), freeCount(after)].join(', ')
}

/** The weeks before and after the present one, for undo and redo. */
export interface History {
  past: readonly number[]
  present: number
  future: readonly number[]
}

/** A history without any past. */
export function historyOf(mask: number): History {
  return { past: [], present: mask, future: [] }
}

/** The history after a change; what had been undone is forgotten. */
export function record(history: History, next: number): History {
  return { past: [...history.past, history.present], present: next, future: [] }
}

/** One step back; the same history when there is none. */
export function undo(history: History): History {
  const { past, present, future } = history
  const previous = past.at(-1)
  return previous === undefined ? history : { past: past.slice(0, -1), present: previous, future: [present, ...future] }
}

/** One step forward again; the same history when there is none. */
export function redo(history: History): History {
  const { past, present, future } = history
  const [next, ...rest] = future
  return next === undefined ? history : { past: [...past, present], present: next, future: rest }
}
