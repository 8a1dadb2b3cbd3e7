import { type ComponentProps, type FocusEvent, type Ref, useMemo, useRef } from 'react'
import { cn } from '../../cn'
import { Combobox } from '../combobox/combobox'
import type { ComboboxProps } from '../combobox/combobox-props'
import { type DelayedClearOptions, useDelayedClear } from '../field/use-delayed-clear'
import { useFieldValue } from '../field/use-field-value'
import { useFormReset } from '../field/use-form-reset'
import { useMergedRef } from '../field/use-merged-ref'
import { whenFocusLeaves } from '../field/when-focus-leaves'
import { useTexts } from '../locale/locale-context'
import { type PlaceComboboxLabels, placeComboboxTexts } from './labels'
import { type ChosenPlace, choosePlace, type PlaceOption, placeByName, placesFor, postcodesFor } from './places'

type PlaceFieldProps = Pick<ComboboxProps<unknown>, 'hint' | 'error' | 'name' | 'onBlur' | 'inputMode' | 'maxLength'>

export interface PlaceComboboxProps
  extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange' | 'onBlur' | 'ref'>,
    DelayedClearOptions {
  /** The places to choose from. Pass the same array on every render. */
  places: readonly PlaceOption[]
  /** The chosen place's name and postcode, each `''` for none. Default: the field keeps them. */
  value?: ChosenPlace
  /** The first values, where the field keeps them. A form's reset restores them. Default: none. */
  defaultValue?: ChosenPlace
  /** Called with both, since each depends on the other. */
  onChange?: (value: ChosenPlace) => void
  /** The place field's hint, error, `onBlur`, name in a form, and so on. Give both fields a hint or none, so that they stay in line. */
  placeProps?: PlaceFieldProps
  /** As `placeProps`, for the postcode field. */
  postcodeProps?: PlaceFieldProps
  /** Marks both fields as required. Default false. */
  required?: boolean
  /** Default false. */
  disabled?: boolean
  /** Fills in a place's only postcode. Default true. */
  postcodeFollows?: boolean
  /** Lets the browser fill in the reader's own address. Default false. */
  autoFill?: boolean
  /** Replaces words. Default: those of the `LocaleProvider`, else English. */
  labels?: Partial<PlaceComboboxLabels>
  /** Called when focus leaves both fields, and not when it moves between them. */
  onBlur?: (event: FocusEvent<HTMLElement>) => void
  /** The place's input. */
  ref?: Ref<HTMLInputElement>
}

const nameOf = ({ name }: PlaceOption) => name
const postcodesOf = ({ postcodes }: PlaceOption) => postcodes.join(', ')
const identity = (postcode: string) => postcode
const nowhere: ChosenPlace = { name: '', postcode: '' }

/** A place of a list and one of its postcodes; each filters the other's options. */
export function PlaceCombobox(props: PlaceComboboxProps) {
  const {
    places,
    value: ownValue,
    defaultValue = nowhere,
    onChange,
    placeProps,
    postcodeProps,
    required,
    disabled,
    postcodeFollows,
    autoFill,
    labels,
    ref,
    onBlur,
    className,
    clearAfterMs,
    clearedText,
    ...native
  } = props
  const words = useTexts('placeCombobox', placeComboboxTexts, labels)
  const [chosen, setChosen, initial] = useFieldValue(ownValue, defaultValue, onChange)
  const { name, postcode } = chosen
  const inputRef = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRef(inputRef, ref)
  const postcodes = useMemo(() => postcodesFor(places, name), [places, name])
  const clearProps = useDelayedClear({
    valueText: name,
    clearAfterMs,
    clearedText,
    error: placeProps?.error,
    onBlur: placeProps?.onBlur,
  })
  // With `clearAfterMs` the combobox allows unknown text until it is cleared, and would submit that text under its name. A
  // hidden input submits the chosen place instead.
  const hasHiddenInput = clearAfterMs !== undefined && placeProps?.name !== undefined
  // Each field's own reset restores its value beside the other's current one. This reset runs after both and restores the pair.
  useFormReset(inputRef, () => setChosen(initial))
  return (
    <div
      role="group"
      aria-label={labels?.group ?? `${words.placeLabel}, ${words.postcodeLabel}`}
      className={cn('grid gap-4 sm:grid-cols-[2fr_1fr]', className)}
      onBlur={whenFocusLeaves(onBlur)}
      {...native}
    >
      <Combobox
        {...placeProps}
        {...clearProps}
        name={hasHiddenInput ? undefined : placeProps?.name}
        ref={mergedRef}
        required={required}
        disabled={disabled}
        label={words.placeLabel}
        options={placesFor(places, chosen)}
        value={placeByName(places, name) ?? null}
        onChange={(option) => setChosen(choosePlace(chosen, option, postcodeFollows))}
        optionKey={nameOf}
        optionLabel={nameOf}
        optionDetail={postcodesOf}
        labels={labels?.place}
        autoComplete={autoFill ? 'address-level2' : 'off'}
        emptyText={name === '' && postcode !== '' ? words.noPlaceIn(postcode) : words.noPlace}
      />
      {hasHiddenInput && (
        <input
          type="hidden"
          name={placeProps?.name}
          disabled={disabled}
          value={placeByName(places, name)?.name ?? ''}
        />
      )}
      <Combobox
        {...postcodeProps}
        required={required}
        disabled={disabled}
        label={words.postcodeLabel}
        options={postcodes}
        value={postcode === '' ? null : postcode}
        onChange={(option) => setChosen({ name, postcode: option ?? '' })}
        optionKey={identity}
        optionLabel={identity}
        labels={labels?.postcode}
        autoComplete={autoFill ? 'postal-code' : 'off'}
        emptyText={name === '' ? words.noPostcode : words.noPostcodeOf(name)}
      />
    </div>
  )
}
