import { RichTextField } from '@campus-gigs/ui'
import { messages } from '@/domain'
import type { FormErrors } from '@/features/shared'
import type { ApplyDraft, ApplyField } from '../apply-form'
import { ResumeChoice, type ResumeChoiceProps } from './resume-choice'

export interface LetterStepProps extends Omit<ResumeChoiceProps, 'resumeId' | 'error' | 'onChoose'> {
  draft: ApplyDraft
  /** The message for a missing part. */
  errors: FormErrors<ApplyField>
  onChange: (typed: Partial<ApplyDraft>) => void
}

/** Step 1: the resume and the cover letter. */
export function LetterStep({ draft, errors, onChange, ...resume }: LetterStepProps) {
  const { resumeId, coverLetter } = draft
  return (
    <div className="flex flex-col gap-6">
      <ResumeChoice
        {...resume}
        resumeId={resumeId}
        onChoose={(id) => onChange({ resumeId: id })}
        error={errors.resumeId}
      />
      <RichTextField
        label="Cover letter"
        required
        value={coverLetter}
        onChange={(html) => onChange({ coverLetter: html })}
        placeholder={messages.apply.prompt}
        error={errors.coverLetter}
      />
    </div>
  )
}
