import type { ComponentProps, FocusEvent, Ref } from 'react'
import { melbourneSuburbs } from '../../data/melbourne-suburbs'
import type { DelayedClearOptions } from '../field/use-delayed-clear'
import { useTexts } from '../locale/locale-context'
import { PlaceCombobox } from '../place-combobox/place-combobox'
import type { ChosenPlace } from '../place-combobox/places'
import { type SuburbComboboxLabels, suburbComboboxTexts } from './labels'

/** The values of the suburb and zip code fields; `''` for none. */
export interface Place {
  suburbName: string
  zipCode: string
}

export interface SuburbComboboxProps
  extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange' | 'onBlur' | 'ref'>,
    DelayedClearOptions {
  /** Name of the chosen suburb; `''` for none. Default: the field keeps both. */
  suburb?: string
  /** The chosen zip code; `''` for none. */
  zipCode?: string
  /** The first suburb and zip code, where the field keeps them. A form's reset restores them. Default: none. */
  defaultPlace?: Place
  /** Called with both, since each depends on the other. */
  onChange?: (place: Place) => void
  /** The suburb's input. */
  ref?: Ref<HTMLInputElement>
  /** Default: the `LocaleProvider`'s, else `Suburb`. */
  suburbLabel?: string
  /** Default: the `LocaleProvider`'s, else `Zip code`. */
  zipLabel?: string
  /** Below the suburb's label. Give the zip code's field one too, so that both controls stay in one line. */
  suburbHint?: string
  /** Below the zip code's label. */
  zipHint?: string
  /** The suburb's error message. */
  suburbError?: string
  /** The zip code's error message. */
  zipError?: string
  /** Marks both fields as required. Default false. */
  required?: boolean
  /** Default false. */
  disabled?: boolean
  /** Fills in a suburb's only zip code. Default true. */
  zipFollows?: boolean
  /** The fields' names in a form. */
  names?: { suburb: string; zipCode: string }
  /** Lets the browser fill in the reader's own address. Default false. */
  autoFill?: boolean
  /** Replaces words. Default: those of the `LocaleProvider`, else English. */
  labels?: Partial<SuburbComboboxLabels>
  /** Called when focus leaves both fields, and not when it moves between them. */
  onBlur?: (event: FocusEvent<HTMLElement>) => void
  /** Called when focus leaves the suburb field. */
  onSuburbBlur?: (event: FocusEvent<HTMLElement>) => void
  /** Called when focus leaves the zip code field. */
  onZipBlur?: (event: FocusEvent<HTMLElement>) => void
}

const suburbs = /* @__PURE__ */ melbourneSuburbs.map(({ suburbName, zipCodes }) => ({
  name: suburbName,
  postcodes: zipCodes,
}))

const chosenOf = ({ suburbName, zipCode }: Place): ChosenPlace => ({ name: suburbName, postcode: zipCode })

/** A suburb of Melbourne and one of its zip codes; each filters the other's options. For other places: `PlaceCombobox`. */
export function SuburbCombobox(props: SuburbComboboxProps) {
  const {
    suburb,
    zipCode = '',
    defaultPlace,
    onChange,
    suburbLabel,
    zipLabel,
    zipFollows,
    suburbHint,
    zipHint,
    suburbError,
    zipError,
    names,
    onSuburbBlur,
    onZipBlur,
    labels,
    // What both components name alike, such as `required` and `clearAfterMs`, and the attributes of the group.
    ...sharedProps
  } = props
  const texts = useTexts('suburbCombobox', suburbComboboxTexts, labels)
  return (
    <PlaceCombobox
      {...sharedProps}
      places={suburbs}
      value={suburb === undefined ? undefined : { name: suburb, postcode: zipCode }}
      defaultValue={defaultPlace && chosenOf(defaultPlace)}
      onChange={({ name, postcode }) => onChange?.({ suburbName: name, zipCode: postcode })}
      placeProps={{ hint: suburbHint, error: suburbError, name: names?.suburb, onBlur: onSuburbBlur }}
      postcodeProps={{
        hint: zipHint,
        error: zipError,
        name: names?.zipCode,
        onBlur: onZipBlur,
        inputMode: 'numeric',
        maxLength: 4,
      }}
      postcodeFollows={zipFollows}
      labels={{
        group: labels?.group,
        place: labels?.suburb,
        postcode: labels?.zipCode,
        placeLabel: suburbLabel ?? texts.suburbLabel,
        postcodeLabel: zipLabel ?? texts.zipLabel,
        noPlace: texts.noSuburb,
        noPlaceIn: texts.noSuburbIn,
        noPostcode: texts.noZipCode,
        noPostcodeOf: texts.noZipCodeOf,
      }}
    />
  )
}
