import type { ComponentProps } from 'react'
import { cn } from '../../cn'
import { type Suburb, suburbByName } from '../../data/melbourne-suburbs'
import { Combobox } from '../combobox/combobox'
import type { ComboboxLabels } from '../combobox/combobox-props'
import { type TakeBackOptions, useTakenBack } from '../field/use-taken-back'
import { chooseSuburb, type Place, suburbsFor, zipCodesFor } from './places'

/** The words of the two fields that are not their labels. */
export interface SuburbComboboxLabels {
  /** The pair. Default: both fields' labels. */
  group: string
  /** Default `No such suburb in Melbourne`. */
  noSuburb: string
  /** While only a zip code is chosen. Default `No such suburb in 3053`. */
  noSuburbIn: (zipCode: string) => string
  /** Default `No such zip code in Melbourne`. */
  noZipCode: string
  /** While a suburb is chosen. Default `Not a zip code of Carlton`. */
  noZipCodeOf: (suburb: string) => string
  /** The suburb field's other words. */
  suburb: Partial<ComboboxLabels>
  /** The zip code field's other words. */
  zipCode: Partial<ComboboxLabels>
}

const english = {
  noSuburb: 'No such suburb in Melbourne',
  noSuburbIn: (zipCode: string) => `No such suburb in ${zipCode}`,
  noZipCode: 'No such zip code in Melbourne',
  noZipCodeOf: (suburb: string) => `Not a zip code of ${suburb}`,
}

export interface SuburbComboboxProps
  extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'onBlur'>,
    TakeBackOptions {
  /** Name of the chosen suburb; `''` for none. */
  suburb: string
  /** The chosen zip code; `''` for none. */
  zipCode: string
  /** Called with both, since each depends on the other. */
  onChange: (place: Place) => void
  /** Default `Suburb`. */
  suburbLabel?: string
  /** Default `Zip code`. */
  zipLabel?: string
  /** What is wrong with the suburb. */
  suburbError?: string
  /** What is wrong with the zip code. */
  zipError?: string
  /** Marks both fields as needed. Default false. */
  required?: boolean
  /** Default false. */
  disabled?: boolean
  /** A suburb's only zip code is chosen with it. Default true; otherwise another suburb leaves the zip code to be chosen. */
  zipFollows?: boolean
  /** The fields' names in a form. */
  names?: { suburb: string; zipCode: string }
  /** Lets the browser fill in the reader's own address. Default false. */
  autoFill?: boolean
  /** Every other word a reader sees or hears, in place of English. */
  labels?: Partial<SuburbComboboxLabels>
  /** Called when focus leaves both fields: going from one to the other is not yet the moment to complain. */
  onBlur?: () => void
  /** Called when focus leaves the suburb, wherever it goes. */
  onSuburbBlur?: () => void
  /** Called when focus leaves the zip code, wherever it goes. */
  onZipBlur?: () => void
}

const nameOf = ({ suburbName }: Suburb) => suburbName
const zipCodesOf = ({ zipCodes }: Suburb) => zipCodes.join(', ')
const itself = (zipCode: string) => zipCode

/** A suburb of Melbourne and one of its zip codes: either narrows the other. */
export function SuburbCombobox(props: SuburbComboboxProps) {
  const { suburb, zipCode, onChange, suburbLabel = 'Suburb', zipLabel = 'Zip code', ...more } = props
  const { suburbError, zipError, required, disabled, zipFollows = true, takeBackAfter, takenBackText, ...own } = more
  const { onBlur, onSuburbBlur, onZipBlur, names, autoFill = false, labels, className, ...rest } = own
  const words = { ...english, ...labels }
  const place = { suburbName: suburb, zipCode }
  const shared = { required, disabled }
  const typed = useTakenBack({
    shown: suburb,
    takeBackAfter,
    takenBackText,
    error: suburbError,
    onBlur: onSuburbBlur,
  })
  return (
    <div
      role="group"
      aria-label={words.group ?? `${suburbLabel}, ${zipLabel}`}
      className={cn('grid gap-4 sm:grid-cols-[2fr_1fr]', className)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onBlur?.()}
      {...rest}
    >
      <Combobox
        {...shared}
        label={suburbLabel}
        {...typed}
        options={suburbsFor(place)}
        value={suburbByName(suburb) ?? null}
        onChange={(option) => onChange(chooseSuburb(place, option, zipFollows))}
        optionKey={nameOf}
        optionLabel={nameOf}
        optionDetail={zipCodesOf}
        labels={words.suburb}
        name={names?.suburb}
        autoComplete={autoFill ? 'address-level2' : 'off'}
        emptyText={suburb === '' && zipCode !== '' ? words.noSuburbIn(zipCode) : words.noSuburb}
      />
      <Combobox
        {...shared}
        label={zipLabel}
        error={zipError}
        onBlur={onZipBlur}
        options={zipCodesFor(suburb)}
        value={zipCode === '' ? null : zipCode}
        onChange={(option) => onChange({ suburbName: suburb, zipCode: option ?? '' })}
        optionKey={itself}
        optionLabel={itself}
        inputMode="numeric"
        maxLength={4}
        labels={words.zipCode}
        name={names?.zipCode}
        autoComplete={autoFill ? 'postal-code' : 'off'}
        emptyText={suburb === '' ? words.noZipCode : words.noZipCodeOf(suburb)}
      />
    </div>
  )
}
