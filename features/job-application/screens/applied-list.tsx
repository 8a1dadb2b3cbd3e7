import { Button, Card, EmptyState, VisuallyHidden } from '@campus-gigs/ui'
import type { AvailabilityEntry } from '@campus-gigs/ui/availability'
import { formatDate, formatGigDate, limits, messages, summariseEdits } from '@/domain'
import { ActionAlert, type ActionState, FitSummary, useFocusHandover } from '@/features/shared'
import type { ActionsByListing } from '../application-actions.store'
import type { AppliedRow } from '../history'
import { StatusTags } from './status-tags'

export interface AppliedListProps {
  /** The latest application first. */
  applied: readonly AppliedRow[]
  /** The student's own week. */
  availability: readonly AvailabilityEntry[]
  /** The instant the listings' statuses are shown for. */
  now: Date
  onOpenApplication: (jobId: string) => void
  /** Called to dismiss the note about a listing's edits up to an instant. */
  onEditsSeen: (jobId: string, until: string) => void
  /** The dismissals that are pending or failed. */
  dismissedEdits: Readonly<ActionsByListing>
}

/** The student's applications, each with the fit of the listing's shifts; a row opens the application. */
export function AppliedList(props: AppliedListProps) {
  const { applied, availability, now, onOpenApplication, onEditsSeen, dismissedEdits } = props
  if (applied.length === 0) {
    return (
      <EmptyState
        title="No applications yet"
        description="Once you apply to a gig, what you sent is kept here."
        headingLevel={2}
      />
    )
  }
  const list = (
    <ul className="flex flex-col gap-3">
      {applied.map(({ job, application }) => {
        const edits = summariseEdits(application.listingEdits ?? {})
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
              <FitSummary availability={availability} shifts={job.Shift} reader="student" className="mt-2" />
            </div>
            <Button size="sm" onClick={() => onOpenApplication(job.id)}>
              View application
              <VisuallyHidden> for {job.jobTitle}</VisuallyHidden>
            </Button>
            {edits && (
              <EditsNote
                jobTitle={job.jobTitle}
                labels={edits.labels}
                dismissal={dismissedEdits[job.id]}
                onDismiss={() => onEditsSeen(job.id, edits.until)}
              />
            )}
          </Card>
        )
      })}
    </ul>
  )
  if (applied.length < limits.sessionApplications) return list
  return (
    <>
      {list}
      <p className="mt-4 text-ink-muted">{messages.history.maybeMore}</p>
    </>
  )
}

interface EditsNoteProps {
  jobTitle: string
  /** The edited parts of the listing, in words. */
  labels: readonly string[]
  /** The dismissal of this note that is pending or failed; undefined without one. */
  dismissal: ActionState | undefined
  onDismiss: () => void
}

/** The note in a row that its listing was edited. Once it is dismissed, the row's other button takes the focus. */
function EditsNote({ jobTitle, labels, dismissal, onDismiss }: EditsNoteProps) {
  const noteRef = useFocusHandover<HTMLDivElement>((note) => {
    const row = note.closest('li')
    return () => row?.querySelector('button')?.focus()
  })
  return (
    <div
      ref={noteRef}
      className="flex w-full flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-action-soft px-3 py-2"
    >
      <p className="min-w-0 flex-1 basis-56">
        <strong>Changed since you applied:</strong> {labels.join(', ')}.
      </p>
      <Button size="sm" busy={dismissal?.isBusy ?? false} onClick={onDismiss}>
        Got it
        <VisuallyHidden> about {jobTitle}</VisuallyHidden>
      </Button>
      {dismissal?.failure && <ActionAlert failure={dismissal.failure} />}
    </div>
  )
}
