import { PhoneField, TextField } from '@campus-gigs/ui'
import { limits } from '@/domain'
import type { StepProps } from './step-props'

/** Step 1: names and phone number. */
export function NameStep({ answers, errors, onAnswer, onTouch }: StepProps) {
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <TextField
          label="First name"
          required
          autoComplete="given-name"
          maxLength={limits.name}
          value={answers.firstName}
          error={errors.firstName}
          onChange={(firstName) => onAnswer({ firstName })}
          onBlur={() => onTouch('firstName')}
        />
        <TextField
          label="Last name"
          required
          autoComplete="family-name"
          maxLength={limits.name}
          value={answers.lastName}
          error={errors.lastName}
          onChange={(lastName) => onAnswer({ lastName })}
          onBlur={() => onTouch('lastName')}
        />
      </div>
      <PhoneField
        label="Phone number"
        required
        country={answers.phoneCountry}
        onCountryChange={(phoneCountry) => onAnswer({ phoneCountry })}
        number={answers.phoneDigits}
        onNumberChange={(phoneDigits) => onAnswer({ phoneDigits })}
        error={errors.phoneDigits}
        onBlur={() => onTouch('phoneDigits')}
      />
    </>
  )
}
