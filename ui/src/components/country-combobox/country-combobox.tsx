import { type Country, countries, countryByCode } from '../../data/countries'
import { Combobox } from '../combobox/combobox'
import type { ComboboxProps } from '../combobox/combobox-props'
import { type TakeBackOptions, useTakenBack } from '../field/use-taken-back'
import { otherNamesOf } from './other-names'

type Fixed = 'options' | 'value' | 'onChange' | Extract<keyof ComboboxProps<Country>, `option${string}`>

export interface CountryComboboxProps extends Omit<ComboboxProps<Country>, Fixed>, TakeBackOptions {
  /** ISO 3166-1 alpha-2 code of the chosen country, or `null`. */
  value: string | null
  /** Called with the code of the country the text names, `null` once it names none. */
  onChange: (code: string | null) => void
  /** What the field shows for a chosen country: `Australia`, or `AU +61`. Default `name`. */
  show?: 'name' | 'dialCode'
  /** What a country is called in the reader's language; keep the function between renders. Default: its English name. */
  nameOf?: (country: Country) => string
}

const codeOf = ({ code }: Country) => code
const englishNameOf = ({ name }: Country) => name
/** Stands where others show a flag, which says nothing aloud and which not every system draws. */
const codeAndDial = ({ code, dialCode }: Country) => `${code} +${dialCode}`

const keywordsOf = ({ code, dialCode, name }: Country) => [code, dialCode, `+${dialCode}`, name, ...otherNamesOf(code)]

/** A country of the world by name, ISO code, dial code or another name it goes by. */
export function CountryCombobox(props: CountryComboboxProps) {
  const { value, onChange, show = 'name', nameOf = englishNameOf, labels, takeBackAfter, takenBackText, ...own } = props
  const { error, onBlur, ...rest } = own
  const country = value === null ? null : (countryByCode(value) ?? null)
  const inputText = show === 'name' ? nameOf : codeAndDial
  const shown = country === null ? '' : inputText(country)
  const typed = useTakenBack({ shown, takeBackAfter, takenBackText, error, onBlur })
  return (
    <Combobox
      {...rest}
      {...typed}
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
