import { Alert, Avatar, Button, cn, Tag, TimeAgo, WindowedList } from '@campus-gigs/ui'
import { coverage, matchPercent } from '@campus-gigs/ui/availability'
import { useEffect, useEffectEvent, useRef } from 'react'
import { messages, suitabilityOf, topScore } from '@/contract'
import type { Gig, GigApplication } from '../gig'
import type { ApplicantList as ListState } from '../gig-tracking.store'
import { latestRating } from '../ratings'
import { gapsInWords } from '../roster-gaps'

export interface ApplicantListProps {
  /** With the applicants that are there so far, in their order. */
  gig: Gig
  list: ListState
  selectedId: string | null
  now: Date
  /** The end of what is there is in sight. */
  onMore: () => void
  /** Asks again for the page that did not come. */
  onRetry: () => void
  onSelect: (applicationId: string) => void
}

/** The id of the button that opens an application. */
export function applicantButtonId(applicationId: string): string {
  return `applicant-${applicationId}`
}

/** About how high a line is, in CSS pixels. */
const lineHeight = 130

const idOf = ({ id }: GigApplication) => id

/** Those who applied, each with how their week fits the shifts; more come as the end comes in sight. */
export function ApplicantList(props: ApplicantListProps) {
  const { gig, list, selectedId, now, onMore, onRetry, onSelect } = props
  const { failure, busy } = list
  const { total } = gig.applicants
  const shown = gig.Application.length
  return (
    <div className="space-y-3">
      <div className="overflow-hidden rounded-lg border border-line bg-raised shadow-card">
        <WindowedList
          aria-label="Applicants"
          aria-busy={busy}
          items={gig.Application}
          keyOf={idOf}
          total={total}
          rowHeight={lineHeight}
          keep={selectedId}
          // The last line's own edge lies under the frame's.
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
        <Alert tone="danger" title="The applicants did not come" onRetry={onRetry}>
          {failure.message}
        </Alert>
      )}
      {shown < total && !failure && <More shown={shown} total={total} busy={busy} onMore={onMore} />}
    </div>
  )
}

interface MoreProps {
  shown: number
  total: number
  busy: boolean
  onMore: () => void
}

/** Asks for more applicants when it comes near the view, or is pressed. */
function More({ shown, total, busy, onMore }: MoreProps) {
  const end = useRef<HTMLDivElement>(null)
  const ask = useEffectEvent(onMore)

  // Looked at anew after every page: what has come may leave the end in sight.
  useEffect(() => {
    if (busy) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && ask(), { rootMargin: '400px' })
    if (end.current) watch.observe(end.current)
    return () => watch.disconnect()
  }, [busy])

  return (
    <div ref={end} className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-ink-muted text-sm">
        {shown.toLocaleString('en-AU')} of {total.toLocaleString('en-AU')} applicants
      </p>
      <Button size="sm" busy={busy} onClick={onMore}>
        Show more
      </Button>
    </div>
  )
}

type ApplicantLineProps = Pick<ApplicantListProps, 'gig' | 'now'> & {
  application: GigApplication
  /** Shows the Top Applicants score with its reasons. */
  showScore: boolean
}

function ApplicantLine({ gig, application, showScore, now }: ApplicantLineProps) {
  const { user } = application
  const name = `${user.firstName} ${user.lastName}`
  const rating = latestRating(application.candidateActions)
  const { covered, total, clashes } = coverage(user.userAvailability, gig.Shift)
  return (
    <>
      <Avatar name={name} decorative />
      <span className="min-w-0 flex-1 space-y-1">
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="wrap-anywhere font-semibold">{name}</span>
          {rating && <Tag tone={rating === 'Not a fit' ? 'neutral' : 'brand'}>{rating}</Tag>}
        </span>
        <span className="block text-ink-muted text-sm">
          {user.currentSuburb ?? 'Suburb unknown'} · <TimeAgo date={application.appliedAt} now={now} />
        </span>
        <span className="block text-sm">
          {total === 0
            ? messages.search.shiftsLater
            : `${matchPercent(gig.Shift, user.userAvailability)} % match, covers ${covered} of ${total} shift slots`}
        </span>
        {clashes.length > 0 && <span className="block text-ink-muted text-sm">{gapsInWords(clashes)}</span>}
        {showScore && <Score application={application} gig={gig} />}
      </span>
    </>
  )
}

function Score({ application, gig }: { application: GigApplication; gig: Gig }) {
  const { score, reasons } = topScore(suitabilityOf(application, gig))
  return (
    <span className="block text-sm">
      <strong className="font-semibold text-brand-ink">{score} points:</strong> {reasons.join(' · ')}
    </span>
  )
}
