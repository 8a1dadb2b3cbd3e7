import { Combobox } from '../combobox/combobox'
import type { ComboboxProps } from '../combobox/combobox-props'
import { type Country, countries, countryByCode } from '../data/countries'
import { otherNamesOf } from './other-names'

type Fixed = 'options' | 'value' | 'onChange' | Extract<keyof ComboboxProps<Country>, `option${string}`>

export interface CountryComboboxProps extends Omit<ComboboxProps<Country>, Fixed> {
  /** ISO 3166-1 alpha-2 code of the chosen country, or `null`. */
  value: string | null
  /** Called with the code of the country the text names, `null` once it names none. */
  onChange: (code: string | null) => void
  /** What the field shows for a chosen country: `Australia`, or `AU +61`. Default `name`. */
  show?: 'name' | 'dialCode'
}

const codeOf = ({ code }: Country) => code
const nameOf = ({ name }: Country) => name
const codeAndDial = ({ code, dialCode }: Country) => `${code} +${dialCode}`
const keywordsOf = ({ code, dialCode }: Country) => [code, dialCode, `+${dialCode}`, ...otherNamesOf(code)]

/** A country of the world by name, ISO code, dial code or another name it goes by. */
export function CountryCombobox({ value, onChange, show = 'name', ...rest }: CountryComboboxProps) {
  return (
    <Combobox
      emptyText="No country by that name"
      {...rest}
      options={countries}
      value={value === null ? null : (countryByCode(value) ?? null)}
      onChange={(country) => onChange(country?.code ?? null)}
      optionKey={codeOf}
      optionLabel={nameOf}
      optionDetail={codeAndDial}
      optionKeywords={keywordsOf}
      optionInputText={show === 'name' ? nameOf : codeAndDial}
    />
  )
}
