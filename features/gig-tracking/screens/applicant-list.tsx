import { Avatar, Button, cn, Tag, TimeAgo, WindowedList } from '@campus-gigs/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type ApplicantSort, computeSuitability, topScore } from '@/domain'
import { FitSummary, RetryAlert } from '@/features/shared'
import { latestRating } from '../candidate-actions'
import type { Gig, GigApplication } from '../gig'

/** The order of the applicants, and the status of loading them. */
interface ApplicantListState {
  sort: ApplicantSort
  /** A page is loading. */
  busy: boolean
  /** The message of a page that failed to load; null without one. */
  failure: string | null
  /** The failed page is loading again. */
  isRetrying: boolean
}

export interface ApplicantListProps {
  /** The listing; its `Application` contains the applicants loaded so far, in the order of `list`. */
  gig: Gig
  list: ApplicantListState
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

const idOf = ({ id }: GigApplication) => id

/** The applicants, each with their fit. The next page loads when the end of the list nears the viewport. */
export function ApplicantList(props: ApplicantListProps) {
  const { gig, list, selectedId, now, onMore, onRetry, onSelect } = props
  const { failure, busy } = list
  const { total } = gig.applicants
  const loadedCount = gig.Application.length
  return (
    <div className="space-y-3">
      <div className="overflow-hidden rounded-lg border border-line bg-raised shadow-card">
        <WindowedList
          aria-label="Applicants"
          aria-busy={busy}
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
                application.id === selectedId && 'bg-brand-soft hover:bg-brand-soft',
              )}
              onClick={() => onSelect(application.id)}
            >
              <ApplicantLine gig={gig} application={application} showScore={list.sort === 'Top Applicants'} now={now} />
            </button>
          )}
        </WindowedList>
      </div>
      {failure && (
        <RetryAlert tone="danger" title="We couldn't load applicants" onRetry={onRetry} retrying={list.isRetrying}>
          {failure}
        </RetryAlert>
      )}
      {loadedCount < total && !failure && <More loadedCount={loadedCount} total={total} busy={busy} onMore={onMore} />}
    </div>
  )
}

interface MoreProps {
  loadedCount: number
  total: number
  busy: boolean
  onMore: () => void
}

/** The button that loads more applicants when it nears the viewport or is pressed. */
function More({ loadedCount, total, busy, onMore }: MoreProps) {
  const end = useRef<HTMLDivElement>(null)
  const loadMore = useEffectEvent(onMore)

  // Observed anew after every page: a short page may leave the end of the list in view.
  useEffect(() => {
    if (busy) return
    // One callback may hold several entries on a busy page; the last is the present state.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) loadMore()
      },
      { root: document, rootMargin: loadDistance },
    )
    if (end.current) observer.observe(end.current)
    return () => observer.disconnect()
  }, [busy])

  return (
    <div ref={end} className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-ink-muted text-sm">
        {loadedCount.toLocaleString('en-AU')} of {total.toLocaleString('en-AU')} applicants
      </p>
      <Button size="sm" busy={busy} onClick={onMore}>
        Show more
      </Button>
    </div>
  )
}

interface ApplicantLineProps {
  gig: Gig
  application: GigApplication
  now: Date
  /** Shows the Top Applicants score with its reasons. */
  showScore: boolean
}

/** One applicant of the list: name, fit and rating. */
function ApplicantLine({ gig, application, showScore, now }: ApplicantLineProps) {
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

function Score({ application, gig }: { application: GigApplication; gig: Gig }) {
  const { score, reasons } = topScore(computeSuitability(application, gig))
  return (
    <span className="block text-sm">
      <strong className="font-semibold text-brand-ink">{score} points:</strong> {reasons.join(' · ')}
    </span>
  )
}
