import { Button } from '@campus-gigs/ui'
import { stepPosition } from '@/features/shared'
import { studentForm } from '../wizard'

interface RefusedStepsProps {
  /** The steps of which the server refused something; at least one. */
  steps: readonly number[]
  onGoTo: (step: number) => void
}

/** Leads back to the steps to put right before the profile can be saved. */
export function RefusedSteps({ steps, onGoTo }: RefusedStepsProps) {
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
