import { useEffect, useState } from 'react'
import { call, createResource, useResource } from '@/client'
import { messages } from '@/domain'

const postedListing = createResource({
  fetch: (jobListingId: string, signal) => call('gig', undefined, { params: { jobListingId }, signal }),
  keyOf: (jobListingId) => jobListingId,
})

/**
 * Loads one of the signed-in business's listings.
 * @returns the listing, null until it is loaded; whether the business has none of that id; why it could not be loaded, null
 * without a failure; and whether it is being loaded again after one
 */
export function usePostedListing(jobListingId: string) {
  const { key, data, failure, status, isRetrying } = useResource(postedListing)
  /** The id that this page asked for: until then the resource has what an earlier page left there. */
  const [askedId, setAskedId] = useState<string | null>(null)
  useEffect(() => {
    postedListing.clear()
    void postedListing.load(jobListingId)
    setAskedId(jobListingId)
  }, [jobListingId])
  const isOwn = askedId === jobListingId && key === jobListingId
  return {
    listing: isOwn && data ? data.jobListing : null,
    isMissing: isOwn && failure?.code === 'notFound',
    failure: isOwn && status === 'failed' ? (failure?.message ?? messages.general.offline) : null,
    isRetrying,
    retry: () => void postedListing.retry(),
  }
}
