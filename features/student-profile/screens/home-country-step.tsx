import { CountryCombobox } from '@campus-gigs/ui'
import { countryByCode, countryByName } from '@campus-gigs/ui/data/countries'
import type { StepProps } from './student-wizard-props'

/** Step 4, for international students: the home country, chosen from the list. */
export function HomeCountryStep({ draft, fields, onChange }: StepProps) {
  return (
    <CountryCombobox
      label="Home country"
      required
      value={countryByName(draft.homeTownCountry)?.code ?? null}
      onChange={(code) => onChange({ homeTownCountry: countryByCode(code ?? '')?.name ?? '' })}
      error={fields.errorOf('homeTownCountry')}
      onBlur={() => fields.leave('homeTownCountry')}
    />
  )
}
