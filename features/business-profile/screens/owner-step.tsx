import { Button, PhoneField, TextField } from '@campus-gigs/ui'
import { WizardFrame } from '@/features/shared'
import { missingLabels } from '../wizard'
import type { StepProps } from './wizard-props'

/** Step 1: the owner's names and contact details (BW-02). */
export function OwnerStep({ draft, emailNeeded, fields, frame, onChange, onNext }: StepProps) {
  const missing = missingLabels(draft, emailNeeded)

  return (
    <WizardFrame
      {...frame}
      heading="Signing you Up"
      lead="Tell us who students will be working with."
      onSubmit={(form) => {
        if (missing.length === 0 && fields.accept(form)) onNext()
      }}
      actions={
        <>
          <Button type="submit" variant="primary" size="lg" disabled={missing.length > 0} className="max-sm:w-full">
            NEXT
          </Button>
          {missing.length > 0 && <p className="text-ink-muted text-sm">Still needed: {missing.join(', ')}</p>}
        </>
      }
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...fields.text('ownerFirstName')} autoComplete="given-name" />
        <TextField {...fields.text('ownerLastName')} autoComplete="family-name" />
      </div>
      {emailNeeded && <TextField {...fields.text('email')} type="email" autoComplete="email" />}
      <TextField {...fields.text('companyName')} autoComplete="organization" />
      <PhoneField
        label="Phone Number"
        required
        country={draft.phoneCountry}
        onCountryChange={(phoneCountry) => onChange({ phoneCountry })}
        number={draft.phoneDigits}
        onNumberChange={(phoneDigits) => onChange({ phoneDigits })}
        error={fields.errorOf('phoneDigits')}
        onBlur={() => fields.leave('phoneDigits')}
      />
    </WizardFrame>
  )
}
