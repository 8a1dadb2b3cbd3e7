import { Button } from '@campus-gigs/ui'
import { clock } from '@/domain'
import { FailedPage, LoadingPage, MissingGigPage, usePostedListing } from '@/features/shared'
import { PrintablePosterScreen } from './screens/printable-poster-screen'

interface PrintablePosterPageProps {
  /** The listing's id, from the address. */
  jobListingId: string
  /** The page of the gig. */
  gigHref: string
  /** The business's gigs, for an address without one. */
  gigsHref: string
  /** The whole address at which students open the gig. */
  jobUrl: string
}

/** Loads a posted gig and lays it out as a page of A4 to print, with the QR code of its link (GW-09). */
export function PrintablePosterPage({ jobListingId, gigHref, gigsHref, jobUrl }: PrintablePosterPageProps) {
  const { listing, isMissing, failure, isRetrying, retry } = usePostedListing(jobListingId)
  if (listing)
    return (
      <PrintablePosterScreen
        gig={listing}
        now={clock.now()}
        gigHref={gigHref}
        jobUrl={jobUrl}
        onPrint={() => window.print()}
      />
    )
  if (isMissing) return <MissingGigPage gigsHref={gigsHref} />
  if (failure !== null)
    return (
      <FailedPage
        heading="Printable poster"
        title="We couldn't load this gig"
        message={failure}
        onRetry={retry}
        retrying={isRetrying}
      >
        <Button asChild>
          <a href={gigHref}>Back to the gig</a>
        </Button>
      </FailedPage>
    )
  return <LoadingPage label="Loading the gig…" />
}
