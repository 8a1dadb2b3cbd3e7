import type { ComponentProps } from 'react'
import { cn } from '../../cn'
import { type Suburb, suburbByName } from '../../data/melbourne-suburbs'
import { Combobox } from '../combobox/combobox'
import { type DelayedClearOptions, useDelayedClear } from '../field/use-delayed-clear'
import { useTexts } from '../locale/locale-context'
import { type SuburbComboboxLabels, suburbComboboxTexts } from './labels'
import { chooseSuburb, type Place, suburbsFor, zipCodesFor } from './places'

export interface SuburbComboboxProps
  extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'onBlur'>,
    DelayedClearOptions {
  /** Name of the chosen suburb; `''` for none. */
  suburb: string
  /** The chosen zip code; `''` for none. */
  zipCode: string
  /** Called with both, since each depends on the other. */
  onChange: (place: Place) => void
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
  onBlur?: () => void
  /** Called when focus leaves the suburb field. */
  onSuburbBlur?: () => void
  /** Called when focus leaves the zip code field. */
  onZipBlur?: () => void
}

const nameOf = ({ suburbName }: Suburb) => suburbName
const zipCodesOf = ({ zipCodes }: Suburb) => zipCodes.join(', ')
const identity = (zipCode: string) => zipCode

/** A suburb of Melbourne and one of its zip codes; each filters the other's options. */
export function SuburbCombobox(props: SuburbComboboxProps) {
  const texts = useTexts('suburbCombobox', suburbComboboxTexts)
  const { suburb, zipCode, onChange, suburbLabel = texts.suburbLabel, zipLabel = texts.zipLabel, ...more } = props
  const {
    suburbHint,
    zipHint,
    suburbError,
    zipError,
    required,
    disabled,
    zipFollows = true,
    clearAfterMs,
    clearedText,
    ...own
  } = more
  const { onBlur, onSuburbBlur, onZipBlur, names, autoFill = false, labels, className, ...rest } = own
  const words: typeof texts & Partial<SuburbComboboxLabels> = { ...texts, ...labels }
  const place = { suburbName: suburb, zipCode }
  const sharedProps = { required, disabled }
  const clearProps = useDelayedClear({
    valueText: suburb,
    clearAfterMs,
    clearedText,
    error: suburbError,
    onBlur: onSuburbBlur,
  })
  return (
    <div
      role="group"
      aria-label={words.group ?? `${suburbLabel}, ${zipLabel}`}
      className={cn('grid gap-4 sm:grid-cols-[2fr_1fr]', className)}
      onBlur={(event) => {
        // Moving between the two fields is no blur of the group.
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
      }}
      {...rest}
    >
      <Combobox
        {...sharedProps}
        label={suburbLabel}
        hint={suburbHint}
        {...clearProps}
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
        {...sharedProps}
        label={zipLabel}
        hint={zipHint}
        error={zipError}
        onBlur={onZipBlur}
        options={zipCodesFor(suburb)}
        value={zipCode === '' ? null : zipCode}
        onChange={(option) => onChange({ suburbName: suburb, zipCode: option ?? '' })}
        optionKey={identity}
        optionLabel={identity}
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
