/** Percent the splash grows by at each tick, at least and at most (SH-01). */
const step = { min: 0.5, max: 3 }

/** The percent after one more tick: a random step further, at most 100. `chance` is 0 to 1. */
export function splashAfterTick(percent: number, chance: number): number {
  return Math.min(100, percent + step.min + chance * (step.max - step.min))
}
