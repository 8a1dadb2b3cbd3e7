import { call, createResource } from '@/client'

/** The comparison of the student with all applicants to a listing, for the open application. */
export const comparison = createResource({
  keyOf: (jobListingId: string) => jobListingId,
  fetch: (jobListingId, signal) => call('comparison', undefined, { params: { jobListingId }, signal }),
})
