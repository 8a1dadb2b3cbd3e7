import { AvailabilityGrid } from '@campus-gigs/ui'
import type { StepProps } from './student-wizard-props'

/** Step 6: the availability. */
export function AvailabilityStep({ draft, fields, onChange }: StepProps) {
  return (
    <AvailabilityGrid
      mode="edit"
      label="Your week"
      value={draft.userAvailability}
      onChange={(userAvailability) => onChange({ userAvailability })}
      error={fields.errorOf('userAvailability')}
    />
  )
}
