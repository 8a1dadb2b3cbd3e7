import { Avatar, cn, Tag, TimeAgo } from '@campus-gigs/ui'
import { coverage, matchPercent } from '@campus-gigs/ui/availability'
import { messages } from '@/contract'
import type { Gig, GigApplication } from '../gig'
import { latestRating } from '../ratings'
import { topScore } from '../top-score'

export interface ApplicantListProps {
  gig: Gig
  /** In the order to show. */
  applications: readonly GigApplication[]
  selectedId: string | null
  /** Shows the Top Applicants score with its reasons. */
  showScore: boolean
  now: Date
  onSelect: (applicationId: string) => void
}

/** The id of the button that opens an application. */
export function applicantButtonId(applicationId: string): string {
  return `applicant-${applicationId}`
}

/** Everybody who applied, each with how their week fits the shifts. */
export function ApplicantList({ gig, applications, selectedId, showScore, now, onSelect }: ApplicantListProps) {
  return (
    <ul
      aria-label="Applicants"
      className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-raised shadow-card"
    >
      {applications.map((application) => (
        <li key={application.id}>
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
            <ApplicantLine gig={gig} application={application} showScore={showScore} now={now} />
          </button>
        </li>
      ))}
    </ul>
  )
}

type ApplicantLineProps = Pick<ApplicantListProps, 'gig' | 'showScore' | 'now'> & { application: GigApplication }

function ApplicantLine({ gig, application, showScore, now }: ApplicantLineProps) {
  const { user } = application
  const name = `${user.firstName} ${user.lastName}`
  const rating = latestRating(application.candidateActions)
  const { covered, total } = coverage(user.userAvailability, gig.Shift)
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
        {showScore && <Score application={application} gig={gig} />}
      </span>
    </>
  )
}

function Score({ application, gig }: { application: GigApplication; gig: Gig }) {
  const { score, reasons } = topScore(application, gig)
  return (
    <span className="block text-sm">
      <strong className="font-semibold text-brand-ink">{score} points:</strong> {reasons.join(' · ')}
    </span>
  )
}
