import { Button, cn, Stepper, useStepFocus, useValueAfterPaint } from '@campus-gigs/ui'
import { ArrowLeft } from 'lucide-react'
import { memo, type ReactNode, useId } from 'react'
import { ActionAlert, type ActionAlertProps } from '../action-alert/action-alert'
import { restoreShiftedClicks } from '../forms/restore-shifted-clicks'

export interface WizardFrameProps {
  /** The wizard's name, as the page's heading above each step's heading. Default: the step's heading is the page's. */
  title?: string
  /** The step's heading. It takes the focus when the step changes. */
  heading: string
  /** A line or two under the heading. */
  lead?: ReactNode
  /** The step shown, from 1. */
  step: number
  steps: number
  /** Progress in percent, 0–100. */
  progress: number
  /** The step's name beside the progress bar. */
  stepName: string
  /** The names of all steps, for a row under the bar. Default: only the current step is named. */
  stepNames?: readonly string[]
  /** Whether to focus the heading on mount, for a wizard that mounts a frame for each step. Default false. */
  focusesOnMount?: boolean
  /** Goes one step back. The button can't be pressed on step 1. */
  onBack: () => void
  /** Called on submit, by the button or by Enter, with the form element, to focus an invalid field. */
  onSubmit: (form: HTMLFormElement) => void
  /** The note above the step, such as one about a stored draft. */
  notice?: ReactNode
  /** The submission's failure, shown above the buttons, or the note that the browser is offline. Default: none. */
  alert?: ActionAlertProps
  children: ReactNode
  /** The step's buttons; on a phone they stay at the bottom of the screen. */
  actions: ReactNode
  /** Beside the step on wide screens, under it on narrow ones: a preview, a note. */
  aside?: ReactNode
}

/**
 * The frame of one wizard step: progress, Back, the step's form and its buttons. A new step's position is drawn at once
 * and its form in a later render, so that a slow device answers NEXT and Back first.
 */
export function WizardFrame(props: WizardFrameProps) {
  const { title, step, steps, progress, stepName, stepNames, onBack } = props
  const { heading, lead, focusesOnMount, onSubmit, notice, alert, children, actions, aside } = props
  const shownStep = useValueAfterPaint(step)
  const isFormOutdated = shownStep !== step
  // A title and a step's heading leave a phone less room for the first field than one heading does.
  const isCompact = Boolean(title)

  return (
    <main
      // A press that blurs a field may move the button under the pointer.
      ref={restoreShiftedClicks}
      id="main"
      className={cn('page pt-5 lg:pt-10 lg:pb-16', isCompact && 'max-sm:pt-3')}
      onSubmitCapture={(event) => {
        // Until the next step's form is rendered, a second press would submit the accepted step again.
        if (!isFormOutdated) return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <WizardHeader
        title={title}
        step={step}
        steps={steps}
        progress={progress}
        stepName={stepName}
        stepNames={stepNames}
        onBack={onBack}
      />
      <KeptWhileOutdated isOutdated={isFormOutdated}>
        <StepForm
          heading={heading}
          lead={lead}
          step={step}
          focusesOnMount={focusesOnMount}
          onSubmit={onSubmit}
          notice={notice}
          alert={alert}
          actions={actions}
          aside={aside}
          isCompact={isCompact}
        >
          {children}
        </StepForm>
      </KeptWhileOutdated>
    </main>
  )
}

/** Renders its children, except while they are outdated: then what was rendered last stays as it is. */
const KeptWhileOutdated = memo(
  ({ children }: { isOutdated: boolean; children: ReactNode }) => children,
  // Props that `memo` takes for equal are not rendered.
  (_, { isOutdated }) => isOutdated,
)

interface StepFormProps
  extends Pick<
    WizardFrameProps,
    'heading' | 'lead' | 'step' | 'focusesOnMount' | 'onSubmit' | 'notice' | 'alert' | 'children' | 'actions' | 'aside'
  > {
  isCompact: boolean
}

/** The step's heading, fields and buttons, and what is beside them. */
function StepForm(props: StepFormProps) {
  const { heading, lead, step, focusesOnMount, onSubmit, notice, alert, children, actions, aside, isCompact } = props
  const headingId = useId()
  const headingRef = useStepFocus<HTMLHeadingElement>(step, focusesOnMount)
  const Heading = isCompact ? 'h2' : 'h1'

  return (
    <div
      className={cn(
        'mt-6 grid gap-8 lg:mt-8 lg:gap-14',
        isCompact && 'max-sm:mt-4',
        Boolean(aside) && 'lg:grid-cols-[minmax(0,1fr)_22rem]',
      )}
    >
      <form
        noValidate
        aria-labelledby={headingId}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit(event.currentTarget)
        }}
        className={cn('flex min-w-0 max-w-2xl flex-col gap-6', isCompact && 'max-sm:gap-5')}
      >
        <div>
          <Heading
            ref={headingRef}
            id={headingId}
            tabIndex={-1}
            className={cn('outline-none', isCompact ? 'text-xl lg:text-2xl' : 'page-heading')}
          >
            {heading}
          </Heading>
          {lead && (
            <div className={cn('mt-3 max-w-prose text-ink-muted text-lg', isCompact && 'max-sm:mt-1 max-sm:text-base')}>
              {lead}
            </div>
          )}
        </div>
        {notice}
        {children}
        <div
          data-sticky-bar=""
          className="sticky bottom-0 z-10 -mx-4 mt-auto flex flex-wrap items-center gap-3 border-line border-t bg-surface/95 px-4 py-3 sm:-mx-6 sm:px-6 lg:static lg:mx-0 lg:mt-0 lg:border-0 lg:bg-transparent lg:p-0 lg:pt-2 [@media(max-height:32rem)]:static"
        >
          <ActionAlert {...alert} />
          {actions}
        </div>
      </form>
      {aside && <aside className="min-w-0 pb-10 lg:pb-0">{aside}</aside>}
    </div>
  )
}

type WizardHeaderProps = Pick<
  WizardFrameProps,
  'title' | 'step' | 'steps' | 'progress' | 'stepName' | 'stepNames' | 'onBack'
>

/**
 * Back, the wizard's title and the stepper. On a phone Back and the title share a row, to keep the first field in view.
 * Memoised, because it stays the same while a step is filled in.
 */
const WizardHeader = memo(function WizardHeader({ onBack, ...stepperProps }: WizardHeaderProps) {
  const { title, step } = stepperProps
  return (
    <div className={cn('flex flex-wrap items-center gap-3 lg:gap-5', title && 'max-sm:gap-x-2')}>
      <Button
        variant="quiet"
        size="sm"
        iconStart={<ArrowLeft aria-hidden="true" className="size-4.5" />}
        disabled={step === 1}
        onClick={onBack}
        className="-ms-3.25 disabled:border-transparent disabled:bg-transparent"
      >
        Back
      </Button>
      {title && (
        <h1 className="page-heading min-w-0 text-brand-ink max-sm:flex-1 sm:order-last sm:mt-1 sm:basis-full">
          {title}
        </h1>
      )}
      <WizardStepper {...stepperProps} />
    </div>
  )
})

function WizardStepper({ title, step, steps, progress, stepName, stepNames }: Omit<WizardHeaderProps, 'onBack'>) {
  if (!stepNames) {
    return (
      <Stepper
        mode="linear"
        label={stepName}
        progress={progress}
        step={step}
        steps={steps}
        className="min-w-0 flex-1 basis-44"
      />
    )
  }
  return (
    <Stepper
      mode="steps"
      label={title ?? stepName}
      hideLabel={title !== undefined}
      steps={stepNames.map((label, index) => ({ id: String(index + 1), label }))}
      activeStep={String(step)}
      className="min-w-0 max-sm:basis-full sm:flex-1 sm:basis-44"
    />
  )
}
