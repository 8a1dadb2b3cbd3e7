import * as z from 'zod/mini'

/** The bounds of the groups of expected pay, dollars (AUD) an hour; both belong to the group between them. */
export const comparedPay = { from: 28, to: 35 } as const

/** The measures that applicants are compared by, and the groups of each, in order (JH-02). */
export const comparisonGroups = {
  coverage: ['Free for all of the shifts', 'Free for some of them', 'Free for none of them'],
  pay: [
    `Expect under $${comparedPay.from} an hour`,
    `Expect $${comparedPay.from} to $${comparedPay.to}`,
    `Expect more than $${comparedPay.to}`,
  ],
  letter: ['Wrote a cover letter', 'Wrote none'],
} as const

export type ComparisonMeasure = keyof typeof comparisonGroups
export const comparisonMeasures = ['coverage', 'pay', 'letter'] as const satisfies readonly ComparisonMeasure[]

/** With fewer applicants the response has no shares, which could identify somebody. */
export const minComparedApplicants = 5

/** The response of `jobs/:jobListingId/comparison`. */
export const comparison = z.object({
  success: z.literal(true),
  /** Whether there are at least `minComparedApplicants`. */
  enough: z.boolean(),
  measures: z.array(
    z.object({
      measure: z.enum(comparisonMeasures),
      /** Percentage of each group, in the order of the groups; null when the shares could identify somebody. */
      shares: z.nullable(z.array(z.int())),
      /** Index of the caller's own group; null without one. */
      own: z.nullable(z.int()),
    }),
  ),
})
export type Comparison = z.infer<typeof comparison>
