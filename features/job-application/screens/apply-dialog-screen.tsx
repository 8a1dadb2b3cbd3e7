import { Alert, Button, Dialog, FieldError, focusFirstInvalid, Stepper } from '@campus-gigs/ui'
import { useEffect, useId, useRef } from 'react'
import { type ApplyStep, type AskedQuestion, applySteps, nextSends, progressOf } from '../apply-steps'
import { LetterStep, type LetterStepProps } from './letter-step'
import { QuestionsStep } from './questions-step'
import { SentStep } from './sent-step'

export interface ApplyDialogScreenProps extends LetterStepProps {
  jobTitle: string
  companyName: string
  /** The employer's; without any there is no second step. */
  questions: readonly AskedQuestion[]
  /** The application is on its way. */
  sending: boolean
  /** Why it has not been taken. */
  failure: { message: string; canRetry: boolean } | null
  /** Why this job can not be applied to at all; stands in place of the steps. */
  blocked: string | null
  /** `/student/job-history/applied-jobs`. */
  appliedJobsHref: string
  onNext: () => void
  onBack: () => void
  /** Send the same application again. */
  onRetry: () => void
  onClose: () => void
}

const stepNames: Record<ApplyStep, string> = {
  1: 'Your resume and letter',
  2: 'Questions from the employer',
  3: 'Your application is on its way!',
}

/** The apply pop-up: three steps over the job search. */
export function ApplyDialogScreen(props: ApplyDialogScreenProps) {
  const { jobTitle, companyName, blocked, appliedJobsHref, onClose } = props
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      size="lg"
      title={jobTitle}
      description={companyName}
      footer={blocked ? undefined : <ApplyFooter {...props} />}
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
        <ApplyBody {...props} />
      )}
    </Dialog>
  )
}

function ApplyBody(props: ApplyDialogScreenProps) {
  const { state, questions, companyName, appliedJobsHref, failure, onRetry, onChange } = props
  const body = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(state.step)
  const { step, problem } = state

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
      <Stepper mode="linear" label="Your application" progress={progressOf(step)} step={step} steps={applySteps} />
      <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {stepNames[step]}
      </h3>
      {step === 1 && <LetterStep {...props} />}
      {step === 2 && <QuestionsStep questions={questions} state={state} onChange={onChange} />}
      {step === 3 && <SentStep companyName={companyName} appliedJobsHref={appliedJobsHref} />}
      {failure && (
        <Alert
          tone="danger"
          action={
            failure.canRetry && (
              <Button size="sm" onClick={onRetry}>
                Retry
              </Button>
            )
          }
        >
          {failure.message}
        </Alert>
      )}
    </div>
  )
}

function ApplyFooter({ state, questions, companyName, sending, onBack, onNext, onClose }: ApplyDialogScreenProps) {
  const problemId = useId()
  const { step, problem } = state
  if (step === applySteps) return <Button onClick={onClose}>Close</Button>
  return (
    <>
      <div className="min-w-0 flex-1 basis-full sm:basis-48">
        <FieldError id={problemId}>{problem ?? undefined}</FieldError>
        {!problem && nextSends(state, questions) && (
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
          disabled={problem !== null}
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
