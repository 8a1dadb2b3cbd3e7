import { Combobox } from '../combobox/combobox'
import type { ComboboxProps } from '../combobox/combobox-props'
import { type Country, countries, countryByCode } from '../data/countries'
import { useTakenBack } from '../field/use-taken-back'
import { otherNamesOf } from './other-names'

type Fixed = 'options' | 'value' | 'onChange' | Extract<keyof ComboboxProps<Country>, `option${string}`>

export interface CountryComboboxProps extends Omit<ComboboxProps<Country>, Fixed> {
  /** ISO 3166-1 alpha-2 code of the chosen country, or `null`. */
  value: string | null
  /** Called with the code of the country the text names, `null` once it names none. */
  onChange: (code: string | null) => void
  /** What the field shows for a chosen country: `Australia`, or `AU +61`. Default `name`. */
  show?: 'name' | 'dialCode'
  /** Milliseconds that a text naming no country stays after leaving. Default: it is taken back at once. */
  takeBackAfter?: number
  /** Called with such a text, once it has been taken back: say so. */
  onTakenBack?: (text: string) => void
}

const codeOf = ({ code }: Country) => code
const nameOf = ({ name }: Country) => name
const codeAndDial = ({ code, dialCode }: Country) => `${code} +${dialCode}`
const keywordsOf = ({ code, dialCode }: Country) => [code, dialCode, `+${dialCode}`, ...otherNamesOf(code)]

/** A country of the world by name, ISO code, dial code or another name it goes by. */
export function CountryCombobox(props: CountryComboboxProps) {
  const { value, onChange, show = 'name', takeBackAfter, onTakenBack, onBlur, ...rest } = props
  const country = value === null ? null : (countryByCode(value) ?? null)
  const inputText = show === 'name' ? nameOf : codeAndDial
  const shown = country === null ? '' : inputText(country)
  const typed = useTakenBack({ shown, after: takeBackAfter, onTakenBack, onBlur })
  return (
    <Combobox
      emptyText="No country by that name"
      {...rest}
      {...typed}
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
