import { Alert, Button } from '@campus-gigs/ui'
import type { RefusedAnswer } from '../answers'
import { lastStep, type WizardState, type WizardStep } from '../wizard'
import { stepCopy } from './step-copy'

export interface WizardNoticesProps {
  /** The step and everything answered so far. */
  wizard: Readonly<WizardState>
  /** The answers were kept from an earlier visit. */
  welcomeBack: boolean
  /** Why the last FINISH did not save; shown on the last step, each refused answer on its own. */
  failure: { message: string; refused: readonly RefusedAnswer[] } | null
  onFinish: () => void
  /** Back to an earlier step, to put a refused answer right. */
  onReturnTo: (step: WizardStep) => void
  /** Forget the kept answers. */
  onStartOver: () => void
  onDismissWelcome: () => void
}

/** What stands above a step: the kept draft on return, and why FINISH did not save. */
export function WizardNotices(props: WizardNoticesProps) {
  const { wizard, welcomeBack, failure, onReturnTo, onFinish, onStartOver, onDismissWelcome } = props
  const steps = [...new Set(failure?.refused.map(({ step }) => step))].filter((step) => step < lastStep)
  return (
    <>
      {welcomeBack && (
        <Alert
          title="Welcome back!"
          onDismiss={onDismissWelcome}
          action={
            <Button size="sm" onClick={onStartOver}>
              Start over
            </Button>
          }
        >
          Your answers are as you left them.
        </Alert>
      )}
      {failure && wizard.step === lastStep && (
        <Alert
          tone="danger"
          action={
            steps.length === 0 ? (
              <Button size="sm" onClick={onFinish}>
                Retry
              </Button>
            ) : (
              <div className="flex flex-wrap gap-2">
                {steps.map((step) => (
                  <Button key={step} size="sm" onClick={() => onReturnTo(step)}>
                    Go to step {step}: {stepCopy[step].name}
                  </Button>
                ))}
              </div>
            )
          }
        >
          {failure.message}
        </Alert>
      )}
    </>
  )
}
