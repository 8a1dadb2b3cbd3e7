import { RadioGroup } from '@campus-gigs/ui'
import type { ApplyAnswers, ApplyState, AskedQuestion } from '../apply-steps'

interface QuestionsStepProps {
  questions: readonly AskedQuestion[]
  state: Readonly<ApplyState>
  onChange: (answers: Partial<ApplyAnswers>) => void
}

/** Step 2: the employer's questions, each with its fixed answers. */
export function QuestionsStep({ questions, state, onChange }: QuestionsStepProps) {
  const { answers, problem } = state
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
          error={problem && !answers[question] ? 'Choose one of these answers.' : undefined}
        />
      ))}
    </div>
  )
}
