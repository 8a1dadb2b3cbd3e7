import { AvailabilityGrid } from '@campus-gigs/ui'
import type { StepProps } from './step-props'

/** Step 6: the week, painted. */
export function AvailabilityStep({ answers, errors, onAnswer }: StepProps) {
  return (
    <AvailabilityGrid
      mode="edit"
      label="Your week"
      value={answers.userAvailability}
      onChange={(userAvailability) => onAnswer({ userAvailability })}
      error={errors.userAvailability}
    />
  )
}
