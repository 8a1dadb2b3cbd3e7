import { PhoneField, TextField } from '@campus-gigs/ui'
import type { StepProps } from './student-wizard-props'

/** Step 1: names and phone number. */
export function NameStep({ draft, fields, onChange }: StepProps) {
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <TextField {...fields.text('firstName')} autoComplete="given-name" />
        <TextField {...fields.text('lastName')} autoComplete="family-name" />
      </div>
      <PhoneField
        label="Phone number"
        required
        country={draft.phoneCountry}
        onCountryChange={(phoneCountry) => onChange({ phoneCountry })}
        number={draft.phoneDigits}
        onNumberChange={(phoneDigits) => onChange({ phoneDigits })}
        error={fields.errorOf('phoneDigits')}
        onBlur={() => fields.leave('phoneDigits')}
      />
    </>
  )
}
