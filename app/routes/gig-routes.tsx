import { GigFromListingPage, GigPostedPage, GigsPage, GigWizardPage, useGigSeen } from '@/features/gig-posting'
import { GigTrackingPage } from '@/features/gig-tracking'
import { ListingPreview } from '@/features/job-search'
import { useNavigate, useParams, useSearchParams } from '../navigation/react'
import { paths, studentJobUrl } from '../paths'
import { useOpenItem } from '../use-open-item'
import { useReplace } from '../use-replace'
import { useLeaveSteps, useStepHistory } from '../use-step-history'

/** Where a business opens each gate; only time opens the last. */
const gateLinks = {
  profile: paths.completeBusinessProfile(),
  email: paths.businessSettings(),
  abn: paths.businessSettings(),
  liveListings: paths.gigs(),
  postsPerDay: null,
}

// The review desk shows it too.
export { ListingPreview }

/** The wizard's steps are history entries, which are removed when the wizard is left. */
export function CreateGig() {
  const { step, go, length } = useStepHistory(1)
  return (
    <GigWizardPage
      renderListing={(listing) => <ListingPreview listing={listing} />}
      gateLinks={gateLinks}
      onPosted={useLeaveSteps(length, paths.gigPosted())}
      step={step ?? undefined}
      onStepChange={go}
    />
  )
}

export function RepostGig() {
  return <GigFromListing mode="repost" donePath={paths.gigPosted()} />
}

export function EditGig() {
  const { jobListingId = '' } = useParams()
  return <GigFromListing mode="edit" donePath={paths.gig(jobListingId)} />
}

function GigFromListing({ mode, donePath }: { mode: 'repost' | 'edit'; donePath: string }) {
  const { jobListingId = '' } = useParams()
  const { step, go, length } = useStepHistory(1)
  return (
    <GigFromListingPage
      jobListingId={jobListingId}
      mode={mode}
      gigHref={paths.gig(jobListingId)}
      renderListing={(listing) => <ListingPreview listing={listing} />}
      gateLinks={gateLinks}
      onPosted={useLeaveSteps(length, donePath)}
      step={step ?? undefined}
      onStepChange={go}
    />
  )
}

export function GigPosted() {
  const links = {
    gigs: paths.gigs(),
    dashboard: paths.businessDashboard(),
    createGig: paths.createGig(),
    gigPreview: paths.gigPreview,
    job: studentJobUrl,
    printablePoster: paths.printablePoster,
  }
  return <GigPostedPage links={links} onMissing={useReplace(paths.gigs())} />
}

export function Gigs() {
  return <GigsPage links={{ createGig: paths.createGig(), gig: paths.gig, gigDraft: paths.gigDraft }} />
}

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
    void navigate({ search: params.toString() }, { replace: true, preventScrollReset: true })
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
