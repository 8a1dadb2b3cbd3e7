import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { type ApplicantSort, clock } from '@/contract'
import { candidateActionsOutbox, openGig, rate, tracking } from './gig-tracking.store'
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
}

/** One gig with its applicants, fresh from the server and again whenever the page gets the focus. */
export function GigTrackingPage({ jobListingId, applicationId, onApplicationChange, gigsHref }: GigTrackingPageProps) {
  const { gigId, state, refusal } = useSnapshot(tracking)
  const [sort, setSort] = useState<ApplicantSort>('Time of Application')

  useEffect(() => {
    const refresh = () => void openGig(jobListingId)
    refresh()
    window.addEventListener('focus', refresh)
    return () => window.removeEventListener('focus', refresh)
  }, [jobListingId])

  // Ratings are not left to the timer once the business goes elsewhere (GT-09).
  useEffect(() => () => void candidateActionsOutbox.flush(), [])

  if (gigId !== jobListingId || state.phase === 'loading') return <GigLoading />
  if (state.phase === 'missing') return <GigMissing gigsHref={gigsHref} />
  if (state.phase === 'failed') return <GigFailed message={state.message} onRetry={() => void openGig(jobListingId)} />
  return (
    <GigTrackingScreen
      gig={state.gig}
      refusal={refusal}
      now={clock.now()}
      sort={sort}
      onSortChange={setSort}
      selectedId={applicationId}
      onSelect={onApplicationChange}
      onRate={rate}
      gigsHref={gigsHref}
    />
  )
}
