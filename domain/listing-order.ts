/**
 * The orders of live listings: `fit` sorts by the fit to the student's availability, `newest` by posting time,
 * `nearest` by distance.
 */
export const listingSorts = ['fit', 'newest', 'nearest'] as const
export type ListingSort = (typeof listingSorts)[number]

/**
 * The scale of a fit's sort key: the covered share in units of 1/10,000, multiplied by a number greater than any count
 * of slots.
 */
export const fitUnits = { share: 10_000, covered: 32 } as const
