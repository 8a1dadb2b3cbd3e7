import { arrowSteps, keySteps, type Sample, type Steps } from './measure.ts'

/** All samples of one picker. */
export type Samples = readonly Sample[]

/** A budget: what was found, what is allowed, and whether it was kept. */
export interface Verdict {
  what: string
  found: number
  allowed: number
}

/** The middle one; the mean of the two middle ones where there are two. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}

/** The median of every step, and `arrow`: the median of all arrows. */
export function medians(samples: Samples, kind: 'work' | 'tasks'): Steps {
  const of = (name: string) => median(samples.map((sample) => sample[kind][name] ?? Number.NaN))
  const steps = Object.fromEntries(['open', ...keySteps, ...arrowSteps].map((name) => [name, of(name)]))
  return { ...steps, arrow: median(arrowSteps.map(of)) }
}

const columns = ['open', ...keySteps, 'arrow'] as const

/** A line of milliseconds under the columns of `heading`. */
export function row(name: string, steps: Steps): string {
  const cells = columns.map((column) => (steps[column] ?? Number.NaN).toFixed(2).padStart(9))
  return `${name.padEnd(26)}${cells.join('')}`
}

export function heading(title: string): string {
  return `${title.padEnd(26)}${columns.map((column) => column.padStart(9)).join('')}`
}

/** Ours against the better of the peers at each step. */
export function ratios(ours: Steps, peers: readonly Steps[], limits: { step: number; arrow: number }): Verdict[] {
  return columns.map((column) => ({
    what: `${column} / the better virtual one`,
    found: (ours[column] ?? Number.NaN) / Math.min(...peers.map((peer) => peer[column] ?? Number.NaN)),
    allowed: column === 'arrow' ? limits.arrow : limits.step,
  }))
}

/** Prints each budget and says whether all were kept. */
export function judge(verdicts: readonly Verdict[]): boolean {
  for (const { what, found, allowed } of verdicts) {
    const mark = found <= allowed ? 'PASS' : 'FAIL'
    console.log(`${mark}  ${what}: ${Number(found.toFixed(2))} (at most ${allowed})`)
  }
  return verdicts.every(({ found, allowed }) => found <= allowed)
}
