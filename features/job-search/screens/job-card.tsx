import { cn, Tag, TimeAgo } from '@campus-gigs/ui'
import type { AvailabilityEntry } from '@campus-gigs/ui/availability'
import { Check, MapPin } from 'lucide-react'
import { memo } from 'react'
import { formatDistance, formatGigDate, formatPay, limits, suburbDistanceKm, truncate } from '@/domain'
import { FitSummary } from '@/features/shared'
import type { Job } from '../job'
import { SaveControl } from './save-control'

/** The id of a card's control, so that focus can come back to it. */
export function cardId(jobId: string): string {
  return `job-card-${jobId}`
}

export interface JobCardProps {
  job: Job
  availability: readonly AvailabilityEntry[]
  /** The student's own suburb, which distance is measured from; null when it is not known. */
  homeSuburb: string | null
  /** Its detail is open. */
  selected: boolean
  /** Its detail has been opened before: the card is greyed. */
  viewed: boolean
  saved: boolean
  /** The present instant, for "Posted X ago". */
  now: Date
  onOpen: (jobId: string) => void
  onSave: (jobId: string) => void
}

/** One job in the list. The title is its control, and reaches over the whole card. Drawn again only when it differs. */
export const JobCard = memo(function JobCard(props: JobCardProps) {
  const { job, availability, homeSuburb, selected, viewed, saved, now, onOpen, onSave } = props
  const km = suburbDistanceKm(homeSuburb, job.jobSuburbName)
  return (
    <div
      className={cn(
        'relative rounded-lg border border-line bg-raised p-4 shadow-card',
        'transition-shadow duration-quick hover:shadow-lifted has-[h3_:focus-visible]:outline-3 has-[h3_:focus-visible]:outline-focus',
        viewed && 'border-transparent bg-sunken text-ink-muted shadow-none',
        selected && 'border-brand bg-brand-soft text-ink shadow-[inset_0.3rem_0_0_var(--cg-brand)]',
      )}
      data-viewed={viewed || undefined}
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h3 className="text-lg">
            <button
              type="button"
              id={cardId(job.id)}
              aria-current={selected || undefined}
              onClick={() => onOpen(job.id)}
              className="break-words text-start outline-none after:absolute after:inset-0 after:rounded-lg"
            >
              {job.jobTitle}
            </button>
          </h3>
          <p className="break-words text-sm">{job.company.companyName}</p>
        </div>
        <SaveControl
          jobTitle={job.jobTitle}
          saved={saved}
          onSave={() => onSave(job.id)}
          className="-me-2 -mt-1.5 z-10"
        />
      </div>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-0.5">
        <strong className="font-semibold">{formatPay(job)}</strong>
        <span className="inline-flex items-center gap-1 text-sm">
          <MapPin aria-hidden="true" className="size-4" />
          <span>{job.jobSuburbName}</span>
          {km !== null && <span>· {formatDistance(km)}</span>}
        </span>
      </p>
      {job.gigDate && <p className="mt-1 font-semibold text-sm">{formatGigDate(job.gigDate, now)}</p>}
      <ul className="mt-2 list-disc ps-5 text-sm">
        {job.jobSummary.map((line) => (
          <li key={line}>{truncate(line, limits.cardSummaryCharacters)}</li>
        ))}
      </ul>
      <FitSummary availability={availability} shifts={job.Shift} reader="student" className="mt-3" />
      <div className="mt-3 flex flex-wrap items-center gap-2 text-sm">
        <span>
          Posted <TimeAgo date={job.postedAt} now={now} />
        </span>
        {viewed && <span>· Viewed</span>}
        {job.Application.length > 0 && (
          <Tag tone="success" icon={<Check />} className="ms-auto">
            Applied
          </Tag>
        )}
      </div>
    </div>
  )
})
