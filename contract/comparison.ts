import { z } from 'zod'

/** What applicants of a listing are compared by, and the groups of each, in order (JH-02). */
export const comparisonGroups = {
  coverage: ['Free for all of the shifts', 'Free for some of them', 'Free for none of them'],
  pay: ['Expect under $28 an hour', 'Expect $28 to $35', 'Expect more than $35'],
  letter: ['Wrote a cover letter', 'Wrote none'],
} as const

export type ComparisonMeasure = keyof typeof comparisonGroups
const measures = ['coverage', 'pay', 'letter'] as const satisfies readonly ComparisonMeasure[]

/** How many have to have applied before anything is compared. */
export const fewestCompared = 5

/** What `jobs/:jobListingId/comparison` answers. */
export const comparison = z.object({
  success: z.literal(true),
  /** Whether at least five have applied. */
  enough: z.boolean(),
  measures: z.array(
    z.object({
      measure: z.enum(measures),
      /** Share of each group in percent, in the order of the groups; null where it would tell on somebody. */
      shares: z.array(z.number().int()).nullable(),
      /** The caller's own group; null when they are in none. */
      own: z.number().int().nullable(),
    }),
  ),
})
export type Comparison = z.infer<typeof comparison>
