/** The orders of live listings: best fit to the student's week first, newest first, nearest first. */
export const listingSorts = ['fit', 'newest', 'nearest'] as const
export type ListingSort = (typeof listingSorts)[number]

/** The parts of a fit's sort key: the covered share in 1/10,000, times a number greater than every count of slots. */
export const fitUnits = { share: 10_000, covered: 32 } as const
