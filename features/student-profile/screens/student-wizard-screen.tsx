import { Button, FieldError, focusFirstInvalid } from '@campus-gigs/ui'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { type LegalMinimum, messages } from '@/domain'
import { WizardFrame } from '@/features/shared'
import type { RefusedAnswer } from '../answers'
import {
  errorsAt,
  type FieldErrors,
  lastStep,
  missingNames,
  progressOf,
  type WizardAnswers,
  type WizardField,
} from '../wizard'
import { stepCopy } from './step-copy'
import { StepFields } from './step-fields'
import { useEmptyWeekWarning } from './use-empty-week-warning'
import { WeekAside } from './week-aside'
import { WizardNotices, type WizardNoticesProps } from './wizard-notices'

export interface StudentWizardScreenProps extends WizardNoticesProps {
  /** FINISH is under way. */
  saving: boolean
  /** The minimum wage in force today. */
  legalMinimum: LegalMinimum
  onAnswer: (answers: Partial<WizardAnswers>) => void
  onNext: () => void
  onBack: () => void
}

/** The student profile wizard: six steps, one question at a time. */
export function StudentWizardScreen(props: StudentWizardScreenProps) {
  const { wizard, saving, failure, legalMinimum, onAnswer, onNext, onBack, onFinish } = props
  const { step, answers } = wizard
  const [touched, setTouched] = useState<ReadonlySet<WizardField>>(new Set())
  const emptyWeek = useEmptyWeekWarning()
  const missingId = useId()
  const warningId = useId()
  const { name, heading, lead, why } = stepCopy[step]
  const missing = step === 1 ? missingNames(answers) : []

  const touch = (...fields: WizardField[]) => setTouched((before) => new Set([...before, ...fields]))

  function submit(form: HTMLFormElement) {
    const wrong = fieldsOf(errorsAt(step, answers))
    if (wrong.length === 0) {
      if (step === lastStep) onFinish()
      else onNext()
      return
    }
    if (step === lastStep) {
      // The button is about to be disabled; the week is what to go on with.
      form.querySelector<HTMLElement>('table [tabindex="0"]')?.focus()
      emptyWeek.warn()
      return
    }
    flushSync(() => touch(...wrong))
    focusFirstInvalid(form)
  }

  const errors = shownErrors(errorsAt(step, answers), touched, failure?.refused ?? [])
  return (
    <WizardFrame
      heading={heading}
      lead={lead}
      step={step}
      steps={lastStep}
      progress={progressOf(step)}
      stepName={name}
      onBack={onBack}
      onSubmit={submit}
      notice={<WizardNotices {...props} />}
      aside={<WeekAside availability={answers.userAvailability} why={why} />}
      actions={
        <>
          <div className="w-full has-[>:empty]:hidden">
            <FieldError id={warningId}>{emptyWeek.showing ? messages.profile.availability : undefined}</FieldError>
          </div>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            busy={saving}
            disabled={missing.length > 0 || emptyWeek.showing}
            aria-describedby={missing.length > 0 ? missingId : warningId}
            className="w-full sm:w-auto"
          >
            {step === lastStep ? 'FINISH' : 'NEXT'}
          </Button>
          {missing.length > 0 && (
            <p id={missingId} className="text-ink-muted text-sm">
              Still needed: {missing.join(', ')}.
            </p>
          )}
        </>
      }
    >
      <StepFields
        step={step}
        answers={answers}
        errors={errors}
        legalMinimum={legalMinimum}
        onAnswer={onAnswer}
        onTouch={touch}
      />
    </WizardFrame>
  )
}

const fieldNames: readonly WizardField[] = [
  'firstName',
  'lastName',
  'phoneDigits',
  'currentSuburb',
  'currentZipCode',
  'studentType',
  'homeTownCountry',
  'expectedPayRate',
  'userAvailability',
]

const fieldsOf = (errors: FieldErrors) => fieldNames.filter((field) => errors[field])

/** The messages of fields somebody has left or tried to send, and of those the server refused. */
function shownErrors(
  errors: FieldErrors,
  touched: ReadonlySet<WizardField>,
  refused: readonly RefusedAnswer[],
): FieldErrors {
  const shown: FieldErrors = Object.fromEntries(refused.map(({ field, message }) => [field, message]))
  for (const field of fieldsOf(errors)) if (touched.has(field)) shown[field] = errors[field]
  return shown
}
