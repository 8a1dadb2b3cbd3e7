import { Alert, Button, cn, Dialog, FieldError, focusFirstInvalid, Stepper } from '@campus-gigs/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { messages } from '@/domain'
import { ActionAlert, type FormErrors, type SaveState, stepErrors } from '@/features/shared'
import {
  type ApplicationQuestion,
  type ApplyDraft,
  type ApplyField,
  applyForm,
  applyStep,
  applyStepCount,
  isSendingStep,
} from '../apply-form'
import { LetterStep, type LetterStepProps, QuestionsStep, SentStep } from './apply-steps'

interface ApplyDialogScreenProps extends Omit<LetterStepProps, 'errors'> {
  jobTitle: string
  companyName: string
  /** The business's questions; without any there is no second step. */
  questions: readonly ApplicationQuestion[]
  saveState: SaveState
  /** The failure of the last attempt; null without one. */
  failure: string | null
  /** Whether the same application may succeed on another attempt. */
  canRetry: boolean
  /** Whether the application is sent once the resume that is being uploaded is stored. */
  isWaitingForResume: boolean
  /** The message shown instead of the steps, when the student can't apply; null otherwise. */
  blockedMessage: string | null
  /** Why the listing takes no applications any more, while the draft stays; null while it takes them. */
  closedReason: string | null
  /** What has just changed of the listing, announced; empty for nothing. */
  changeNotice: string
  /** `/student/job-history/applied-jobs`. */
  appliedJobsHref: string
  onNext: () => void
  onBack: () => void
  /** Called to send the application, on the step's button or on Retry. */
  onSubmit: () => void
  onClose: () => void
}

interface StepProps extends ApplyDialogScreenProps {
  /** The current step; the last confirms that the application was sent. */
  step: number
  /** The incomplete fields when the button was pressed; a change of the draft clears them (AP-04, AP-05). */
  errors: FormErrors<ApplyField>
}

/** The message for a step's missing fields, from its errors; undefined without errors. */
const problemOf = ({ step, answers }: FormErrors<ApplyField>) => step ?? answers

/** The apply dialog: three steps over the job search. */
export function ApplyDialogScreen(props: ApplyDialogScreenProps) {
  const { jobTitle, companyName, questions, draft, saveState, closedReason, blockedMessage, appliedJobsHref } = props
  const { onNext, onSubmit, onClose } = props
  /** The draft that was incomplete when the button was pressed: its errors are shown. A change makes another draft. */
  const [refusedDraft, setRefusedDraft] = useState<ApplyDraft | null>(null)
  const step = saveState === 'saved' ? applyStep.sent : draft.step
  // Sending waits for the resume that is being uploaded, which is chosen once it is stored.
  const isResumeComing = props.upload.progress !== null && isSendingStep(step, questions)
  const validatedDraft = isResumeComing ? { ...draft, resumeId: draft.resumeId ?? '' } : draft
  // The step is validated only while it shows errors, not at each letter.
  const validateStep = () => stepErrors(applyForm(questions), validatedDraft, step)
  const stepProps = { ...props, step, errors: refusedDraft === draft ? validateStep() : {} }

  function handleNext() {
    const isSending = isSendingStep(step, questions)
    if (isSending && closedReason !== null) return
    if (problemOf(validateStep())) setRefusedDraft(draft)
    else if (isSending) onSubmit()
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
      footer={blockedMessage ? undefined : <ApplyFooter {...stepProps} onNext={handleNext} />}
    >
      {blockedMessage ? (
        <Alert
          action={
            <Button size="sm" asChild>
              <a href={appliedJobsHref}>See your applied jobs</a>
            </Button>
          }
        >
          {blockedMessage}
        </Alert>
      ) : (
        <ApplyBody {...stepProps} />
      )}
    </Dialog>
  )
}

/** The progress, heading and fields of the step. */
function ApplyBody(props: StepProps) {
  const { step, errors, draft, saveState, questions, companyName, appliedJobsHref, onChange } = props
  const bodyRef = useRef<HTMLDivElement>(null)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const previousStepRef = useRef(step)
  const problem = problemOf(errors)

  // The last step appears after the server's response, not on the click, so the focus follows the step.
  useEffect(() => {
    if (previousStepRef.current !== step) headingRef.current?.focus()
    previousStepRef.current = step
  }, [step])

  // The button is disabled while a field is missing, so move the focus to that field.
  useEffect(() => {
    if (problem && bodyRef.current) focusFirstInvalid(bodyRef.current)
  }, [problem])

  return (
    <div ref={bodyRef} className="flex flex-col gap-6">
      <Stepper
        mode="linear"
        label="Your application"
        progress={Math.round((step / applyStepCount) * 100)}
        step={step}
        steps={applyStepCount}
      />
      <h3 ref={headingRef} tabIndex={-1} className="text-2xl outline-none">
        {applyForm(questions).steps?.[step]?.name ?? 'Your application is on its way!'}
      </h3>
      <div inert={saveState === 'saving'} className="contents">
        {step === applyStep.letter && (
          <LetterStep
            draft={draft}
            errors={errors}
            resumes={props.resumes}
            upload={props.upload}
            onChange={onChange}
            onPickFile={props.onPickFile}
            onCancelUpload={props.onCancelUpload}
            onRetryUpload={props.onRetryUpload}
          />
        )}
        {step === applyStep.questions && (
          <QuestionsStep questions={questions} answers={draft.answers} errors={errors} onChange={onChange} />
        )}
      </div>
      {step === applyStep.sent && <SentStep companyName={companyName} appliedJobsHref={appliedJobsHref} />}
    </div>
  )
}

/** The notices and buttons of the step. */
function ApplyFooter(props: StepProps) {
  const { step, errors, saveState, questions, failure, canRetry, isWaitingForResume, closedReason } = props
  const { onBack, onNext, onSubmit, onClose } = props
  const problemId = useId()
  const noticeId = useId()
  const problem = problemOf(errors)
  const isSending = saveState === 'saving' || isWaitingForResume
  const isSendStep = isSendingStep(step, questions)
  const isClosed = closedReason !== null && isSendStep
  if (step === applyStep.sent) return <Button onClick={onClose}>Close</Button>
  return (
    <>
      <ListingNotice id={noticeId} closedReason={closedReason} failure={failure} changeNotice={props.changeNotice} />
      <p role="status" className="w-full text-ink-muted text-sm empty:sr-only">
        {isWaitingForResume && messages.apply.waitsForResume}
      </p>
      <ActionAlert
        failure={failure}
        onRetry={canRetry && closedReason === null ? onSubmit : undefined}
        retrying={isSending}
      />
      <div className="min-w-0 flex-1 basis-full sm:basis-48">
        <FieldError id={problemId}>{problem}</FieldError>
      </div>
      <div className="flex gap-3 max-sm:w-full">
        <Button onClick={onBack} disabled={step === applyStep.letter || isSending}>
          Back
        </Button>
        <Button
          variant="primary"
          busy={isSending}
          disabled={problem !== undefined}
          // The button is not disabled, because it may have the focus when the listing is closed.
          aria-disabled={isClosed || undefined}
          aria-describedby={isClosed ? noticeId : problemId}
          onClick={onNext}
          className={cn('max-sm:flex-1', isClosed && unavailableClass)}
        >
          {isSendStep ? 'Send application' : 'Next'}
        </Button>
      </div>
    </>
  )
}

/** The look of a disabled button. */
const unavailableClass = 'border-line bg-sunken text-ink-muted shadow-none hover:bg-sunken'

interface ListingNoticeProps extends Pick<StepProps, 'closedReason' | 'failure' | 'changeNotice'> {
  id: string
}

/**
 * The latest change of the listing by its business, or why the listing takes no applications any more; empty for
 * neither, and when the failure's alert gives that reason.
 */
function ListingNotice({ id, closedReason, failure, changeNotice }: ListingNoticeProps) {
  return (
    // Screen readers announce a live region only if it was rendered before its text.
    <p id={id} role="status" className="w-full rounded-md bg-action-soft px-3 py-2 text-sm empty:sr-only">
      {closedReason === null && changeNotice}
      {closedReason !== null && closedReason !== failure && `${closedReason} ${messages.apply.draftStaysHint}`}
    </p>
  )
}
