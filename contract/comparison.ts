import { z } from 'zod'

/** The measures that applicants are compared by, and the groups of each, in order (JH-02). */
export const comparisonGroups = {
  coverage: ['Free for all of the shifts', 'Free for some of them', 'Free for none of them'],
  pay: ['Expect under $28 an hour', 'Expect $28 to $35', 'Expect more than $35'],
  letter: ['Wrote a cover letter', 'Wrote none'],
} as const

export type ComparisonMeasure = keyof typeof comparisonGroups
const measures = ['coverage', 'pay', 'letter'] as const satisfies readonly ComparisonMeasure[]

/** With fewer applicants the response has no shares, which could identify somebody. */
export const minComparedApplicants = 5

/** The response of `jobs/:jobListingId/comparison`. */
export const comparison = z.object({
  success: z.literal(true),
  /** Whether there are at least `minComparedApplicants`. */
  enough: z.boolean(),
  measures: z.array(
    z.object({
      measure: z.enum(measures),
      /** Percentage of each group, in the order of the groups; null when the shares could identify somebody. */
      shares: z.array(z.number().int()).nullable(),
      /** Index of the caller's own group; null without one. */
      own: z.number().int().nullable(),
    }),
  ),
})
export type Comparison = z.infer<typeof comparison>
