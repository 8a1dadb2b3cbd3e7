/** The smallest and largest increase of a tick, in percent (SH-01). */
const stepPercent = { min: 0.5, max: 3 }

/**
 * The percent after one more tick, at most 100.
 * @param chance a random number from 0 to 1, which decides the increase
 */
export function splashAfterTick(percent: number, chance: number): number {
  return Math.min(100, percent + stepPercent.min + chance * (stepPercent.max - stepPercent.min))
}
