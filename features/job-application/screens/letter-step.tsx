import { isEmptyHtml, RichTextField } from '@campus-gigs/ui'
import { messages } from '@/domain'
import type { ApplyAnswers, ApplyState } from '../apply-steps'
import { ResumeChoice, type ResumeChoiceProps } from './resume-choice'

export interface LetterStepProps extends Omit<ResumeChoiceProps, 'resumeId' | 'error' | 'onChoose'> {
  state: Readonly<ApplyState>
  onChange: (answers: Partial<ApplyAnswers>) => void
}

/** Step 1: the resume and the cover letter. */
export function LetterStep({ state, onChange, ...resume }: LetterStepProps) {
  const { resumeId, coverLetter, problem } = state
  return (
    <div className="flex flex-col gap-6">
      <ResumeChoice
        {...resume}
        resumeId={resumeId}
        onChoose={(id) => onChange({ resumeId: id })}
        error={problem && resumeId === null ? 'Choose one of your resumes, or upload one.' : undefined}
      />
      <RichTextField
        label="Cover letter"
        required
        value={coverLetter}
        onChange={(html) => onChange({ coverLetter: html })}
        placeholder={messages.apply.prompt}
        error={problem && isEmptyHtml(coverLetter) ? 'Write a few lines to the employer.' : undefined}
      />
    </div>
  )
}
