import { Button, FieldError } from '@campus-gigs/ui'
import { useId } from 'react'
import { messages } from '@/domain'
import { DraftNotice, isStepComplete, stepPosition, stepsOf, useFormFields, WizardFrame } from '@/features/shared'
import { lastStep, missingNames, studentForm } from '../wizard'
import { RefusedSteps } from './refused-steps'
import { StepFields } from './step-fields'
import type { StudentWizardScreenProps } from './student-wizard-props'
import { useEmptyWeekWarning } from './use-empty-week-warning'
import { WeekAside } from './week-aside'

/** The one slot of the availability grid that Tab reaches. */
const focusableSlot = 'table [tabindex="0"]'

/** The student profile wizard: six steps, one question at a time. */
export function StudentWizardScreen(props: StudentWizardScreenProps) {
  const { draft, refused, save, legalMinimum, onChange, onNext, onBack, onFinish } = props
  const { resumed, failure, onStartOver, onDismissResumed, onGoTo } = props
  const { step } = draft
  const { heading, lead, why } = studentForm.steps[step]
  const fields = useFormFields(studentForm, { draft, step, refused, onChange })
  const emptyWeek = useEmptyWeekWarning()
  const missingId = useId()
  const warningId = useId()
  const refusedSteps = stepsOf(studentForm, refused).filter((each) => each < lastStep)
  const missing = step === 1 ? missingNames(draft) : []

  function submit(form: HTMLFormElement) {
    if (step === lastStep && !isStepComplete(studentForm, draft, step)) {
      // The warning disables the focused button, so move the focus to the week.
      form.querySelector<HTMLElement>(focusableSlot)?.focus()
      emptyWeek.warn()
    } else if (fields.accept(form)) {
      if (step === lastStep) onFinish()
      else onNext()
    }
  }

  return (
    <WizardFrame
      heading={heading}
      lead={lead}
      {...stepPosition(studentForm, step)}
      onBack={onBack}
      onSubmit={submit}
      notice={
        <DraftNotice
          resumed={resumed && 'Your answers are as you left them.'}
          onStartOver={onStartOver}
          onDismiss={onDismissResumed}
        />
      }
      alert={{
        failure: step === lastStep && failure,
        ...(refusedSteps.length > 0
          ? { action: <RefusedSteps steps={refusedSteps} onGoTo={onGoTo} /> }
          : { onRetry: onFinish }),
      }}
      aside={<WeekAside availability={draft.userAvailability} why={why} />}
      actions={
        <>
          <div className="w-full has-[>:empty]:hidden">
            <FieldError id={warningId}>{emptyWeek.showing ? messages.profile.availability : undefined}</FieldError>
          </div>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            busy={save === 'saving'}
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
      <StepFields draft={draft} fields={fields} legalMinimum={legalMinimum} onChange={onChange} />
    </WizardFrame>
  )
}
