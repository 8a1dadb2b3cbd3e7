/**
 * The orders of live listings: `fit` sorts by the fit to the student's availability, `newest` by posting time,
 * `nearest` by distance.
 */
export const listingSorts = ['fit', 'newest', 'nearest'] as const
export type ListingSort = (typeof listingSorts)[number]

/**
 * The units of the sort key of a fit, an integer: `floor(coveredSlots * share / shiftSlots) * covered + coveredSlots`.
 * The covered share of the shift slots counts first, in units of 1/10,000. Listings with an equal share are sorted by
 * the number of covered slots, for which the factor 32 leaves room: a week has 28 slots. `fitScore` of `testing` and
 * `fitScoreSql` of the server compute the key.
 */
export const fitUnits = { share: 10_000, covered: 32 } as const
