import { TimeAgo } from '@campus-gigs/ui'
import type { BusinessApplication } from '@/client'
import { timelineOf } from '../applicant-texts'

interface TimelineProps {
  application: BusinessApplication
  now: Date
}

/** The applicant's timeline, oldest first; empty before the business's first action. */
export function Timeline({ application, now }: TimelineProps) {
  if (application.candidateActions.length === 0) return null
  return (
    <ol aria-label="Timeline" className="space-y-2 border-line-strong border-s-2 ps-4 text-sm">
      {timelineOf(application).map(({ at, text }) => (
        <li key={`${at}${text}`} className="flex flex-wrap justify-between gap-x-4">
          <span className="font-medium">{text}</span>
          <span className="text-ink-muted">
            <TimeAgo date={at} now={now} />
          </span>
        </li>
      ))}
    </ol>
  )
}
