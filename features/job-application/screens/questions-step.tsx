import { RadioGroup } from '@campus-gigs/ui'
import type { FormErrors } from '@/features/shared'
import type { ApplicationQuestion, ApplyDraft, ApplyField } from '../apply-form'

interface QuestionsStepProps {
  questions: readonly ApplicationQuestion[]
  answers: ApplyDraft['answers']
  /** The message for a missing part. */
  errors: FormErrors<ApplyField>
  onChange: (typed: Partial<ApplyDraft>) => void
}

/** Step 2: the employer's questions, each with its fixed answers. */
export function QuestionsStep({ questions, answers, errors, onChange }: QuestionsStepProps) {
  return (
    <div className="flex flex-col gap-8">
      {questions.map(({ question, options }) => (
        <RadioGroup
          key={question}
          label={question}
          required
          value={answers[question] ?? null}
          onChange={(answer) => onChange({ answers: { ...answers, [question]: answer } })}
          options={options.map((option) => ({ value: option, label: option }))}
          error={errors.answers && !answers[question] ? 'Choose one of these answers.' : undefined}
        />
      ))}
    </div>
  )
}
