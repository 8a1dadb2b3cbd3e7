import { RichText, Tag } from '@campus-gigs/ui'
import { formatPay, readableTime, wallTime } from '@/contract'
import { type GigDraft, payOf } from '../gig-draft'
import { shiftsOf } from '../timings'

/** What a listing shows where nothing has been typed yet (GW-01). */
const placeholder = { title: 'Your job title', suburb: 'Melbourne', pay: 50 } as const

export interface GigPreviewProps {
  draft: GigDraft
  companyName: string
  posterUrl: string | null
}

/** The listing as students will see it, as far as it is written. */
export function GigPreview({ draft, companyName, posterUrl }: GigPreviewProps) {
  const shifts = shiftsOf(draft.timings)
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-raised shadow-card">
      {posterUrl && <img src={posterUrl} alt="" className="max-h-56 w-full object-cover" />}
      <div className="space-y-4 p-5">
        <div>
          <p className="wrap-anywhere font-bold font-display text-xl">{draft.jobTitle.trim() || placeholder.title}</p>
          <p className="mt-1 text-ink-muted text-sm">
            {companyName} · {draft.suburbName || placeholder.suburb}
          </p>
        </div>
        <p className="font-semibold text-brand-ink">{previewPay(draft)}</p>
        {draft.jobType && <Tag tone="brand">{draft.jobType}</Tag>}
        {shifts.length > 0 && (
          <ul className="text-sm">
            {shifts.map(({ dayOfWeek, startTime, endTime }) => (
              <li key={dayOfWeek} className="flex justify-between gap-3">
                <span>{dayOfWeek}</span>
                <span className="text-ink-muted">
                  {readableTime(wallTime(startTime))} – {readableTime(wallTime(endTime))}
                  {endTime < startTime && ' (next day)'}
                </span>
              </li>
            ))}
          </ul>
        )}
        {draft.summary.length > 0 && (
          <ul className="list-disc space-y-1 ps-5 text-sm">
            {draft.summary.map((point) => (
              <li key={point} className="wrap-anywhere">
                {point}
              </li>
            ))}
          </ul>
        )}
        {draft.keywords.length > 0 && (
          <div className="flex flex-wrap gap-1.5">
            {draft.keywords.map((keyword) => (
              <Tag key={keyword}>{keyword}</Tag>
            ))}
          </div>
        )}
        {draft.description && <RichText html={draft.description} className="text-sm" />}
      </div>
    </div>
  )
}

/** The pay as it will read; the placeholder until any is typed or it is left for later. */
export function previewPay(draft: GigDraft): string {
  const { start, end, payType } = payOf(draft)
  const untyped = draft.payStart === '' && draft.payEnd === '' && !draft.discloseLater
  return formatPay({
    payRangeStart: untyped ? placeholder.pay : start,
    payRangeEnd: untyped ? placeholder.pay : end,
    payType: payType || null,
  })
}
