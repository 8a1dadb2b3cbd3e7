import { Slider } from '@campus-gigs/ui'
import { formatDate, formatDollars, type LegalMinimum, limits } from '@/domain'
import type { StepProps } from './student-wizard-props'

interface PayStepProps extends StepProps {
  /** The minimum wage in force, marked on the track (SW-08). */
  legalMinimum: LegalMinimum
}

/** Step 5: the expected pay, with the legal minimum marked. */
export function PayStep({ draft, fields, onChange, legalMinimum }: PayStepProps) {
  const { hourly, casual, from } = legalMinimum
  const below = draft.expectedPayRate < casual
  return (
    <div className="flex flex-col gap-6">
      <Slider
        label="Expected pay rate"
        min={limits.payRate.min}
        max={limits.payRate.max}
        value={draft.expectedPayRate}
        onChange={(expectedPayRate) => onChange({ expectedPayRate })}
        formatValue={(rate) => `${formatDollars(rate)} an hour`}
        mark={{ value: casual, label: `Legal casual minimum ${formatDollars(casual)}` }}
        error={fields.errorOf('expectedPayRate')}
      />
      <p className="max-w-prose border-action border-s-4 ps-4 text-sm">
        {below && <strong className="block font-semibold">That is less than a casual adult must be paid.</strong>}
        Since {formatDate(from)} the minimum wage for adults is {formatDollars(hourly)} an hour, and{' '}
        {formatDollars(casual)} for casual work. You may keep any rate here; no employer may pay you less than the
        minimum.
      </p>
    </div>
  )
}
