import { Checkbox } from '@campus-gigs/ui'
import { useState } from 'react'
import { limits, messages, screeningQuestions } from '@/domain'
import type { GigStepProps } from './gig-wizard-props'

/** Step 4: up to three of the preset screening questions (GW-08). */
export function QuestionsStep({ draft, fields, onChange }: GigStepProps) {
  /** The question that was pressed though enough are chosen; null otherwise. */
  const [refusedQuestion, setRefusedQuestion] = useState<string | null>(null)
  const { questions } = draft

  function toggle(question: string, isChosen: boolean) {
    const isRefused = isChosen && questions.length >= limits.questionsPerListing
    setRefusedQuestion(isRefused ? question : null)
    if (!isChosen) onChange({ questions: questions.filter((each) => each !== question) })
    else if (!isRefused) onChange({ questions: [...questions, question] })
  }

  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 flex w-full items-baseline justify-between gap-4 max-tight:flex-wrap">
        <span className="font-bold font-display text-lg">What would you like to know?</span>
        <span className="text-ink-muted text-sm">
          {questions.length} of {limits.questionsPerListing} chosen
        </span>
      </legend>
      {screeningQuestions.map(({ question, options }) => {
        const isChosen = questions.includes(question)
        const refusal = question === refusedQuestion ? messages.gig.tooManyQuestions : undefined
        return (
          <div key={question} className="rounded-md border border-line bg-raised px-4 py-3">
            <Checkbox
              label={question}
              hint={options.join(' · ')}
              checked={isChosen}
              onChange={(chosen) => toggle(question, chosen)}
              error={refusal ?? (isChosen ? fields.errorOf('questions') : undefined)}
            />
          </div>
        )
      })}
    </fieldset>
  )
}
