import { type Country, countries, countryByCode } from '../../data/countries'
import { Combobox } from '../combobox/combobox'
import type { ComboboxProps } from '../combobox/combobox-props'
import { type DelayedClearOptions, useDelayedClear } from '../field/use-delayed-clear'
import { otherNamesOf } from './other-names'

/** The props the country list decides. */
type FixedProps = 'options' | 'value' | 'onChange' | Extract<keyof ComboboxProps<Country>, `option${string}`>

export interface CountryComboboxProps extends Omit<ComboboxProps<Country>, FixedProps>, DelayedClearOptions {
  /** ISO 3166-1 alpha-2 code of the chosen country, or `null`. */
  value: string | null
  /** Called with the code of the country that the text names; `null` when it names none. */
  onChange: (code: string | null) => void
  /** The field's text for a chosen country: `Australia`, or `AU +61`. Default `name`. */
  show?: 'name' | 'dialCode'
  /** A country's name in the reader's language; pass the same function on every render. Default: its English name. */
  nameOf?: (country: Country) => string
}

const codeOf = ({ code }: Country) => code
const englishNameOf = ({ name }: Country) => name
/** The ISO code instead of a flag emoji, which screen readers misread and some systems don't render. */
const codeAndDial = ({ code, dialCode }: Country) => `${code} +${dialCode}`

const keywordsOf = ({ code, dialCode, name }: Country) => [code, dialCode, `+${dialCode}`, name, ...otherNamesOf(code)]

/** Picks a country by name, ISO code, dial code or alternative name. */
export function CountryCombobox(props: CountryComboboxProps) {
  const { value, onChange, show = 'name', nameOf = englishNameOf, labels, clearAfterMs, clearedText, ...own } = props
  const { error, onBlur, ...rest } = own
  const country = value === null ? null : (countryByCode(value) ?? null)
  const inputText = show === 'name' ? nameOf : codeAndDial
  const valueText = country === null ? '' : inputText(country)
  const clearProps = useDelayedClear({ valueText, clearAfterMs, clearedText, error, onBlur })
  return (
    <Combobox
      {...rest}
      {...clearProps}
      labels={{ empty: 'No country by that name', ...labels }}
      options={countries}
      value={country}
      onChange={(chosen) => onChange(chosen?.code ?? null)}
      optionKey={codeOf}
      optionLabel={nameOf}
      optionDetail={codeAndDial}
      optionKeywords={keywordsOf}
      optionInputText={inputText}
    />
  )
}
