import { CountryCombobox } from '@campus-gigs/ui'
import { countryByCode, countryByName } from '@campus-gigs/ui/data/countries'
import type { StepProps } from './step-props'

/** Step 4, for international students: a country of the list. */
export function HomeCountryStep({ answers, errors, onAnswer, onTouch }: StepProps) {
  return (
    <CountryCombobox
      label="Home country"
      required
      value={countryByName(answers.homeTownCountry)?.code ?? null}
      onChange={(code) => onAnswer({ homeTownCountry: countryByCode(code ?? '')?.name ?? '' })}
      error={errors.homeTownCountry}
      onBlur={() => onTouch('homeTownCountry')}
    />
  )
}
