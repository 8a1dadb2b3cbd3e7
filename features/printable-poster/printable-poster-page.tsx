import { Button } from '@campus-gigs/ui'
import { clock } from '@/domain'
import { PostedListing } from '@/features/shared'
import { PrintablePosterScreen } from './screens/printable-poster-screen'

interface PrintablePosterPageProps {
  /** The listing's id, from the address. */
  jobListingId: string
  gigHref: string
  /** The business's gigs, for an address without one. */
  gigsHref: string
  /** The whole address at which students open the gig. */
  jobUrl: string
}

/** Loads a posted gig and lays it out as a page of A4 to print, with the QR code of its link (GW-09). */
export function PrintablePosterPage({ jobListingId, gigHref, gigsHref, jobUrl }: PrintablePosterPageProps) {
  const wayOut = (
    <Button asChild>
      <a href={gigHref}>Back to the gig</a>
    </Button>
  )
  return (
    <PostedListing jobListingId={jobListingId} gigsHref={gigsHref} failedHeading="Printable poster" wayOut={wayOut}>
      {(listing) => (
        <PrintablePosterScreen
          gig={listing}
          now={clock.now()}
          gigHref={gigHref}
          jobUrl={jobUrl}
          onPrint={() => window.print()}
        />
      )}
    </PostedListing>
  )
}
