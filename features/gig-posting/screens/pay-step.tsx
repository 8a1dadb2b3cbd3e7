import { Alert, AvailabilityGrid, Checkbox, Select, TextArea, TextField } from '@campus-gigs/ui'
import { formatPay, messages, payTypes } from '@/domain'
import { isStepComplete } from '@/features/shared'
import { gigForm } from '../gig-draft'
import { belowMinimumOf, previewPay, shiftsOfDraft } from '../pay-and-shifts'
import { ShiftTimes } from './day-times'
import { FairPayNotice } from './fair-pay-notice'
import type { GigStepProps } from './gig-wizard-props'

/** Step 2: shifts and pay (GW-03, GW-04). */
export function PayStep(props: GigStepProps) {
  const { draft } = props
  const shifts = shiftsOfDraft(draft)
  const passesWithoutShifts = shifts.length === 0 && isStepComplete(gigForm, draft, draft.step)
  return (
    <>
      <ShiftTimes {...props} />
      {passesWithoutShifts && <Alert>{messages.gig.noShifts}</Alert>}
      {shifts.length > 0 && (
        <AvailabilityGrid
          mode="view"
          label="Times this gig needs"
          labels={{ count: (slots) => `Needs ${slots} of 28 slots` }}
          value={shifts}
          className="max-w-md"
        />
      )}
      <PayFields {...props} />
      <FairPay {...props} />
    </>
  )
}

/** The warning for pay below the legal minimum, and the field for the required reason. */
function FairPay({ draft, fields }: GigStepProps) {
  const belowMinimum = belowMinimumOf(draft)
  if (!belowMinimum) return null
  return (
    <div className="flex flex-col gap-4">
      <FairPayNotice below={belowMinimum} payType={draft.payType} />
      <TextArea {...fields.text('belowMinimumReason')} rows={2} />
    </div>
  )
}

function PayFields({ draft, fields, onChange }: GigStepProps) {
  const amountProps = { inputMode: 'decimal', prefix: '$', disabled: draft.discloseLater, autoComplete: 'off' } as const
  const pay = previewPay(draft)
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 font-bold font-display text-lg">Pay</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField {...fields.text('payStart')} {...amountProps} />
        <TextField {...fields.text('payEnd')} {...amountProps} />
        <Select
          label="Pay type"
          disabled={draft.discloseLater}
          value={draft.payType}
          onChange={(value) => onChange({ payType: payTypes.find((type) => type === value) ?? '' })}
          options={payTypes.map((type) => ({ value: type, label: type }))}
          error={fields.errorOf('payType')}
        />
      </div>
      <p role="status" className="text-ink-muted text-sm empty:hidden">
        {pay && `Students see: ${formatPay(pay)}`}
      </p>
      <Checkbox
        label="Disclose the pay later"
        hint="Students see “To be determined later” and the shift times, so at least one day needs both its times."
        checked={draft.discloseLater}
        onChange={(discloseLater) => onChange({ discloseLater })}
      />
    </fieldset>
  )
}
