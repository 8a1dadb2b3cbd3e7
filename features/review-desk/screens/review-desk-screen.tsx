import { Button, type ButtonProps, cn, EmptyState, Loading, Tag, TimeAgo } from '@campus-gigs/ui'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Snapshot } from 'valtio'
import type { Admin, QueuedListing } from '@/contract'
import { formatCount } from '@/domain'
import { ActionAlert, openItemClass, useFocusHandover } from '@/features/shared'
import { entryIdOf } from '../desk-id'
import type { DeskState } from '../desk-state'
import { FindBusiness, type FindBusinessProps } from './find-business'
import { ReviewedPane, type ReviewedPaneProps } from './reviewed-pane'

interface ReviewDeskScreenProps
  extends Omit<Snapshot<DeskState>, 'admin'>,
    Pick<ReviewedPaneProps, 'onDecide' | 'onEndDecision' | 'renderListing'>,
    Pick<FindBusinessProps, 'onFind'> {
  admin: Admin
  now: Date
  onOpen: (openedId: string | null) => void
  /** Loads the page of the queue after a cursor. */
  onMore: (after: string) => void
  onRetryQueue: () => void
  onRetryOpen: () => void
  onSignOut: () => void
}

/** The review desk: the queue, and beside it (on phones in its place) the open listing. */
export function ReviewDeskScreen(props: ReviewDeskScreenProps) {
  const { admin, found, openedId, reviewed, announced, onOpen, onFind, onRetryOpen, onSignOut } = props
  const isOpen = openedId !== null
  const queueHeadingRef = useRef<HTMLHeadingElement>(null)
  const previousOpenedIdRef = useRef(openedId)

  // Closing removes the focused button, so focus the entry that opened it, or the queue's heading without one.
  useEffect(() => {
    const closedId = previousOpenedIdRef.current
    previousOpenedIdRef.current = openedId
    if (openedId !== null || closedId === null) return
    const target = document.getElementById(entryIdOf(closedId)) ?? queueHeadingRef.current
    target?.focus()
  }, [openedId])

  return (
    <main id="main" className="page flex flex-col gap-6 py-6">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="page-heading">Review desk</h1>
        <div className="flex flex-wrap items-center gap-3">
          <span className="text-ink-muted text-sm">{admin.name}</span>
          <Button size="sm" onClick={onSignOut}>
            Sign out
          </Button>
        </div>
      </header>
      <p role="status" className="font-semibold empty:sr-only">
        {announced}
      </p>
      <div className="grid gap-6 lg:grid-cols-[20rem_1fr]">
        <div className={cn('flex min-w-0 flex-col gap-8', isOpen && 'max-lg:hidden')}>
          <section aria-labelledby="desk-queue">
            <h2 id="desk-queue" ref={queueHeadingRef} tabIndex={-1} className="mb-3 text-xl outline-none">
              Waiting for you
            </h2>
            <QueueList {...props} />
          </section>
          <FindBusiness found={found} openedId={openedId} onFind={onFind} onOpen={onOpen} />
        </div>
        <div className={cn('min-w-0', !isOpen && 'max-lg:hidden')}>
          {isOpen && (
            <Button
              size="sm"
              className="mb-4 lg:hidden"
              iconStart={<ArrowLeft aria-hidden />}
              onClick={() => onOpen(null)}
            >
              Back to the queue
            </Button>
          )}
          {!isOpen && <EmptyState title="Choose a gig from the queue, or find a business." />}
          {isOpen && reviewed.phase === 'loading' && <Loading label="Loading" />}
          {isOpen && reviewed.phase === 'failed' && (
            <ActionAlert
              title="We couldn't load this gig or business."
              failure={reviewed.message}
              onRetry={onRetryOpen}
            />
          )}
          {isOpen && reviewed.phase === 'loaded' && <ReviewedPane {...props} reviewed={reviewed.data} />}
        </div>
      </div>
    </main>
  )
}

function QueueList(props: ReviewDeskScreenProps) {
  const { queue, isLoadingMore, moreFailure, openedId, now, onOpen, onMore, onRetryQueue } = props
  if (queue.phase === 'loading') return <Loading label="Fetching the queue" />
  if (queue.phase === 'failed')
    return <ActionAlert title="We couldn't load the queue." failure={queue.message} onRetry={onRetryQueue} />
  const { listings, next } = queue.data
  if (listings.length === 0) {
    return (
      <EmptyState
        title="Nothing waits for you."
        description="Gigs that wait for review, and gigs that students report, appear here."
        headingLevel={3}
      />
    )
  }
  return (
    <>
      <ul className="flex flex-col gap-2">
        {listings.map((listing) => (
          <li key={listing.jobListingId}>
            <QueueEntry listing={listing} now={now} isOpen={listing.jobListingId === openedId} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {next !== null && (
        <div className="mt-3 flex flex-col gap-3">
          <ActionAlert failure={moreFailure} offlineText={null} />
          <MoreButton busy={isLoadingMore} onClick={() => onMore(next)} />
        </div>
      )}
    </>
  )
}

/** Loads the next page of the queue. On the last page the button is removed, and the last listing takes its focus. */
function MoreButton(props: Pick<ButtonProps, 'busy' | 'onClick'>) {
  const buttonRef = useFocusHandover<HTMLButtonElement>((button) => {
    const list = button.closest('section')?.querySelector('ul')
    return () => list?.lastElementChild?.querySelector('button')?.focus()
  })
  return (
    <Button ref={buttonRef} className="w-full" {...props}>
      Show more
    </Button>
  )
}

interface QueueEntryProps {
  listing: QueuedListing
  now: Date
  isOpen: boolean
  onOpen: (jobListingId: string) => void
}

function QueueEntry({ listing, now, isOpen, onOpen }: QueueEntryProps) {
  const { jobListingId, jobTitle, companyName, review, since, reports: reportCount } = listing
  return (
    <button
      type="button"
      id={entryIdOf(jobListingId)}
      aria-current={isOpen || undefined}
      onClick={() => onOpen(jobListingId)}
      className={cn(
        'flex w-full flex-col gap-2 rounded-lg border border-line bg-raised p-4 text-start hover:bg-sunken',
        isOpen && `border-brand bg-sunken ${openItemClass}`,
      )}
    >
      <span className="break-words font-semibold">{jobTitle}</span>
      <span className="break-words text-ink-muted text-sm">{companyName}</span>
      <span className="flex flex-wrap items-center gap-2 text-sm">
        {review === 'waiting' && <Tag tone="action">Waiting for review</Tag>}
        {reportCount > 0 && <Tag tone="danger">{formatCount(reportCount, 'report')}</Tag>}
        <TimeAgo date={since} now={now} />
      </span>
    </button>
  )
}
