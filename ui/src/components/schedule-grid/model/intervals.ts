// Arithmetic of half-open intervals.
import type { AxisInterval } from './schedule'

/** Whether two intervals share a minute. */
export const overlap = (a: AxisInterval, b: AxisInterval) => a.start < b.end && a.end > b.start

/** The parts of an interval outside another: all of it, a part before and a part after, one of them, or nothing. */
function subtractOne(interval: AxisInterval, removed: AxisInterval): AxisInterval[] {
  if (!overlap(interval, removed)) return [interval]
  const before = { start: interval.start, end: Math.min(interval.end, removed.start) }
  const after = { start: Math.max(interval.start, removed.end), end: interval.end }
  return [before, after].filter(({ start, end }) => start < end)
}

/** The parts of an interval outside some others, in order. */
export function subtract(interval: AxisInterval, removed: readonly AxisInterval[]): AxisInterval[] {
  return removed.reduce((rest, each) => rest.flatMap((part) => subtractOne(part, each)), [interval])
}
