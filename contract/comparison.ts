import * as z from 'zod/mini'

/** The bounds of the middle group of expected pay, both inclusive, in dollars (AUD) an hour. */
export const comparedPay = { from: 28, to: 35 } as const

/** The measures by which applicants are compared, and the groups of each, in order (JH-02). */
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
/** The measures, in the order that the response has them. */
export const comparisonMeasures = ['coverage', 'pay', 'letter'] as const satisfies readonly ComparisonMeasure[]

/** The minimum number of applicants. With fewer, shares could identify somebody, so the response has none. */
export const minComparedApplicants = 5

/** The response of `jobs/:jobListingId/comparison`. */
export const comparison = z.object({
  success: z.literal(true),
  /** Whether the listing has at least `minComparedApplicants`. */
  enough: z.boolean(),
  measures: z.array(
    z.object({
      measure: z.enum(comparisonMeasures),
      /** The percentage of each group, in the order of the groups; null when the shares could identify somebody. */
      shares: z.nullable(z.array(z.int())),
      /** The index of the caller's own group; null without one. */
      own: z.nullable(z.int()),
    }),
  ),
})
export type Comparison = z.infer<typeof comparison>
