import { Button } from '@campus-gigs/ui'
import { stepPosition } from '@/features/shared'
import { studentForm } from '../wizard'

interface RefusedStepsProps {
  /** The steps with refused fields; at least one. */
  steps: readonly number[]
  onGoTo: (step: number) => void
}

/** Buttons for the steps with refused fields. */
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
