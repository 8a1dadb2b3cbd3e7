import { type ReactNode, useEffect } from 'react'
import { type Snapshot, useSnapshot } from 'valtio'
import { onLiveUpdate } from '@/client'
import { clock, type JobListing } from '@/domain'
import { loadMore, loadPage, openApplicant, sortApplicants } from './applicants.store'
import { extendedUntil } from './extended-until'
import { candidateActionsOutbox, openGig, rate, recordContact, tracking } from './gig-tracking.store'
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
  /** Whether the page begins with the gig's preview open. Default false. */
  startsWithPreview?: boolean
  /** Renders a listing as students read it. */
  renderListing: (listing: Snapshot<JobListing>) => ReactNode
}

/** A listing with its applicants, loaded on mount and reloaded whenever the page gets the focus. */
export function GigTrackingPage(props: GigTrackingPageProps) {
  const { jobListingId, applicationId, onApplicationChange, gigsHref, onClosed } = props
  const { gigId, state, list, opened, refusal } = useSnapshot(tracking)
  const { busy, failed } = useSnapshot(managing)

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

  // The address may name an application further down than the list has loaded.
  const isThere = gigId === jobListingId && state.phase === 'ready'
  useEffect(() => {
    if (isThere) void openApplicant(applicationId)
  }, [isThere, applicationId])

  // Sends the ratings when the page is left, without waiting for the timer (GT-09).
  useEffect(() => () => void candidateActionsOutbox.flush(), [])

  // Clear the failure on unmount, because it belongs to this listing.
  useEffect(() => forgetFailure, [])

  async function handleAction(action: ListingAction) {
    if (action === 'extend') await extendGig()
    else if (action !== 'close') await changeGigStatus(action)
    else if (await closeGig()) onClosed()
  }

  if (gigId !== jobListingId || state.phase === 'loading') return <GigLoading />
  if (state.phase === 'missing') return <GigMissing gigsHref={gigsHref} />
  if (state.phase === 'failed') return <GigFailed message={state.message} onRetry={() => void openGig(jobListingId)} />
  return (
    <GigTrackingScreen
      gig={state.gig}
      supportEmail={state.supportEmail}
      refusal={refusal}
      now={clock.now()}
      list={list}
      onSortChange={(sort) => void sortApplicants(sort)}
      onMore={() => void loadMore()}
      onListRetry={() => void loadPage(list.failure?.offset ?? 0)}
      opened={opened}
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
        startsWithPreview: props.startsWithPreview,
        extendedUntil: extendedUntil(state.gig, clock.now()),
        renderPreview: () => props.renderListing({ ...state.gig, Application: [] }),
      }}
      gigsHref={gigsHref}
    />
  )
}
