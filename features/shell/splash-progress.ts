/** Percent the splash grows by at each tick, at least and at most (SH-01). */
const step = { min: 0.5, max: 3 }

/** How far the splash is after one more tick: a random step on, never past 100. `chance` is 0 to 1. */
export function splashAfterTick(percent: number, chance: number): number {
  return Math.min(100, percent + step.min + chance * (step.max - step.min))
}
