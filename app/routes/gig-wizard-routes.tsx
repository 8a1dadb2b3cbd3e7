import type { ComponentProps } from 'react'
import { GigFromListingPage, GigPostedPage, GigWizardPage } from '@/features/gig-posting'
import { ListingPreview } from '@/features/job-search'
import { useParams } from '../navigation/react'
import { paths, studentJobUrl } from '../paths'
import { useReplace } from '../use-replace'
import { useWizardSteps } from '../use-step-history'

/** The screen where a business meets each requirement of posting. The limit of posts a day ends only by waiting. */
const gateLinks = {
  profile: paths.completeBusinessProfile(),
  email: paths.businessSettings(),
  abn: paths.businessSettings(),
  liveListings: paths.gigs(),
  postsPerDay: null,
}

/** @param donePath the screen to open once the gig is posted or saved */
function useGigWizard(donePath: string): ComponentProps<typeof GigWizardPage> {
  const { leave, ...steps } = useWizardSteps(donePath)
  return {
    renderListing: (listing) => <ListingPreview listing={listing} />,
    gateLinks,
    onPosted: leave,
    ...steps,
  }
}

export function CreateGig() {
  return <GigWizardPage {...useGigWizard(paths.gigPosted())} />
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
  return (
    <GigFromListingPage
      jobListingId={jobListingId}
      mode={mode}
      gigHref={paths.gig(jobListingId)}
      gigsHref={paths.gigs()}
      {...useGigWizard(donePath)}
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
