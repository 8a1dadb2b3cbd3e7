const hour = 3_600_000
const day = 24 * hour

const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`

/** How long a listing has left, in whole days or hours: `3 days`, `1 hour`, `less than an hour`; null when it is over. */
export function timeLeft(expiringOn: string, now: Date): string | null {
  const left = Date.parse(expiringOn) - now.getTime()
  if (Number.isNaN(left) || left <= 0) return null
  if (left >= day) return count(Math.floor(left / day), 'day')
  return left >= hour ? count(Math.floor(left / hour), 'hour') : 'less than an hour'
}
