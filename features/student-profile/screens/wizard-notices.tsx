import { Alert, Button } from '@campus-gigs/ui'
import { stepPosition, stepsOf } from '@/features/shared'
import { lastStep, studentForm } from '../wizard'
import type { StudentWizardScreenProps } from './student-wizard-props'

type WizardNoticesProps = Pick<
  StudentWizardScreenProps,
  'draft' | 'resumed' | 'failure' | 'refused' | 'onGoTo' | 'onFinish' | 'onStartOver' | 'onDismissResumed'
>

/** What stands above a step: the kept draft on return, and why FINISH did not save. */
export function WizardNotices(props: WizardNoticesProps) {
  const { draft, resumed, failure, refused, onGoTo, onFinish, onStartOver, onDismissResumed } = props
  const steps = stepsOf(studentForm, refused).filter((step) => step < lastStep)
  return (
    <>
      {resumed && (
        <Alert
          title="Welcome back!"
          onDismiss={onDismissResumed}
          action={
            <Button size="sm" onClick={onStartOver}>
              Start over
            </Button>
          }
        >
          Your answers are as you left them.
        </Alert>
      )}
      {failure && draft.step === lastStep && (
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
                  <Button key={step} size="sm" onClick={() => onGoTo(step)}>
                    Go to step {step}: {stepPosition(studentForm, step).stepName}
                  </Button>
                ))}
              </div>
            )
          }
        >
          {failure}
        </Alert>
      )}
    </>
  )
}
