import { GigFromListingPage, GigPostedPage, GigWizardPage } from '@/features/gig-posting'
import { ListingPreview } from '@/features/job-search'
import { useParams } from '../navigation/react'
import { paths, studentJobUrl } from '../paths'
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
      gigsHref={paths.gigs()}
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
