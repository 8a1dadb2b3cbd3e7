import { type ComponentProps, type FocusEvent, useRef } from 'react'
import { cn } from '../../cn'
import type { ComboboxLabels } from '../combobox/combobox-props'
import { CountryCombobox } from '../country-combobox/country-combobox'
import { controlFrameClass, controlInputClass } from '../field/control-frame'
import { Field, type FieldProps } from '../field/field'
import { splitFieldProps } from '../field/split-field-props'
import { useFieldValue } from '../field/use-field-value'
import { useFormReset } from '../field/use-form-reset'
import { useMergedRef } from '../field/use-merged-ref'
import { whenFocusLeaves } from '../field/when-focus-leaves'
import { useTexts } from '../locale/locale-context'
import { nationalDigits, toE164 } from './e164'
import { phoneFieldLabels } from './labels'

type NativeInputProps = Omit<ComponentProps<'input'>, keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'type'>

export interface PhoneFieldProps extends FieldProps, NativeInputProps {
  /**
   * ISO code of the country whose dial code precedes the number; `''` for none. Countries share dial codes, so the ISO code
   * identifies it. Default: the field keeps it.
   */
  country?: string
  /** The first country, where the field keeps it. A form's reset restores it. Default: none. */
  defaultCountry?: string
  /** Called with the chosen country's ISO code; `''` when the text names none. */
  onCountryChange?: (code: string) => void
  /** The number without its dial code, digits only. Default: the field keeps it. */
  number?: string
  /** The first number, where the field keeps it. A form's reset restores it. Default: none. */
  defaultNumber?: string
  /** Called with the digits of the typed or pasted text, without the country's dial code where it begins with `+` and that. */
  onNumberChange?: (digits: string) => void
  /** The field's name in a form, which submits the number in E.164: `+61412345678`; empty without a number. */
  name?: string
  /** The picker's accessible name. Default: the `LocaleProvider`'s, else `Country code`. */
  countryLabel?: string
  /** Replaces the picker's words. */
  countryLabels?: Partial<ComboboxLabels>
  /** The picker's name in a form, which submits the ISO code. */
  countryName?: string
  /** Called when focus leaves both parts, and not when it moves between them. */
  onBlur?: (event: FocusEvent<HTMLElement>) => void
}

/** Leaves only digits in the input, with the caret at the place it had among them. @returns the digits */
function keepDigits(country: string, input: HTMLInputElement): string {
  const { value, selectionEnd } = input
  const digits = nationalDigits(country, value)
  if (digits !== value) {
    const countAfterCaret = nationalDigits('', value.slice(selectionEnd ?? value.length)).length
    // React would write them too, but with the caret at their end.
    input.value = digits
    input.selectionStart = Math.max(0, digits.length - countAfterCaret)
    input.selectionEnd = input.selectionStart
  }
  return digits
}

/** A phone number: a searchable country code, and digits. */
export function PhoneField(props: PhoneFieldProps) {
  const [{ name, onBlur, ...field }, phone] = splitFieldProps(props)
  const {
    country: ownCountry,
    defaultCountry = '',
    onCountryChange,
    countryLabel,
    countryLabels,
    countryName,
    number: ownNumber,
    defaultNumber = '',
    onNumberChange,
    ref,
    ...native
  } = phone
  const { error, required, disabled, readOnly } = field
  const [country, setCountry] = useFieldValue(ownCountry, defaultCountry, onCountryChange)
  const [number, setNumber, firstNumber] = useFieldValue(ownNumber, defaultNumber, onNumberChange)
  const inputRef = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRef(inputRef, ref)
  // The country's picker follows a reset itself.
  useFormReset(inputRef, () => setNumber(firstNumber))
  const labels = useTexts('phoneField', phoneFieldLabels)
  const blurProps = { onBlur: whenFocusLeaves(onBlur) }
  return (
    <Field {...field} describedBy={native['aria-describedby']}>
      {(control) => (
        <div className="flex flex-wrap gap-2" {...blurProps}>
          <CountryCombobox
            label={countryLabel ?? labels.country}
            hideLabel
            labels={countryLabels}
            name={countryName}
            form={native.form}
            autoComplete="tel-country-code"
            className="basis-36"
            show="dialCode"
            required={required}
            disabled={disabled}
            readOnly={readOnly}
            value={country === '' ? null : country}
            onChange={(code) => setCountry(code ?? '')}
          />
          <div className={cn(controlFrameClass({ invalid: Boolean(error) }), 'w-auto! grow basis-32')}>
            <input
              inputMode="tel"
              autoComplete="tel-national"
              {...native}
              {...control}
              ref={mergedRef}
              data-control=""
              type="tel"
              readOnly={readOnly}
              value={number}
              onChange={({ target }) => setNumber(keepDigits(country, target))}
              className={controlInputClass}
            />
          </div>
          {name && (
            <input type="hidden" name={name} form={native.form} disabled={disabled} value={toE164(country, number)} />
          )}
        </div>
      )}
    </Field>
  )
}
