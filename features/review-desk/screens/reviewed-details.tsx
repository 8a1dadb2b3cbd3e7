import { Button } from '@campus-gigs/ui'
import type { Snapshot } from 'valtio'
import type { ReviewedBusiness } from '@/contract'
import { formatDate, formatDayAndTime, reportReasonLabels, reviewDecisionLabels } from '@/domain'
import { ListingStatusTag } from '@/features/shared'

interface GigListProps {
  listings: Snapshot<ReviewedBusiness['listings']>
  /** The open listing, which is rendered as text instead of a button; undefined for none. */
  openedId: string | undefined
  onOpen: (jobListingId: string) => void
}

/** The business's gigs with their statuses. */
export function GigList({ listings, openedId, onOpen }: GigListProps) {
  if (listings.length === 0) return <p>None yet.</p>
  return (
    <ul className="flex flex-col gap-1">
      {listings.map(({ id, jobTitle, status, postedAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {id === openedId ? (
            <span className="font-semibold">{jobTitle}</span>
          ) : (
            <Button variant="quiet" size="sm" className="-ms-3" onClick={() => onOpen(id)}>
              {jobTitle}
            </Button>
          )}
          <ListingStatusTag status={status} />
          <span className="text-ink-muted text-sm">Posted {formatDate(postedAt)}</span>
        </li>
      ))}
    </ul>
  )
}

/** The decisions about the business and its gigs, with their reasons, the latest first. */
export function DecisionLog({ log }: { log: Snapshot<ReviewedBusiness['log']> }) {
  if (log.length === 0) return <p>Nothing yet.</p>
  return (
    <ol className="flex flex-col gap-3">
      {log.map((entry) => (
        <li key={entry.id}>
          <p>
            <strong className="font-semibold">{reviewDecisionLabels[entry.decision]}</strong>
            {entry.jobTitle !== null && `: ${entry.jobTitle}`}
            {entry.allowedName !== null && `: ${entry.allowedName}`}
          </p>
          <p className="break-words">{entry.reason}</p>
          <p className="text-ink-muted text-sm">
            {entry.adminName}, {formatDayAndTime(entry.createdAt)}
          </p>
        </li>
      ))}
    </ol>
  )
}

interface ReportListProps {
  reports: Snapshot<ReviewedBusiness['reports']>
  /** Whether each report names its listing. Default false. */
  showsTitle?: boolean
}

/** The reports of a listing, or of several. */
export function ReportList({ reports, showsTitle = false }: ReportListProps) {
  return (
    <ul className="flex flex-col gap-3">
      {reports.map((report) => (
        <li key={report.id}>
          <p>
            <strong className="font-semibold">{reportReasonLabels[report.reason]}</strong>
            {report.subject === 'business' && ', about the business'}
            {showsTitle && `: ${report.jobTitle}`}
          </p>
          {report.text !== '' && <p className="whitespace-pre-line break-words">{report.text}</p>}
          <p className="text-ink-muted text-sm">
            {formatDayAndTime(report.createdAt)}
            {report.isOpen ? '' : ', closed'}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** What the business says about itself. */
export function BusinessFacts({ business }: { business: Snapshot<ReviewedBusiness['business']> }) {
  const facts = [
    ['Category', business.companyCategory],
    ['Username', business.username],
    ['Owner', business.ownerFullName],
    ['E-mail', business.email],
    ['Phone', business.phoneNumber],
    ['Website', business.website],
    ['About', business.description],
    ['Joined', formatDate(business.createdAt)],
    ...(business.allowedName === null ? [] : [['Allowed name', business.allowedName] as const]),
  ] as const
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {facts.map(([term, fact]) => (
        <div key={term} className="contents">
          <dt className="text-ink-muted">{term}</dt>
          <dd className="min-w-0 break-words">{fact || 'Not given'}</dd>
        </div>
      ))}
    </dl>
  )
}
