import { useGigSeen } from '@/features/gig-posting'
import { GigTrackingPage } from '@/features/gig-tracking'
import { ListingPreview } from '@/features/job-search'
import { useNavigate, useParams, useSearchParams } from '../navigation/react'
import { paths } from '../paths'
import { useOpenItem } from '../use-open-item'

// The review desk imports it from here.
export { ListingPreview }

/** The parameter is named `businessid` and carries the listing's id (RT-07). */
export function Gig() {
  const { businessid = '' } = useParams()
  useGigSeen(businessid)
  const [applicationId, openApplication] = useOpenItem('applicant')
  const searchParams = useSearchParams()
  const navigate = useNavigate()
  /** Replaces the entry, so that Back leads to the page before the preview. */
  function closePreview() {
    if (!searchParams.has('preview')) return
    const params = new URLSearchParams(searchParams)
    params.delete('preview')
    void navigate({ search: params.toString() }, { replace: true, keepsScroll: true })
  }
  return (
    <GigTrackingPage
      key={businessid}
      jobListingId={businessid}
      applicationId={applicationId}
      onApplicationChange={openApplication}
      gigsHref={paths.gigs()}
      onClosed={() => void navigate(paths.businessDashboard())}
      editHref={paths.editGig(businessid)}
      repostHref={paths.repostGig(businessid)}
      printablePosterHref={paths.printablePoster(businessid)}
      startsWithPreview={searchParams.has('preview')}
      onPreviewClose={closePreview}
      renderListing={(listing) => <ListingPreview listing={listing} />}
    />
  )
}
