import { dayMs, hourMs, minuteMs } from './clock.ts'
import { formatCount } from './formats.ts'

/** The units from the largest, in milliseconds. */
const units = [
  ['day', dayMs],
  ['hour', hourMs],
  ['minute', minuteMs],
] as const

/**
 * The time until an instant, in its largest whole unit: `6 days`, `1 hour`, `less than a minute`. Null once it has
 * passed, and for an invalid date.
 */
export function timeLeft(until: Date | string, now: Date): string | null {
  const remainingMs = new Date(until).getTime() - now.getTime()
  if (Number.isNaN(remainingMs) || remainingMs <= 0) return null
  for (const [unit, unitMs] of units) {
    const count = Math.floor(remainingMs / unitMs)
    if (count >= 1) return formatCount(count, unit)
  }
  return 'less than a minute'
}
