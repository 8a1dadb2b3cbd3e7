import { Avatar, RichText, Tag, TimeAgo } from '@campus-gigs/ui'
import type { AvailabilityEntry } from '@campus-gigs/ui/availability'
import { Check } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'
import type { StudentListing } from '@/client'
import {
  distanceKm,
  formatDate,
  formatDistance,
  formatPay,
  hasDetail,
  lastLiveInstant,
  listingStatus,
  messages,
  type SuburbCentre,
} from '@/domain'
import { FitSummary } from '@/features/shared'
import { JobShifts } from './job-shifts'

export interface JobViewProps {
  job: StudentListing
  /** The reader's week; null for a reader without one, who sees no match. */
  availability: readonly AvailabilityEntry[] | null
  /** The centroid of the student's suburb; null when it is unknown. */
  homeCentre: SuburbCentre | null
  now: Date
  /** The title, which gets the focus when the listing is opened. */
  titleRef?: Ref<HTMLHeadingElement>
  /** The close button, beside the title. Default: none. */
  closeControl?: ReactNode
  /** The save button, in the sticky header. Default: none. */
  saveControl?: ReactNode
  /** The apply button in the sticky header, on narrow screens in a sticky bar at the bottom. Default: none. */
  fastApplyControl?: ReactNode
  /** The apply button at the end, and those beside it. Default: none. */
  applyControls?: ReactNode
  /** Shown in place of the description and the parts after it while the listing has no detail. Default: nothing. */
  missingDetail?: ReactNode
}

/** A listing: a sticky header with its essentials, then all its fields. */
export function JobView(props: JobViewProps) {
  const { job, availability, now, fastApplyControl, applyControls, missingDetail } = props
  const titleId = useId()
  const status = listingStatus(job, now)
  return (
    <article aria-labelledby={titleId} className="flex flex-col">
      <JobHeader {...props} titleId={titleId} />
      <div className="flex flex-col gap-8 px-4 py-6 sm:px-6">
        {job.jobPoster && (
          <img
            src={job.jobPoster.fileUrl}
            alt={`The poster for ${job.jobTitle}`}
            loading="lazy"
            className="max-h-80 w-full rounded-lg border border-line object-contain"
          />
        )}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
          <Tag tone="brand">{job.jobType}</Tag>
          {job.Application.length > 0 && (
            <Tag tone="success" icon={<Check />}>
              Applied
            </Tag>
          )}
          <span className="text-ink-muted">
            Posted <TimeAgo date={job.postedAt} now={now} /> ·{' '}
            {status === 'live'
              ? `Applications close ${formatDate(lastLiveInstant(job))}`
              : messages.listing.closedReasons[status]}
          </span>
        </p>
        {job.jobSummary.length > 0 && (
          <ul className="list-disc ps-5">
            {job.jobSummary.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <JobShifts shifts={job.Shift} gigDate={job.gigDate} availability={availability} />
        {hasDetail(job) ? (
          <>
            {job.jobDescription !== '' && (
              <section aria-label="About the job">
                <RichText html={job.jobDescription} />
              </section>
            )}
            <JobFacts job={job} />
            {applyControls}
          </>
        ) : (
          missingDetail
        )}
      </div>
      {fastApplyControl && (
        <div className="sticky bottom-0 z-20 border-line border-t bg-raised px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden">
          {fastApplyControl}
        </div>
      )}
    </article>
  )
}

/** The title, suburb, pay and match, with the controls beside them. Sticky on wide screens. */
function JobHeader(props: JobViewProps & { titleId: string }) {
  const { job, availability, homeCentre, titleRef, titleId, closeControl, saveControl, fastApplyControl } = props
  const km = distanceKm(homeCentre, job.jobSuburbCentre)
  return (
    <header className="top-0 z-20 rounded-t-xl border-line border-b bg-raised px-4 py-4 sm:px-6 lg:sticky">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 ref={titleRef} id={titleId} tabIndex={-1} className="break-words text-2xl outline-none">
            {job.jobTitle}
          </h2>
          <p className="mt-1 break-words text-ink-muted">
            {job.company.companyName}, {job.jobSuburbName}
            {km !== null && ` · ${formatDistance(km)}`}
          </p>
        </div>
        {closeControl}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <p className="font-semibold">{formatPay(job)}</p>
          {availability && (
            <FitSummary availability={availability} shifts={job.Shift} reader="student" className="mt-1" />
          )}
        </div>
        {saveControl}
        {fastApplyControl && <div className="max-lg:hidden">{fastApplyControl}</div>}
      </div>
    </header>
  )
}

/** The listing's business, address and keywords. */
function JobFacts({ job }: { job: StudentListing }) {
  const headingId = useId()
  const { companyName, companyCategory, logoThumbnailUrl } = job.company
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-4">
      <h3 id={headingId} className="text-xl">
        Who and where
      </h3>
      <div className="flex items-center gap-3">
        <Avatar name={companyName} src={logoThumbnailUrl ?? undefined} shape="square" size="lg" />
        <p className="min-w-0 break-words">
          <strong className="block font-semibold">{companyName}</strong>
          {companyCategory}
        </p>
      </div>
      <address className="not-italic">
        {job.detailedAddress && <span className="block">{job.detailedAddress}</span>}
        {job.jobSuburbName} {job.jobZipCode}
      </address>
      {job.keywords.length > 0 && (
        <ul aria-label="Keywords" className="flex flex-wrap gap-2">
          {job.keywords.map((keyword) => (
            <li key={keyword}>
              <Tag>{keyword}</Tag>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
