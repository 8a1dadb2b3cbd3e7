import { Checkbox } from '@campus-gigs/ui'
import { useState } from 'react'
import { limits, messages, screeningQuestions } from '@/domain'
import type { GigStepProps } from './gig-wizard-props'

/** Step 4: up to three of the preset screening questions (GW-08). */
export function QuestionsStep({ draft, fields, onChange }: GigStepProps) {
  const [tooMany, setTooMany] = useState<string | null>(null)
  const { questions } = draft

  function toggle(question: string, chosen: boolean) {
    const full = questions.length >= limits.questionsPerListing
    setTooMany(chosen && full ? question : null)
    if (!chosen) onChange({ questions: questions.filter((each) => each !== question) })
    else if (!full) onChange({ questions: [...questions, question] })
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
        const full = question === tooMany ? messages.gig.tooManyQuestions : undefined
        return (
          <div key={question} className="rounded-md border border-line bg-raised px-4 py-3">
            <Checkbox
              label={question}
              hint={options.join(' · ')}
              checked={questions.includes(question)}
              onChange={(chosen) => toggle(question, chosen)}
              error={full ?? (questions.includes(question) ? fields.errorOf('questions') : undefined)}
            />
          </div>
        )
      })}
    </fieldset>
  )
}
