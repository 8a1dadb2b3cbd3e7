import { Avatar, Button, type ButtonProps, cn, Tag, TimeAgo, WindowedList } from '@campus-gigs/ui'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { BusinessApplication, BusinessListing } from '@/client'
import { type ApplicantSort, computeSuitability, topScore } from '@/domain'
import { FitSummary, openItemClass, RetryAlert, useFocusParent, useLatch } from '@/features/shared'
import { latestRating } from '../candidate-actions'

/** The order of the applicants, and the status of loading them. */
interface ApplicantListState {
  sort: ApplicantSort
  isLoading: boolean
  /** The error message of a page that failed to load; null when none failed. */
  failure: string | null
  /** Whether the failed page is loading again. */
  isRetrying: boolean
}

export interface ApplicantListProps {
  /** Its `Application` has the applicants loaded so far, in the order of `sort`; `applicants.total` counts all. */
  gig: BusinessListing
  listState: ApplicantListState
  selectedId: string | null
  now: Date
  /** Called when the end of the loaded applicants nears the viewport. */
  onMore: () => void
  /** Loads the failed page again. */
  onRetry: () => void
  onSelect: (applicationId: string) => void
}

/** The id of the button that opens an application. */
export function applicantButtonId(applicationId: string): string {
  return `applicant-${applicationId}`
}

/** The estimated height of a row, in CSS pixels. */
const estimatedRowHeight = 150

/** The distance of the list's end from the viewport at which the next page loads. */
const loadDistance = '400px'

const idOf = ({ id }: BusinessApplication) => id

/** The applicants, each with their fit. The next page loads when the end of the list nears the viewport. */
export function ApplicantList(props: ApplicantListProps) {
  const { gig, listState, selectedId, now, onMore, onRetry, onSelect } = props
  const { sort, failure, isLoading, isRetrying } = listState
  const { total } = gig.applicants
  const loadedCount = gig.Application.length
  const hasMore = loadedCount < total
  // The end stays after the last page, for the focus of its button.
  const hadMore = useLatch(hasMore && !failure)
  return (
    <div className="space-y-3">
      <div className="overflow-hidden rounded-lg border border-line bg-raised shadow-card">
        <WindowedList
          aria-label="Applicants"
          aria-busy={isLoading}
          items={gig.Application}
          keyOf={idOf}
          total={total}
          rowHeight={estimatedRowHeight}
          keep={selectedId}
          // The frame's border covers the last row's.
          className="-mb-px *:border-line *:border-b"
        >
          {(application) => (
            <button
              type="button"
              id={applicantButtonId(application.id)}
              aria-current={application.id === selectedId || undefined}
              className={cn(
                '-outline-offset-4 flex w-full items-start gap-3 p-4 text-left transition-colors duration-quick hover:bg-sunken',
                application.id === selectedId && `bg-brand-soft hover:bg-brand-soft ${openItemClass}`,
              )}
              onClick={() => onSelect(application.id)}
            >
              <ApplicantRow gig={gig} application={application} showScore={sort === 'Top Applicants'} now={now} />
            </button>
          )}
        </WindowedList>
      </div>
      {failure && (
        <RetryAlert tone="danger" title="We couldn't load applicants" onRetry={onRetry} retrying={isRetrying}>
          {failure}
        </RetryAlert>
      )}
      {hadMore && (
        <ListEnd hasMore={hasMore && !failure} isLoading={isLoading} onMore={onMore}>
          {loadedCount.toLocaleString('en-AU')} of {total.toLocaleString('en-AU')} applicants
        </ListEnd>
      )}
    </div>
  )
}

interface ListEndProps {
  /** Whether there is a next page to load. */
  hasMore: boolean
  isLoading: boolean
  onMore: () => void
  /** How many applicants are loaded. */
  children: ReactNode
}

/** The end of the list, which loads the next page when it nears the viewport or its button is pressed. */
function ListEnd({ hasMore, isLoading, onMore, children }: ListEndProps) {
  const endRef = useRef<HTMLDivElement>(null)
  const loadMore = useEffectEvent(onMore)

  // Observed anew after every page: a short page may leave the end of the list in view.
  useEffect(() => {
    if (isLoading || !hasMore) return
    // One callback may hold several entries on a busy page; the last is the present state.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) loadMore()
      },
      // Without `root` the margin has no effect in a frame, as in Storybook.
      { root: document, rootMargin: loadDistance },
    )
    if (endRef.current) observer.observe(endRef.current)
    return () => observer.disconnect()
  }, [isLoading, hasMore])

  return (
    <div ref={endRef} tabIndex={-1} className="flex flex-wrap items-center justify-between gap-3 outline-none">
      <p className="text-ink-muted text-sm">{children}</p>
      {hasMore && <MoreButton busy={isLoading} onClick={onMore} />}
    </div>
  )
}

/** Loads the next page. When the button is removed, the end of the list around it takes its focus. */
function MoreButton(props: Pick<ButtonProps, 'busy' | 'onClick'>) {
  return (
    <Button ref={useFocusParent<HTMLButtonElement>()} size="sm" {...props}>
      Show more
    </Button>
  )
}

interface ApplicantRowProps {
  gig: BusinessListing
  application: BusinessApplication
  now: Date
  /** Shows the Top Applicants score with its reasons. */
  showScore: boolean
}

/**
 * One applicant of the list: name, fit and rating. For an applicant who deleted the account, the server sends a
 * placeholder as the name.
 */
function ApplicantRow({ gig, application, showScore, now }: ApplicantRowProps) {
  const { user, isAnonymous } = application
  const name = `${user.firstName} ${user.lastName}`
  const rating = latestRating(application.candidateActions)
  return (
    <>
      <Avatar name={name} src={user.profilePicture} decorative />
      <span className="min-w-0 flex-1 space-y-1">
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="wrap-anywhere font-semibold">{name}</span>
          {rating && <Tag tone={rating === 'Not a fit' ? 'neutral' : 'brand'}>{rating}</Tag>}
        </span>
        <span className="block text-ink-muted text-sm">
          {!isAnonymous && <>{user.currentSuburb ?? 'Suburb unknown'} · </>}
          <TimeAgo date={application.appliedAt} now={now} />
        </span>
        {!isAnonymous && <FitSummary availability={user.userAvailability} shifts={gig.Shift} reader="business" />}
        {showScore && !isAnonymous && <Score application={application} gig={gig} />}
      </span>
    </>
  )
}

function Score({ application, gig }: { application: BusinessApplication; gig: BusinessListing }) {
  const { score, reasons } = topScore(computeSuitability(application, gig))
  return (
    <span className="block text-sm">
      <strong className="font-semibold text-brand-ink">{score} points:</strong> {reasons.join(' · ')}
    </span>
  )
}
