import { cn, Tag, TimeAgo } from '@campus-gigs/ui'
import type { AvailabilityEntry } from '@campus-gigs/ui/availability'
import { Check, MapPin } from 'lucide-react'
import { memo } from 'react'
import {
  distanceKm,
  formatDistance,
  formatGigDate,
  formatPay,
  limits,
  listingStatus,
  type SuburbCentre,
  truncate,
} from '@/domain'
import { FitSummary, ListingStatusTag, openItemClass } from '@/features/shared'
import type { ListedJob } from '../job'
import { SaveControl } from './save-control'

/** The id of the button that opens a listing, to which the focus returns when the listing is closed. */
export function cardId(jobId: string): string {
  return `job-card-${jobId}`
}

export interface JobCardProps {
  job: ListedJob
  availability: readonly AvailabilityEntry[]
  /** The centroid of the student's suburb, from which the distance is measured; null when it is unknown. */
  homeCentre: SuburbCentre | null
  /** Whether the listing is open. */
  selected: boolean
  /** Whether the listing was opened before, which greys the card. */
  viewed: boolean
  saved: boolean
  now: Date
  onSelect: (jobId: string) => void
  /** A mouse or the focus came onto the card: it may be opened next. */
  onApproach: (jobId: string) => void
  onSave: (jobId: string) => void
}

/** A listing in the list, low enough that a small phone shows two. The title is a button that covers the whole card. */
export const JobCard = memo(function JobCard(props: JobCardProps) {
  const { job, availability, homeCentre, selected, viewed, saved, now, onSelect, onApproach, onSave } = props
  const km = distanceKm(homeCentre, job.jobSuburbCentre)
  const status = listingStatus(job, now)
  return (
    <div
      className={cn(
        'relative rounded-lg border border-line bg-raised px-2.5 py-1.5 shadow-card sm:p-4',
        'transition-shadow duration-quick hover:shadow-lifted has-[h3_:focus-visible]:outline-3 has-[h3_:focus-visible]:outline-focus',
        viewed && 'border-transparent bg-sunken text-ink-muted shadow-none',
        selected && `border-brand bg-brand-soft text-ink shadow-[inset_0.3rem_0_0_var(--cg-brand)] ${openItemClass}`,
      )}
      data-viewed={viewed || undefined}
    >
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <h3 className="text-lg leading-6">
            <button
              type="button"
              id={cardId(job.id)}
              aria-current={selected || undefined}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onApproach(job.id)}
              onFocus={() => onApproach(job.id)}
              onClick={() => onSelect(job.id)}
              className="break-words text-start outline-none after:absolute after:inset-0 after:rounded-lg"
            >
              {job.jobTitle}
            </button>
          </h3>
        </div>
        <SaveControl
          jobTitle={job.jobTitle}
          saved={saved}
          onSave={() => onSave(job.id)}
          // Its touch target reaches into the next row, so that a title of one line has no gap below it.
          className="-me-2 -mt-1.5 -mb-5 z-10"
        />
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2 break-words text-sm">
        <span className="wrap-anywhere min-w-0">{job.company.companyName}</span>
        <span className="inline-flex min-w-0 items-baseline gap-1">
          <MapPin aria-hidden="true" className="size-4 shrink-0 self-center" />
          <span className="flex min-w-0 flex-wrap gap-x-1">
            <span>{job.jobSuburbName}</span>
            {km !== null && <span>· {formatDistance(km)}</span>}
          </span>
        </span>
        {viewed && <span>· Viewed</span>}
        {job.Application.length > 0 && (
          <Tag tone="success" icon={<Check />} className="-my-0.5">
            Applied
          </Tag>
        )}
      </p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 break-words text-sm">
        <strong className="font-semibold text-base leading-snug">{formatPay(job)}</strong>
        {status === 'live' ? (
          <span>
            {/* On a phone the age is short enough to share the row with the pay. */}
            <span className="max-sm:sr-only">Posted </span>
            <TimeAgo date={job.postedAt} now={now} />
          </span>
        ) : (
          // The status takes the age's place. It is no higher than the line, so that a change of status moves no card.
          <span className="-my-1 inline-flex">
            <ListingStatusTag status={status} />
          </span>
        )}
        {job.gigDate && <span className="basis-full font-semibold">{formatGigDate(job.gigDate, now)}</span>}
      </p>
      <ul className="list-disc ps-5 text-sm leading-snug sm:mt-1">
        {job.jobSummary.slice(0, limits.cardSummaryLines).map((line) => (
          <li key={line}>{truncate(line, limits.cardSummaryCharacters)}</li>
        ))}
      </ul>
      <FitSummary availability={availability} shifts={job.Shift} reader="student" isDense className="mt-0.5 sm:mt-2" />
    </div>
  )
})
