import { type Country, countryByCode } from '../../data/countries'
import { Combobox } from '../combobox/combobox'
import type { ComboboxLabels, ComboboxProps } from '../combobox/combobox-props'
import { type DelayedClearOptions, useDelayedClear } from '../field/use-delayed-clear'
import { useFieldValue } from '../field/use-field-value'
import { useTexts } from '../locale/locale-context'
import { type CountryLimits, useCountries } from './use-countries'

/** The props the country list decides. */
type FixedProps =
  | 'options'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | Extract<keyof ComboboxProps<Country>, `option${string}`>

export interface CountryComboboxProps
  extends Omit<ComboboxProps<Country>, FixedProps>,
    DelayedClearOptions,
    CountryLimits {
  /** ISO 3166-1 alpha-2 code of the chosen country, or `null`. Default: the field keeps it. */
  value?: string | null
  /** The first country's code, where the field keeps it. A form's reset restores it. Default: none. */
  defaultValue?: string | null
  /** Called with the code of the country that the text names; `null` when it names none. */
  onChange?: (code: string | null) => void
  /** The field's text for a chosen country: `Australia`, or `AU +61`. Default `name`. */
  show?: 'name' | 'dialCode'
  /** A country's name; pass the same function on every render. Default: its name in the language of the `LocaleProvider`. */
  nameOf?: (country: Country) => string
}

const codeOf = ({ code }: Country) => code
/** The ISO code instead of a flag emoji, which screen readers misread and some systems don't render. */
const codeAndDial = ({ code, dialCode }: Country) => `${code} +${dialCode}`

/** Alternative country names by ISO code: names that people type and the country list does not have. */
const otherNames: Record<string, readonly string[]> = {
  AE: ['UAE'],
  CD: ['DRC', 'DR Congo'],
  CI: ['Ivory Coast'],
  CV: ['Cape Verde'],
  CZ: ['Czech Republic'],
  GB: ['UK', 'Great Britain', 'England', 'Scotland', 'Wales'],
  KP: ['DPRK'],
  KR: ['Korea'],
  MM: ['Burma'],
  NL: ['Holland'],
  RU: ['Russian Federation'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey'],
  US: ['USA', 'America'],
  VN: ['Viet Nam'],
}

const keywordsOf = ({ code, dialCode, name }: Country) =>
  [code, dialCode, `+${dialCode}`, name].concat(otherNames[code] ?? [])

const countryComboboxTexts: Pick<ComboboxLabels, 'empty'> = { empty: 'No country by that name' }

/** Picks a country by name, ISO code, dial code or alternative name. */
export function CountryCombobox(props: CountryComboboxProps) {
  const {
    show = 'name',
    nameOf: ownNameOf,
    labels,
    clearAfterMs,
    clearedText,
    only,
    except,
    first,
    error,
    onBlur,
    name,
    value: ownValue,
    defaultValue = null,
    onChange,
    ...rest
  } = props
  const [value, setValue] = useFieldValue<string | null>(ownValue, defaultValue, onChange)
  const texts: Partial<ComboboxLabels> = useTexts('countryCombobox', countryComboboxTexts, labels)
  const { nameOf, options } = useCountries(ownNameOf, { only, except, first })
  const country = value === null ? null : (countryByCode(value) ?? null)
  const inputText = show === 'name' ? nameOf : codeAndDial
  const valueText = country === null ? '' : inputText(country)
  const { onFocus, onInputChange } = rest
  const clearProps = useDelayedClear({ valueText, clearAfterMs, clearedText, error, onFocus, onBlur, onInputChange })
  // With `clearAfterMs` the combobox allows unknown text until it is cleared, and would submit that text under its name. A
  // hidden input submits the chosen country instead.
  const hasHiddenInput = clearAfterMs !== undefined && name !== undefined
  return (
    <>
      <Combobox
        {...rest}
        {...clearProps}
        name={hasHiddenInput ? undefined : name}
        labels={texts}
        options={options}
        value={country}
        onChange={(chosen) => setValue(chosen?.code ?? null)}
        optionKey={codeOf}
        optionLabel={nameOf}
        optionDetail={codeAndDial}
        optionKeywords={keywordsOf}
        optionInputText={inputText}
      />
      {hasHiddenInput && (
        <input type="hidden" name={name} form={rest.form} disabled={rest.disabled} value={country?.code ?? ''} />
      )}
    </>
  )
}
