import { Alert, Button, Dialog, FieldError, focusFirstInvalid, Stepper } from '@campus-gigs/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { ActionAlert, type FormErrors, type SaveState, stepErrors } from '@/features/shared'
import { type ApplyDraft, type ApplyField, type AskedQuestion, applyForm, applySteps, nextSends } from '../apply-form'
import { LetterStep, type LetterStepProps } from './letter-step'
import { QuestionsStep } from './questions-step'
import { SentStep } from './sent-step'

export interface ApplyDialogScreenProps extends Omit<LetterStepProps, 'errors'> {
  jobTitle: string
  companyName: string
  /** The employer's; without any there is no second step. */
  questions: readonly AskedQuestion[]
  save: SaveState
  /** Why it has not been taken. */
  failure: string | null
  /** The same application may well be taken at another try. */
  canRetry: boolean
  /** Why this job can not be applied to at all; stands in place of the steps. */
  blocked: string | null
  /** `/student/job-history/applied-jobs`. */
  appliedJobsHref: string
  onNext: () => void
  onBack: () => void
  /** Send the application, by Next or by Retry. */
  onSubmit: () => void
  onClose: () => void
}

interface StepProps extends ApplyDialogScreenProps {
  /** The step shown; the last says that the application was sent. */
  step: number
  /** What is missing, since Next was pressed. Any change of the draft lifts it (AP-04, AP-05). */
  errors: FormErrors<ApplyField>
}

/** The apply pop-up: three steps over the job search. */
export function ApplyDialogScreen(props: ApplyDialogScreenProps) {
  const { jobTitle, companyName, questions, draft, save, blocked, appliedJobsHref, onNext, onSubmit, onClose } = props
  const [refusedDraft, setRefusedDraft] = useState<ApplyDraft | null>(null)
  const step = save === 'saved' ? applySteps : draft.step
  const missing = stepErrors(applyForm(questions), draft, step)
  const shown = { ...props, step, errors: refusedDraft === draft ? missing : {} }

  function handleNext() {
    if (problemOf(missing)) setRefusedDraft(draft)
    else if (nextSends(draft, questions)) onSubmit()
    else onNext()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      size="lg"
      title={jobTitle}
      description={companyName}
      footer={blocked ? undefined : <ApplyFooter {...shown} onNext={handleNext} />}
    >
      {blocked ? (
        <Alert
          action={
            <Button size="sm" asChild>
              <a href={appliedJobsHref}>See your applied jobs</a>
            </Button>
          }
        >
          {blocked}
        </Alert>
      ) : (
        <ApplyBody {...shown} />
      )}
    </Dialog>
  )
}

function ApplyBody(props: StepProps) {
  const { step, errors, draft, save, questions, companyName, appliedJobsHref, onChange } = props
  const body = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  const problem = problemOf(errors)

  // A step follows the server's answer, not the click, so focus follows the step.
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])

  // Next is disabled the moment something is missing: what to do about it is in here.
  useEffect(() => {
    if (problem && body.current) focusFirstInvalid(body.current)
  }, [problem])

  return (
    <div ref={body} className="flex flex-col gap-6">
      <Stepper
        mode="linear"
        label="Your application"
        progress={Math.round((step / applySteps) * 100)}
        step={step}
        steps={applySteps}
      />
      <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {applyForm(questions).steps?.[step]?.name ?? 'Your application is on its way!'}
      </h3>
      <div inert={save === 'saving'} className="contents">
        {step === 1 && <LetterStep {...props} />}
        {step === 2 && (
          <QuestionsStep questions={questions} answers={draft.answers} errors={errors} onChange={onChange} />
        )}
      </div>
      {step === 3 && <SentStep companyName={companyName} appliedJobsHref={appliedJobsHref} />}
    </div>
  )
}

/** What is missing, in words; undefined when nothing is, or Next was not pressed. */
const problemOf = ({ step, answers }: FormErrors<ApplyField>) => step ?? answers

function ApplyFooter(props: StepProps) {
  const { step, errors, draft, save, questions, companyName, failure, canRetry } = props
  const { onBack, onNext, onSubmit, onClose } = props
  const problemId = useId()
  const problem = problemOf(errors)
  const sending = save === 'saving'
  if (step === applySteps) return <Button onClick={onClose}>Close</Button>
  return (
    <>
      <ActionAlert failure={failure} onRetry={canRetry ? onSubmit : undefined} retrying={sending} />
      <div className="min-w-0 flex-1 basis-full sm:basis-48">
        <FieldError id={problemId}>{problem}</FieldError>
        {!problem && nextSends(draft, questions) && (
          <p className="text-ink-muted text-sm">Next sends your application to {companyName}.</p>
        )}
      </div>
      <div className="flex gap-3 max-sm:w-full">
        <Button onClick={onBack} disabled={step === 1 || sending}>
          Back
        </Button>
        <Button
          variant="primary"
          busy={sending}
          disabled={problem !== undefined}
          aria-describedby={problemId}
          onClick={onNext}
          className="max-sm:flex-1"
        >
          Next
        </Button>
      </div>
    </>
  )
}
