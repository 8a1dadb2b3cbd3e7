import { Button, ProgressBar, RichText, Tag } from '@campus-gigs/ui'
import type { ReactNode } from 'react'
import { clock, formatGigDate, formatPay, formatShiftTimes, messages } from '@/domain'
import { type GigDraft, type GigStep, gigForm } from '../gig-draft'
import { belowMinimumOf, isOneTime, previewPay, shiftsOfDraft } from '../pay-and-shifts'
import { FairPayNotice } from './fair-pay-notice'
import type { GigStepProps } from './gig-wizard-props'

const { fields, steps } = gigForm

/** The last step: the draft's content in a section for each earlier step, with a button to change it. */
export function ReviewStep({ draft, poster, progress, mode, onGoTo }: GigStepProps) {
  const belowMinimum = belowMinimumOf(draft)
  return (
    <>
      <div className="divide-y divide-line rounded-lg border border-line bg-raised">
        <ReviewSection step={fields.jobTitle.step} onGoTo={onGoTo}>
          <p className="wrap-anywhere font-semibold text-lg">{draft.jobTitle}</p>
          <p>
            {draft.jobType} · {draft.suburbName} {draft.zipCode}
          </p>
          {draft.detailedAddress && <p className="wrap-anywhere">{draft.detailedAddress}</p>}
        </ReviewSection>
        <ReviewSection step={fields.payStart.step} onGoTo={onGoTo}>
          <p className="font-semibold">{formatPay(previewPay(draft))}</p>
          {isOneTime(draft) && <p>{formatGigDate(draft.gigDate, clock.now())}</p>}
          <ShiftList draft={draft} />
          {belowMinimum && (
            <div className="mt-3 space-y-2">
              <FairPayNotice below={belowMinimum} payType={draft.payType} />
              <p className="wrap-anywhere">Your reason: {draft.belowMinimumReason}</p>
            </div>
          )}
        </ReviewSection>
        <ReviewSection step={fields.summary.step} onGoTo={onGoTo}>
          <ul className="list-disc ps-5">
            {/* Points are unique, because the wizard rejects duplicates, so they serve as keys. */}
            {draft.summary.map((point) => (
              <li key={point} className="wrap-anywhere">
                {point}
              </li>
            ))}
          </ul>
          <div className="mt-3 flex flex-wrap gap-1.5">
            {draft.keywords.map((keyword) => (
              <Tag key={keyword}>{keyword}</Tag>
            ))}
          </div>
          {draft.description && <RichText html={draft.description} className="mt-4" />}
          <p className="mt-3 text-ink-muted text-sm">{posterLine(draft, poster?.fileName)}</p>
        </ReviewSection>
        <ReviewSection step={fields.questions.step} onGoTo={onGoTo}>
          {draft.questions.length === 0 ? (
            <p className="text-ink-muted">No questions. Students apply with a letter and a resume.</p>
          ) : (
            <ol className="list-decimal space-y-1 ps-5">
              {draft.questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ol>
          )}
        </ReviewSection>
      </div>
      {progress !== null && (
        <ProgressBar label={mode === 'edit' ? 'Saving your changes' : 'Posting your gig'} value={progress} showValue />
      )}
    </>
  )
}

/**
 * The poster that the listing will have: the chosen file, the poster kept from the listing that is edited or posted
 * again, or none. A reload loses a chosen file, but not its name.
 */
function posterLine({ posterName, keptPoster }: GigDraft, chosenFileName: string | undefined): string {
  if (chosenFileName !== undefined) return `Poster: ${chosenFileName}`
  if (keptPoster) return 'With its poster.'
  return posterName ? `No poster yet. Choose ${posterName} again to show it.` : 'No poster.'
}

function ShiftList({ draft }: { draft: GigDraft }) {
  const shifts = shiftsOfDraft(draft)
  if (shifts.length === 0) return <p className="text-ink-muted">{messages.search.shiftsLater}</p>
  return (
    <ul>
      {shifts.map((shift) => (
        <li key={`${shift.dayOfWeek}${shift.startTime}${shift.endTime}`}>
          {shift.dayOfWeek}, {formatShiftTimes(shift)}
        </li>
      ))}
    </ul>
  )
}

interface ReviewSectionProps {
  step: GigStep
  onGoTo: (step: GigStep) => void
  children: ReactNode
}

function ReviewSection({ step, onGoTo, children }: ReviewSectionProps) {
  const { name } = steps[step]
  return (
    <section className="p-4 sm:p-5">
      <div className="mb-2 flex items-center justify-between gap-3 max-tight:flex-wrap">
        <h3 className="text-ink-muted text-sm">{name}</h3>
        <Button size="sm" variant="quiet" aria-label={`Change ${name}`} onClick={() => onGoTo(step)}>
          Change
        </Button>
      </div>
      {children}
    </section>
  )
}
