import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { onLiveUpdate } from '@/client'
import { clock } from '@/domain'
import { loadMore, loadPage, openApplicant, sortApplicants } from './applicants.store'
import { candidateActionsOutbox, openGig, rate, recordContact, tracking } from './gig-tracking.store'
import { closeGig, extendGig, forgetFailure, managing, repostGig } from './manage-gig.store'
import { GigTrackingScreen } from './screens/gig-tracking-screen'
import { GigFailed, GigLoading, GigMissing } from './screens/gig-tracking-states'

export interface GigTrackingPageProps {
  /** The listing's id, from the address. */
  jobListingId: string
  /** Whose application is open, from the address; null shows none. */
  applicationId: string | null
  /** An applicant was chosen, or closed with null: put it in the address. */
  onApplicationChange: (applicationId: string | null) => void
  /** The list of the business's gigs. */
  gigsHref: string
  /** The gig is closed: go to the dashboard. */
  onClosed: () => void
  /** The gig was posted again: go to the new one. */
  onReposted: (jobListingId: string) => void
}

/** One gig with its applicants, fresh from the server and again whenever the page gets the focus. */
export function GigTrackingPage(props: GigTrackingPageProps) {
  const { jobListingId, applicationId, onApplicationChange, gigsHref, onClosed, onReposted } = props
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

  // An address may open somebody far down the list.
  const isThere = gigId === jobListingId && state.phase === 'ready'
  useEffect(() => {
    if (isThere) void openApplicant(applicationId)
  }, [isThere, applicationId])

  // Ratings are not left to the timer once the business goes elsewhere (GT-09).
  useEffect(() => () => void candidateActionsOutbox.flush(), [])

  // What did not work is about the gig it was tried on.
  useEffect(() => forgetFailure, [])

  async function close() {
    if (await closeGig()) onClosed()
  }

  async function repost() {
    const newId = await repostGig()
    if (newId !== null) onReposted(newId)
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
        onClose: () => void close(),
        onExtend: () => void extendGig(),
        onRepost: () => void repost(),
        onFailureSeen: forgetFailure,
      }}
      gigsHref={gigsHref}
    />
  )
}
