import { Alert, Button, cn, WindowedList } from '@campus-gigs/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Gig, GigApplication } from '../gig'
import type { ApplicantList as ListState } from '../gig-tracking.store'
import { ApplicantLine } from './applicant-line'

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
    // A busy page hears of several changes at once: the last one is what is so now.
    const watch = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && ask(), {
      root: document,
      rootMargin: '400px',
    })
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
