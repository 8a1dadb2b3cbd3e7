import { Button, PhoneField, TextField } from '@campus-gigs/ui'
import { limits } from '@/domain'
import { WizardFrame } from '@/features/shared'
import { missingLabels, stepIssues } from '../issues'
import { fieldLabels } from '../wizard'
import { useShownIssues } from './use-shown-issues'
import type { StepProps } from './wizard-props'

/** Step 1: who is behind the business (BW-02). */
export function OwnerStep({ draft, emailNeeded, refused, frame, onChange, onNext }: StepProps) {
  const issues = useShownIssues(stepIssues(1, draft, emailNeeded), refused)
  const missing = missingLabels(draft, emailNeeded)

  const textField = (field: 'ownerFirstName' | 'ownerLastName' | 'email' | 'companyName') => ({
    label: fieldLabels[field],
    required: true,
    value: draft[field],
    error: issues.errorOf(field),
    onChange: (value: string) => onChange({ [field]: value }),
    onBlur: () => issues.leave(field),
  })

  return (
    <WizardFrame
      {...frame}
      heading="Signing you Up"
      lead="Tell us who students will be working with."
      onSubmit={(form) => {
        if (missing.length === 0 && issues.accept(form)) onNext()
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
        <TextField {...textField('ownerFirstName')} autoComplete="given-name" maxLength={limits.name} />
        <TextField {...textField('ownerLastName')} autoComplete="family-name" maxLength={limits.name} />
      </div>
      {emailNeeded && (
        <TextField
          {...textField('email')}
          type="email"
          autoComplete="email"
          maxLength={320}
          hint="Students never see it; we write to it about your gigs."
        />
      )}
      <TextField {...textField('companyName')} autoComplete="organization" maxLength={limits.title} />
      <PhoneField
        label={fieldLabels.phoneDigits}
        required
        country={draft.phoneCountry}
        onCountryChange={(phoneCountry) => onChange({ phoneCountry })}
        number={draft.phoneDigits}
        onNumberChange={(phoneDigits) => onChange({ phoneDigits })}
        error={issues.errorOf('phoneDigits')}
        onBlur={() => issues.leave('phoneDigits')}
      />
    </WizardFrame>
  )
}
