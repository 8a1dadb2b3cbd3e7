import { Button, Card, EmptyState, VisuallyHidden } from '@campus-gigs/ui'
import type { StudentListing } from '@/client'
import { formatPay } from '@/domain'
import { StatusTags } from './status-tags'

export interface SavedListProps {
  /** The saved jobs, and those just removed. */
  saved: readonly StudentListing[]
  /** The instant the listings' statuses are shown for. */
  now: Date
  /** The ids of the jobs just removed, which can be restored until the page is left. */
  removedIds: readonly string[]
  /** The address of a job's detail. */
  jobHref: (jobId: string) => string
  onRemove: (jobId: string) => void
  onUndoRemove: (jobId: string) => void
}

/** The saved jobs, the only list that removes them. */
export function SavedList({ saved, now, removedIds, jobHref, onRemove, onUndoRemove }: SavedListProps) {
  if (saved.length === 0) {
    return (
      <EmptyState
        title="Nothing saved yet"
        description="Save a gig while you search, and it waits for you here."
        headingLevel={2}
      />
    )
  }
  return (
    <ul className="flex flex-col gap-3">
      {saved.map((job) => {
        const removed = removedIds.includes(job.id)
        return (
          <Card key={job.id} as="li" tone={removed ? 'sunken' : 'raised'} className="flex flex-wrap items-center gap-4">
            <div className="min-w-0 flex-1 basis-56">
              <h2 className="break-words text-lg">
                {removed ? (
                  job.jobTitle
                ) : (
                  <a href={jobHref(job.id)} className="underline decoration-line-strong underline-offset-4">
                    {job.jobTitle}
                  </a>
                )}
              </h2>
              <p className="break-words text-ink-muted text-sm">
                {job.company.companyName}, {job.jobSuburbName}
              </p>
              <div role="status" className="mt-1 flex flex-wrap items-center gap-2">
                {removed ? 'Removed from your saved jobs.' : <strong>{formatPay(job)}</strong>}
                <StatusTags job={job} now={now} />
              </div>
            </div>
            <Button size="sm" onClick={() => (removed ? onUndoRemove(job.id) : onRemove(job.id))}>
              {removed ? 'Undo' : 'Remove'}
              <VisuallyHidden> {job.jobTitle}</VisuallyHidden>
            </Button>
          </Card>
        )
      })}
    </ul>
  )
}
