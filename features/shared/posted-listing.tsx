import { type ReactNode, useEffect, useState } from 'react'
import { type BusinessListing, call, createResource, useResource } from '@/client'
import { messages } from '@/domain'
import { FailedPage, LoadingPage, MissingGigPage } from './page-states'

const postedListing = createResource({
  fetch: (jobListingId: string, signal) => call('gig', undefined, { params: { jobListingId }, signal }),
  keyOf: (jobListingId) => jobListingId,
})

interface PostedListingProps {
  /** The listing's id, from the address. */
  jobListingId: string
  /** The business's gigs, for an address without one. */
  gigsHref: string
  /** The heading of the page when the listing could not be loaded. */
  failedHeading: string
  /** The way out of that page. Default: none. */
  wayOut?: ReactNode
  /** Whether the page has the width of a page instead of a column's, while there is no listing. Default false. */
  isWide?: boolean
  children: (listing: BusinessListing) => ReactNode
}

/** Loads one of the signed-in business's listings and renders it, or the state of loading it. */
export function PostedListing(props: PostedListingProps) {
  const { jobListingId, gigsHref, failedHeading, wayOut, isWide, children } = props
  const { key, data, failure, status, isRetrying } = useResource(postedListing)
  /** The id that this page has requested: until then the resource contains the listing of an earlier page. */
  const [requestedId, setRequestedId] = useState<string | null>(null)
  useEffect(() => {
    postedListing.clear()
    void postedListing.load(jobListingId)
    setRequestedId(jobListingId)
  }, [jobListingId])
  const isRequested = requestedId === jobListingId && key === jobListingId
  if (isRequested && data) return children(data.jobListing)
  if (isRequested && failure?.code === 'notFound')
    return <MissingGigPage gigsHref={gigsHref} {...(isWide && { isWide })} />
  if (!isRequested || status !== 'failed') return <LoadingPage label="Loading the gig…" />
  return (
    <FailedPage
      heading={failedHeading}
      title="We couldn't load this gig"
      message={failure?.message ?? messages.general.offline}
      onRetry={() => void postedListing.retry()}
      retrying={isRetrying}
      {...(isWide && { isWide })}
    >
      {wayOut}
    </FailedPage>
  )
}
