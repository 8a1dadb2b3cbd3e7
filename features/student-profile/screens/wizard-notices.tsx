import { Alert, Button } from '@campus-gigs/ui'
import { lastStep } from '../wizard'
import { stepCopy } from './step-copy'
import type { StudentWizardScreenProps } from './student-wizard-screen'

type WizardNoticesProps = Pick<
  StudentWizardScreenProps,
  'wizard' | 'welcomeBack' | 'failure' | 'onReturnTo' | 'onFinish' | 'onStartOver' | 'onDismissWelcome'
>

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
