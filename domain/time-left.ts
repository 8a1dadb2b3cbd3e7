const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/**
 * How long until an instant, in its largest whole unit: `6 days`, `1 hour`, `less than a minute`.
 * Null once it has passed, and for a date that is none.
 */
export function timeLeft(until: Date | string, now: Date): string | null {
  const left = new Date(until).getTime() - now.getTime()
  if (Number.isNaN(left) || left <= 0) return null
  for (const [unit, length] of units) {
    const count = Math.floor(left / length)
    if (count >= 1) return `${count} ${unit}${count === 1 ? '' : 's'}`
  }
  return 'less than a minute'
}
