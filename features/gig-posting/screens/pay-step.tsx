import { Alert, AvailabilityGrid, Checkbox, Select, TextArea, TextField } from '@campus-gigs/ui'
import { limits, messages, payTypes } from '@/domain'
import { belowMinimumOf } from '../gig-draft'
import { lacksShifts, stepIssues } from '../gig-issues'
import { shiftsOf } from '../timings'
import { DayTimes } from './day-times'
import { FairPayNotice } from './fair-pay-notice'
import type { GigStepProps } from './gig-wizard-props'

/** Only what an amount is made of. */
const digits = (text: string) => text.replace(/[^\d.]/g, '')

/** Step 2: when and for how much (GW-03, GW-04). */
export function PayStep(props: GigStepProps) {
  const { draft } = props
  const shifts = shiftsOf(draft.timings)
  const passesWithoutShifts = lacksShifts(draft) && Object.keys(stepIssues(2, draft)).length === 0
  return (
    <>
      <DayTimes {...props} />
      {passesWithoutShifts && <Alert>{messages.gig.noShifts}</Alert>}
      {shifts.length > 0 && (
        <AvailabilityGrid mode="view" label="Free times this gig needs" value={shifts} className="max-w-md" />
      )}
      <PayFields {...props} />
      <FairPay {...props} />
    </>
  )
}

/** Pay below the legal minimum: a warning, and the reason it takes to go on. */
function FairPay({ draft, errorOf, onChange, onLeave }: GigStepProps) {
  const below = belowMinimumOf(draft)
  if (!below) return null
  return (
    <div className="flex flex-col gap-4">
      <FairPayNotice below={below} payType={draft.payType} />
      <TextArea
        label="Why is this pay right for the gig?"
        hint="Kept with the listing. Students do not see it."
        required
        rows={2}
        maxLength={limits.payReason}
        value={draft.belowMinimumReason}
        onChange={(belowMinimumReason) => onChange({ belowMinimumReason })}
        onBlur={() => onLeave('belowMinimumReason')}
        error={errorOf('belowMinimumReason')}
      />
    </div>
  )
}

function PayFields({ draft, errorOf, onChange, onLeave }: GigStepProps) {
  const shared = { inputMode: 'decimal', prefix: '$', disabled: draft.discloseLater, autoComplete: 'off' } as const
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 font-bold font-display text-lg">Pay</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          {...shared}
          label="From"
          value={draft.payStart}
          onChange={(text) => onChange({ payStart: digits(text) })}
          error={errorOf('payStart')}
          onBlur={() => onLeave('payStart')}
        />
        <TextField
          {...shared}
          label="To"
          value={draft.payEnd}
          onChange={(text) => onChange({ payEnd: digits(text) })}
          error={errorOf('payEnd')}
          onBlur={() => onLeave('payEnd')}
        />
        <Select
          label="Pay type"
          disabled={draft.discloseLater}
          value={draft.payType}
          onChange={(value) => onChange({ payType: payTypes.find((type) => type === value) ?? '' })}
          options={payTypes.map((type) => ({ value: type, label: type }))}
        />
      </div>
      <Checkbox
        label="Disclose the pay later"
        hint="Students see “To be determined later” and the shift times, so at least one day needs both its times."
        checked={draft.discloseLater}
        onChange={(discloseLater) => onChange({ discloseLater })}
      />
    </fieldset>
  )
}
