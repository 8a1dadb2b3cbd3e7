import { Button, FieldError } from '@campus-gigs/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { type LegalMinimum, messages, timers } from '@/domain'
import {
  type DraftFormState,
  DraftNotice,
  isStepComplete,
  stepPosition,
  stepsOf,
  useFormFields,
  WizardFrame,
} from '@/features/shared'
import { lastStep, missingNames, type StudentDraft, type StudentField, studentForm } from '../wizard'
import { StepFields } from './step-fields'
import { WeekAside } from './week-aside'

/** The cell of the week that Tab reaches. The grid has no ref to focus it by. */
const gridTabStop = 'table [tabindex="0"]'

interface StudentWizardScreenProps extends DraftFormState<StudentDraft, StudentField> {
  /** The minimum wage in force today. */
  legalMinimum: LegalMinimum
  onChange: (typed: Partial<StudentDraft>) => void
  onNext: () => void
  onBack: () => void
  /** Shows an earlier step with a refused field. */
  onGoTo: (step: number) => void
  onFinish: () => void
  /** Discards the stored draft. */
  onStartOver: () => void
  onDismissResumed: () => void
}

/** The student profile wizard, one question a step. */
export function StudentWizardScreen(props: StudentWizardScreenProps) {
  const { draft, legalMinimum, onChange, onNext, onFinish, onGoTo } = props
  const { step } = draft
  const { heading, lead, reason } = studentForm.steps[step]
  const isLastStep = step === lastStep
  const fields = useFormFields(studentForm, { draft, step, serverErrors: props.serverErrors, onChange })
  const emptyWeekWarning = useEmptyWeekWarning()
  // The last step's own refused fields are on the screen already.
  const earlierRefusedSteps = stepsOf(studentForm, props.serverErrors).filter((each) => each < lastStep)
  const hasEarlierRefusals = earlierRefusedSteps.length > 0

  function handleSubmit(form: HTMLFormElement) {
    if (isLastStep && !isStepComplete(studentForm, draft, step)) {
      // The warning disables the focused button, so move the focus to the week.
      form.querySelector<HTMLElement>(gridTabStop)?.focus()
      emptyWeekWarning.show()
      return
    }
    if (!fields.accept(form)) return
    if (isLastStep) onFinish()
    else onNext()
  }

  return (
    <WizardFrame
      heading={heading}
      lead={lead}
      {...stepPosition(studentForm, step)}
      onBack={props.onBack}
      onSubmit={handleSubmit}
      notice={
        props.resumed && (
          <DraftNotice onStartOver={props.onStartOver} onDismiss={props.onDismissResumed}>
            Your answers are as you left them.
          </DraftNotice>
        )
      }
      alert={{
        failure: isLastStep ? props.failure : null,
        // Sending the same values again would be refused again.
        onRetry: hasEarlierRefusals ? undefined : onFinish,
        action: hasEarlierRefusals && <RefusedSteps steps={earlierRefusedSteps} onGoTo={onGoTo} />,
      }}
      aside={<WeekAside availability={draft.userAvailability} reason={reason} />}
      actions={
        <StepButton
          isLastStep={isLastStep}
          isBusy={props.saveState === 'saving'}
          missing={missingNames(draft)}
          isWarningShown={emptyWeekWarning.isShown}
        />
      }
    >
      <StepFields draft={draft} fields={fields} legalMinimum={legalMinimum} onChange={onChange} />
    </WizardFrame>
  )
}

interface StepButtonProps {
  isLastStep: boolean
  isBusy: boolean
  /** The names of the fields that are still empty. */
  missing: readonly string[]
  /** Whether the warning about an empty week is shown. */
  isWarningShown: boolean
}

/** The button that submits a step, and why it can't be pressed. */
function StepButton({ isLastStep, isBusy, missing, isWarningShown }: StepButtonProps) {
  const missingId = useId()
  const warningId = useId()
  const hasMissing = missing.length > 0
  return (
    <>
      {/* The error is a live region, mounted before its text; without a text it takes no row. */}
      <div className="w-full has-[>:empty]:hidden">
        <FieldError id={warningId}>{isWarningShown ? messages.profile.availabilityRequired : undefined}</FieldError>
      </div>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        busy={isBusy}
        disabled={hasMissing || isWarningShown}
        aria-describedby={hasMissing ? missingId : warningId}
        className="w-full sm:w-auto"
      >
        {isLastStep ? 'FINISH' : 'NEXT'}
      </Button>
      {hasMissing && (
        <p id={missingId} className="text-ink-muted text-sm">
          Still needed: {missing.join(', ')}.
        </p>
      )}
    </>
  )
}

interface RefusedStepsProps {
  /** The steps with refused fields; at least one. */
  steps: readonly number[]
  onGoTo: (step: number) => void
}

function RefusedSteps({ steps, onGoTo }: RefusedStepsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {steps.map((step) => (
        <Button key={step} size="sm" onClick={() => onGoTo(step)}>
          Go to step {step}: {stepPosition(studentForm, step).stepName}
        </Button>
      ))}
    </div>
  )
}

/** Shows the warning about an empty week for `timers.emptyAvailabilityWarning` (SW-09). */
function useEmptyWeekWarning(): { isShown: boolean; show: () => void } {
  const [isShown, setIsShown] = useState(false)
  const timerRef = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timerRef.current), [])

  function show() {
    setIsShown(true)
    clearTimeout(timerRef.current)
    timerRef.current = setTimeout(() => setIsShown(false), timers.emptyAvailabilityWarning)
  }
  return { isShown, show }
}
