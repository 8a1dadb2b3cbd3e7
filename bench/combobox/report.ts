import { arrowSteps, keySteps, type Sample, type Steps } from './measure.ts'

/** All samples of one picker. */
export type Samples = readonly Sample[]

/** A measured value and its budget. */
export interface BudgetResult {
  label: string
  measured: number
  /** The most that is allowed. */
  budget: number
}

/** The median: the mean of the two middle values for an even count. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}

/** The median of every step, and `arrow`: the median of all arrows. */
export function medians(samples: Samples, kind: 'work' | 'tasks'): Steps {
  const medianOf = (step: string) => median(samples.map((sample) => sample[kind][step] ?? Number.NaN))
  const steps = Object.fromEntries(['open', ...keySteps, ...arrowSteps].map((step) => [step, medianOf(step)]))
  return { ...steps, arrow: median(arrowSteps.map(medianOf)) }
}

/** The steps that a table shows. */
const columns = ['open', ...keySteps, 'arrow'] as const

/** A table row of milliseconds, aligned with `heading`. */
export function row(name: string, steps: Steps): string {
  const cells = columns.map((column) => (steps[column] ?? Number.NaN).toFixed(2).padStart(9))
  return `${name.padEnd(26)}${cells.join('')}`
}

/** A table's heading: its title, then the names of the steps. */
export function heading(title: string): string {
  return `${title.padEnd(26)}${columns.map((column) => column.padStart(9)).join('')}`
}

/**
 * The ratio of our time to the fastest peer's at each step, with its limit.
 *
 * @param limits the most that the ratio may be, at an arrow key and at every other step
 */
export function ratios(ours: Steps, peers: readonly Steps[], limits: { step: number; arrow: number }): BudgetResult[] {
  return columns.map((column) => ({
    label: `${column} / the better virtual one`,
    measured: (ours[column] ?? Number.NaN) / Math.min(...peers.map((peer) => peer[column] ?? Number.NaN)),
    budget: column === 'arrow' ? limits.arrow : limits.step,
  }))
}

/** Prints each budget. @returns whether all were kept */
export function reportBudgets(results: readonly BudgetResult[]): boolean {
  for (const { label, measured, budget } of results) {
    const mark = measured <= budget ? 'PASS' : 'FAIL'
    console.log(`${mark}  ${label}: ${Number(measured.toFixed(2))} (at most ${budget})`)
  }
  return results.every(({ measured, budget }) => measured <= budget)
}
