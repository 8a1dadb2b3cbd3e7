import { useEffect } from 'react'
import { call, createResource, useResource } from '@/client'
import { clock, messages } from '@/domain'
import { PrintablePosterScreen } from './screens/printable-poster-screen'
import { PosterLoading, PosterNotLoaded } from './screens/printable-poster-states'

export interface PrintablePosterPageProps {
  /** The listing's id, from the address. */
  jobListingId: string
  /** The page of the gig. */
  gigHref: string
  /** The whole address at which students open the gig. */
  jobUrl: string
}

/** The business's own listing that the poster is for. */
const postedListing = createResource({
  fetch: (jobListingId: string, signal) => call('gig', undefined, { params: { jobListingId }, signal }),
  keyOf: (jobListingId) => jobListingId,
})

/** Loads a posted gig and lays it out as a page of A4 to print, with the QR code of its link (GW-09). */
export function PrintablePosterPage({ jobListingId, gigHref, jobUrl }: PrintablePosterPageProps) {
  const { key, data, failure, status } = useResource(postedListing)
  useEffect(() => {
    postedListing.clear()
    void postedListing.load(jobListingId)
  }, [jobListingId])

  if (key === jobListingId && data)
    return (
      <PrintablePosterScreen
        gig={data.jobListing}
        now={clock.now()}
        gigHref={gigHref}
        jobUrl={jobUrl}
        onPrint={() => window.print()}
      />
    )
  if (status === 'failed')
    return (
      <PosterNotLoaded
        message={failure?.message ?? messages.general.offline}
        gigHref={gigHref}
        onRetry={() => void postedListing.retry()}
      />
    )
  return <PosterLoading />
}
