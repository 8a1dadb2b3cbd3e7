import { call, createResource } from '@/client'

/** How the student compares with everybody who applied to a listing, for the application that is open. */
export const comparison = createResource({
  keyOf: (jobListingId: string) => jobListingId,
  fetch: (jobListingId, signal) => call('comparison', undefined, { params: { jobListingId }, signal }),
})
