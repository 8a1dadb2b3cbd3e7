import { type ReactNode, useEffect, useState } from 'react'
import { type Snapshot, useSnapshot } from 'valtio'
import { loadAdminFile } from '@/client/admin'
import type { ReviewedListing } from '@/contract'
import { clock, type Listing, reviewDecisionLabels } from '@/domain'
import type { Decision } from './desk-state'
import { createReviewDesk } from './review-desk.store'
import { DeskSignInScreen } from './screens/desk-sign-in-screen'
import { ReviewDeskScreen } from './screens/review-desk-screen'

interface ReviewDeskPageProps {
  /** The one-time ticket of the identity callback; null without one. */
  ticket: string | null
  /** Why the identity callback brought no ticket; null without an error. */
  error: string | null
  /** The address that starts an admin's sign-in. */
  signInHref: string
  /** `?open=`: the open listing's id, or {@link deskIdOfBusiness}; null for none. */
  openedId: string | null
  /** Changes `?open=`. */
  onOpen: (openedId: string | null) => void
  /** Renders a listing as students see it. */
  renderListing: (listing: Snapshot<Listing>) => ReactNode
}

/** The review desk (`/admin`). */
export function ReviewDeskPage({ ticket, error, signInHref, openedId, onOpen, renderListing }: ReviewDeskPageProps) {
  const [desk] = useState(createReviewDesk)
  const { admin, ...state } = useSnapshot(desk.state)
  const isSignedIn = admin.phase === 'loaded' && admin.data !== null

  useEffect(() => void desk.start(ticket), [desk, ticket])
  useEffect(() => {
    if (isSignedIn) void desk.openReviewed(openedId)
  }, [desk, isSignedIn, openedId])

  if (admin.phase !== 'loaded' || admin.data === null) {
    return (
      <DeskSignInScreen
        isLoading={admin.phase === 'loading'}
        failure={admin.phase === 'failed' ? admin.message : error}
        signInHref={signInHref}
      />
    )
  }

  async function handleDecide(decision: Decision, reason: string, name?: string): Promise<boolean> {
    const isDone = await desk.decide(decision, reason, name)
    if (isDone) desk.announce(`${reviewDecisionLabels[decision]}.`)
    return isDone
  }

  return (
    <ReviewDeskScreen
      {...state}
      admin={admin.data}
      openedId={openedId}
      now={clock.now()}
      onOpen={onOpen}
      onMore={(after) => void desk.loadQueue(after)}
      onRetryQueue={() => void desk.loadQueue()}
      onFind={(text) => void desk.findBusinesses(text)}
      onRetryOpen={() => void desk.openReviewed(openedId)}
      onDecide={handleDecide}
      onEndDecision={() => void desk.endDecision()}
      onSignOut={() => void desk.signOut()}
      renderListing={(reviewed) => <ReviewedPreview reviewed={reviewed} renderListing={renderListing} />}
    />
  )
}

/** A listing as students see it, with its poster, which only admins may load while the listing is hidden. */
function ReviewedPreview({
  reviewed: { jobListing },
  renderListing,
}: Pick<ReviewDeskPageProps, 'renderListing'> & { reviewed: Snapshot<ReviewedListing> }) {
  const { jobPoster } = jobListing
  const fileUrl = jobPoster?.fileUrl
  const [posterUrl, setPosterUrl] = useState<string | null>(null)

  useEffect(() => {
    if (fileUrl === undefined) return
    const loading = new AbortController()
    let loadedUrl: string | null = null
    const revoke = () => loadedUrl !== null && URL.revokeObjectURL(loadedUrl)
    void loadAdminFile(fileUrl, loading.signal).then((url) => {
      loadedUrl = url
      if (loading.signal.aborted) revoke()
      else setPosterUrl(url)
    })
    return () => {
      loading.abort()
      setPosterUrl(null)
      revoke()
    }
  }, [fileUrl])

  return renderListing({
    ...jobListing,
    jobPoster: jobPoster && posterUrl !== null ? { ...jobPoster, fileUrl: posterUrl } : null,
  })
}
