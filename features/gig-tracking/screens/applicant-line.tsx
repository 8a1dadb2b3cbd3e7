import { Avatar, Tag, TimeAgo } from '@campus-gigs/ui'
import { computeSuitability, topScore } from '@/domain'
import { FitSummary } from '@/features/shared'
import { latestRating } from '../candidate-actions'
import type { Gig, GigApplication } from '../gig'

export interface ApplicantLineProps {
  gig: Gig
  application: GigApplication
  now: Date
  /** Shows the Top Applicants score with its reasons. */
  showScore: boolean
}

/** One applicant of the list: name, fit and rating. */
export function ApplicantLine({ gig, application, showScore, now }: ApplicantLineProps) {
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
