import { Button, Card, EmptyState, VisuallyHidden } from '@campus-gigs/ui'
import { formatDate, formatGigDate } from '@/domain'
import type { AppliedRow } from '../history'
import { StatusTags } from './status-tags'

export interface AppliedListProps {
  /** The latest application first. */
  applied: readonly AppliedRow[]
  /** The instant the listings' statuses are shown for. */
  now: Date
  onOpenApplication: (jobId: string) => void
}

/** The jobs applied to; each opens what was sent. */
export function AppliedList({ applied, now, onOpenApplication }: AppliedListProps) {
  if (applied.length === 0)
    return (
      <EmptyState
        title="No applications yet"
        description="Once you apply to a gig, what you sent is kept here."
        headingLevel={2}
      />
    )
  return (
    <ul className="flex flex-col gap-3">
      {applied.map(({ job, application }) => {
        return (
          <Card key={application.id} as="li" className="flex flex-wrap items-center gap-4">
            <div className="min-w-0 flex-1 basis-56">
              <h2 className="break-words text-lg">{job.jobTitle}</h2>
              <p className="break-words text-ink-muted text-sm">
                {job.company.companyName}, {job.jobSuburbName}
                {job.gigDate && `, ${formatGigDate(job.gigDate, now)}`}
              </p>
              <p className="mt-1 flex flex-wrap items-center gap-2">
                Applied on {formatDate(application.appliedAt)}
                <StatusTags job={job} now={now} isViewed={application.isViewed} />
              </p>
            </div>
            <Button size="sm" onClick={() => onOpenApplication(job.id)}>
              View application
              <VisuallyHidden> for {job.jobTitle}</VisuallyHidden>
            </Button>
          </Card>
        )
      })}
    </ul>
  )
}
