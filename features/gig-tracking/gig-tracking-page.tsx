import { type ReactNode, useEffect, useMemo } from 'react'
import { type Snapshot, useSnapshot } from 'valtio'
import { onLiveUpdate, useResource } from '@/client'
import type { Failure } from '@/contract'
import { clock, type JobListing, messages } from '@/domain'
import { extendedUntil } from './extended-until'
import type { Gig } from './gig'
import {
  addressedApplicant,
  applicantList,
  candidateActionsOutbox,
  type LoadedApplicants,
  loadAddressedApplicant,
  openGig,
  rate,
  recordContact,
  sortApplicants,
  trackedGig,
  tracking,
} from './gig-tracking.store'
import { changeGigStatus, closeGig, extendGig, forgetFailure, type ListingAction, managing } from './manage-gig.store'
import { GigTrackingScreen } from './screens/gig-tracking-screen'
import { GigFailed, GigLoading, GigMissing } from './screens/gig-tracking-states'

export interface GigTrackingPageProps {
  /** The listing's id, from the address. */
  jobListingId: string
  /** The id of the open applicant, from the address; null for none. */
  applicationId: string | null
  /** Called with the applicant to open, or null to close, to update the address. */
  onApplicationChange: (applicationId: string | null) => void
  /** The list of the business's gigs. */
  gigsHref: string
  /** Called after the listing was closed, to navigate to the dashboard. */
  onClosed: () => void
  /** The address for editing the listing. */
  editHref: string
  /** The address for a new listing copied from this one. */
  repostHref: string
  /** The address of the listing's printable poster. */
  printablePosterHref: string
  /** Whether the page begins with the gig's preview open. Default false. */
  startsWithPreview?: boolean
  /** Renders a listing as students read it. */
  renderListing: (listing: Snapshot<JobListing>) => ReactNode
}

/** A listing with its applicants, loaded on mount and reloaded whenever the page gets the focus. */
export function GigTrackingPage(props: GigTrackingPageProps) {
  const { jobListingId, applicationId, onApplicationChange, gigsHref, onClosed } = props
  const { key, data: answer, status, failure } = useResource(trackedGig)
  const applicants = useResource(applicantList)
  const { data: addressed } = useResource(addressedApplicant)
  const { sort, refusal } = useSnapshot(tracking)
  const { busy, failed } = useSnapshot(managing)
  const isLoaded = key === jobListingId && answer !== null

  const gig = useMemo(() => answer && withApplicants(answer.jobListing, applicants.data), [answer, applicants.data])

  useEffect(() => {
    const refresh = () => void openGig(jobListingId)
    refresh()
    window.addEventListener('focus', refresh)
    const stop = onLiveUpdate((changed) => {
      if (changed === null || changed === jobListingId) refresh()
    })
    return () => {
      window.removeEventListener('focus', refresh)
      stop()
    }
  }, [jobListingId])

  useEffect(() => {
    if (isLoaded && applicationId !== null) void loadAddressedApplicant({ jobListingId, applicationId })
  }, [isLoaded, jobListingId, applicationId])

  // Sends the ratings when the page is left, without waiting for the timer (GT-09).
  useEffect(() => () => void candidateActionsOutbox.flush(), [])

  // Clear the failure on unmount, because it belongs to this listing.
  useEffect(() => forgetFailure, [])

  async function handleAction(action: ListingAction) {
    if (action === 'extend') await extendGig()
    else if (action !== 'close') await changeGigStatus(action)
    else if (await closeGig()) onClosed()
  }

  if (key !== jobListingId) return <GigLoading />
  if (failure?.code === 'notFound') return <GigMissing gigsHref={gigsHref} />
  if (!gig || !answer) {
    if (status !== 'failed') return <GigLoading />
    return <GigFailed message={failureText(failure)} onRetry={() => void openGig(jobListingId)} />
  }
  return (
    <GigTrackingScreen
      gig={gig}
      supportEmail={answer.supportEmail}
      refusal={refusal}
      now={clock.now()}
      list={{
        sort,
        busy: applicants.status === 'loading' || applicants.status === 'loadingMore',
        failure: applicants.status === 'failed' ? failureText(applicants.failure) : null,
      }}
      onSortChange={(sort) => void sortApplicants(sort)}
      onMore={() => void applicantList.loadMore()}
      onListRetry={() => void applicantList.retry()}
      opened={addressed}
      selectedId={applicationId}
      onSelect={onApplicationChange}
      onRate={rate}
      onContact={recordContact}
      manage={{
        busy,
        failed,
        onAction: (action) => void handleAction(action),
        onDismissFailure: forgetFailure,
        editHref: props.editHref,
        repostHref: props.repostHref,
        printablePosterHref: props.printablePosterHref,
        startsWithPreview: props.startsWithPreview,
        extendedUntil: extendedUntil(gig, clock.now()),
        renderPreview: () => props.renderListing({ ...gig, Application: [] }),
      }}
      gigsHref={gigsHref}
    />
  )
}

/** The listing with the applicants loaded so far, in the order of the list. */
function withApplicants(gig: Gig, loaded: Snapshot<LoadedApplicants> | null): Gig {
  if (!loaded) return gig
  return { ...gig, applicants: { ...gig.applicants, total: loaded.total }, Application: loaded.applications }
}

function failureText(failure: Failure | null): string {
  return failure?.message ?? messages.general.offline
}
