import { Button, ProgressBar, RichText, Tag } from '@campus-gigs/ui'
import type { ReactNode } from 'react'
import { clock, formatGigDate, formatPay, formatShiftTimes, messages } from '@/domain'
import { type GigDraft, type GigStep, gigForm } from '../gig-draft'
import { belowMinimumOf, publishedPay, shiftsOfDraft } from '../pay-and-shifts'
import { FairPayNotice } from './fair-pay-notice'
import type { GigStepProps } from './gig-wizard-props'

/** Step 5: the draft's content, each part with a button to its step. */
export function SummaryStep({ draft, poster, progress, onGoTo }: GigStepProps) {
  const below = belowMinimumOf(draft)
  return (
    <>
      <div className="divide-y divide-line rounded-lg border border-line bg-raised">
        <Part step={1} onGoTo={onGoTo}>
          <p className="wrap-anywhere font-semibold text-lg">{draft.jobTitle}</p>
          <p>
            {draft.jobType} · {draft.suburbName} {draft.zipCode}
          </p>
          {draft.detailedAddress && <p className="wrap-anywhere">{draft.detailedAddress}</p>}
        </Part>
        <Part step={2} onGoTo={onGoTo}>
          <p className="font-semibold">{formatPay(publishedPay(draft))}</p>
          {draft.jobType === 'One Time Gig' && <p>{formatGigDate(draft.gigDate, clock.now())}</p>}
          <Roster draft={draft} />
          {below && (
            <div className="mt-3 space-y-2">
              <FairPayNotice below={below} payType={draft.payType} />
              <p className="wrap-anywhere">Your reason: {draft.belowMinimumReason}</p>
            </div>
          )}
        </Part>
        <Part step={3} onGoTo={onGoTo}>
          <ul className="list-disc ps-5">
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
        </Part>
        <Part step={4} onGoTo={onGoTo}>
          {draft.questions.length === 0 ? (
            <p className="text-ink-muted">No questions. Students apply with a letter and a resume.</p>
          ) : (
            <ol className="list-decimal space-y-1 ps-5">
              {draft.questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ol>
          )}
        </Part>
      </div>
      {progress !== null && <ProgressBar label="Posting your gig" value={progress} showValue />}
    </>
  )
}

function posterLine({ posterName, keptPoster }: GigDraft, chosen: string | undefined): string {
  if (chosen) return `Poster: ${chosen}`
  if (keptPoster) return 'With its poster.'
  return posterName ? `No poster yet. Choose ${posterName} again to show it.` : 'No poster.'
}

function Roster({ draft }: { draft: GigDraft }) {
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

interface PartProps {
  step: GigStep
  onGoTo: (step: GigStep) => void
  children: ReactNode
}

function Part({ step, onGoTo, children }: PartProps) {
  const { name } = gigForm.steps[step]
  return (
    <section className="p-4 sm:p-5">
      <div className="mb-2 flex items-center justify-between gap-3 max-[22.5em]:flex-wrap">
        <h3 className="text-ink-muted text-sm">{name}</h3>
        <Button size="sm" variant="quiet" aria-label={`Change ${name}`} onClick={() => onGoTo(step)}>
          Change
        </Button>
      </div>
      {children}
    </section>
  )
}
