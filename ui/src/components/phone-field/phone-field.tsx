import type { ComponentProps, FocusEvent } from 'react'
import { cn } from '../../cn'
import type { ComboboxLabels } from '../combobox/combobox-props'
import { CountryCombobox } from '../country-combobox/country-combobox'
import { controlFrame, controlInput } from '../field/control-frame'
import { Field, type FieldProps } from '../field/field'
import { useTexts } from '../locale/locale-context'
import { phoneFieldLabels } from './labels'

type Native = Omit<ComponentProps<'input'>, keyof FieldProps | 'value' | 'onChange' | 'type'>

export interface PhoneFieldProps extends FieldProps, Native {
  /** ISO code of the country whose dial code precedes the number; `''` for none. Countries share dial codes, so the ISO code identifies it. */
  country: string
  /** Called with the chosen country's ISO code; `''` when the text names none. */
  onCountryChange: (code: string) => void
  /** The number without its dial code, digits only. */
  number: string
  /** Called with the digits of the typed or pasted text. */
  onNumberChange: (digits: string) => void
  /** The picker's accessible name. Default: the `LocaleProvider`'s, else `Country code`. */
  countryLabel?: string
  /** Replaces the picker's words. */
  countryLabels?: Partial<ComboboxLabels>
  /** The picker's name in a form, which submits the ISO code. */
  countryName?: string
  /** Called when focus leaves both parts, and not when it moves between them. */
  onBlur?: () => void
}

/** A phone number: a searchable country code, and digits. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, hideLabel, hint, error, required, disabled, readOnly, id, name, onBlur, className, ...own } = props
  const { country, onCountryChange, number, onNumberChange, countryLabel, countryLabels, countryName, ...native } = own
  const labels = useTexts('phoneField', phoneFieldLabels)
  const field = { label, hideLabel, hint, error, required, disabled, readOnly, id, name }
  const blurProps = {
    onBlur(event: FocusEvent<HTMLDivElement>) {
      // Moving between the country code and the number is no blur of the field.
      if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
    },
  }
  return (
    <Field {...field} className={className}>
      {(control) => (
        <div className="flex flex-wrap gap-2" {...blurProps}>
          <CountryCombobox
            label={countryLabel ?? labels.country}
            hideLabel
            labels={countryLabels}
            name={countryName}
            autoComplete="tel-country-code"
            className="basis-36"
            show="dialCode"
            required={required}
            disabled={disabled}
            readOnly={readOnly}
            value={country === '' ? null : country}
            onChange={(code) => onCountryChange(code ?? '')}
          />
          <div className={cn(controlFrame({ invalid: Boolean(error) }), 'w-auto! grow basis-32')}>
            <input
              inputMode="tel"
              autoComplete="tel-national"
              {...native}
              {...control}
              data-control=""
              type="tel"
              readOnly={readOnly}
              value={number}
              onChange={(event) => onNumberChange(event.target.value.replace(/\D/g, ''))}
              className={controlInput}
            />
          </div>
        </div>
      )}
    </Field>
  )
}
