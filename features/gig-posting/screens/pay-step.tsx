import { Alert, AvailabilityGrid, Checkbox, Select, useValueAfterPaint } from '@campus-gigs/ui'
import { memo } from 'react'
import { formatPay, messages, payTypes } from '@/domain'
import { FormTextArea, FormTextField, isStepComplete } from '@/features/shared'
import { type GigDraft, gigForm } from '../gig-draft'
import { belowMinimumOf, completePay, shiftsOfDraft } from '../pay-and-shifts'
import { FairPayNotice } from './fair-pay-notice'
import type { GigStepProps } from './gig-wizard-props'
import { ShiftTimes } from './shift-times'

/** Step 2: shifts and pay (GW-03, GW-04). */
export function PayStep(props: GigStepProps) {
  return (
    <>
      <ShiftTimes {...props} />
      <NeededTimes draft={props.draft} />
      <PayFields {...props} />
      <FairPay {...props} />
    </>
  )
}

/**
 * The week that the gig needs, or the note that it needs none. Follows the draft after the frame of a typed letter: the
 * layout of the week takes longer than that of the fields.
 */
function NeededTimes({ draft: latestDraft }: Pick<GigStepProps, 'draft'>) {
  const draft = useValueAfterPaint(latestDraft)
  const shifts = shiftsOfDraft(draft)
  if (shifts.length === 0)
    return isStepComplete(gigForm, draft, draft.step) && <Alert>{messages.gig.noShiftsHint}</Alert>
  return (
    <AvailabilityGrid
      mode="view"
      label="Times this gig needs"
      labels={{ count: (slots) => `Needs ${slots} of 28 slots` }}
      value={shifts}
      className="max-w-md"
    />
  )
}

/** The warning for pay below the legal minimum, and the field for the required reason. */
function FairPay({ draft, fields }: GigStepProps) {
  const belowMinimum = belowMinimumOf(draft)
  if (!belowMinimum) return null
  return (
    <div className="flex flex-col gap-4">
      <FairPayNotice below={belowMinimum} payType={draft.payType} />
      <FormTextArea {...fields.text('belowMinimumReason')} rows={2} />
    </div>
  )
}

function PayFields({ draft, fields, onChange }: GigStepProps) {
  const amountProps = { inputMode: 'decimal', prefix: '$', disabled: draft.discloseLater, autoComplete: 'off' } as const
  const pay = completePay(draft)
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 font-bold font-display text-lg">Pay</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        <FormTextField {...fields.text('payStart')} {...amountProps} />
        <FormTextField {...fields.text('payEnd')} {...amountProps} />
        <PayTypeField
          payType={draft.payType}
          discloseLater={draft.discloseLater}
          error={fields.errorOf('payType')}
          onChange={onChange}
        />
      </div>
      <p role="status" className="text-ink-muted text-sm empty:hidden">
        {pay && `Students see: ${formatPay(pay)}`}
      </p>
      <DiscloseLaterField discloseLater={draft.discloseLater} onChange={onChange} />
    </fieldset>
  )
}

// The two fields below are memoised, so that a typed amount renders neither.

interface PayTypeFieldProps extends Pick<GigDraft, 'payType' | 'discloseLater'>, Pick<GigStepProps, 'onChange'> {
  error: string | undefined
}

const PayTypeField = memo(function PayTypeField({ payType, discloseLater, error, onChange }: PayTypeFieldProps) {
  return (
    <Select
      label="Pay type"
      disabled={discloseLater}
      value={payType}
      onChange={(value) => onChange({ payType: payTypes.find((type) => type === value) ?? '' })}
      options={payTypes.map((type) => ({ value: type, label: type }))}
      error={error}
    />
  )
})

type DiscloseLaterFieldProps = Pick<GigDraft, 'discloseLater'> & Pick<GigStepProps, 'onChange'>

const DiscloseLaterField = memo(function DiscloseLaterField({ discloseLater, onChange }: DiscloseLaterFieldProps) {
  return (
    <Checkbox
      label="Disclose the pay later"
      hint="Students see “To be determined later” and the shift times, so at least one shift needs both its times."
      checked={discloseLater}
      onChange={(checked) => onChange({ discloseLater: checked })}
    />
  )
})
