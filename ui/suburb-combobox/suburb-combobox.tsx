import type { ComponentProps } from 'react'
import { cn } from '../cn'
import { Combobox } from '../combobox/combobox'
import { type Suburb, suburbByName } from '../data/melbourne-suburbs'
import { useTakenBack } from '../field/use-taken-back'
import { chooseSuburb, type Place, suburbsFor, zipCodesFor } from './places'

export interface SuburbComboboxProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'onBlur'> {
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
  /** Milliseconds that an unknown suburb stays after leaving, before it is taken back. Default: the combobox does it at once. */
  takeBackAfter?: number
  /** Called with the text of an unknown suburb, once it has been taken back: say so. */
  onTakenBack?: (text: string) => void
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
  const { suburbError, zipError, required, disabled, zipFollows = true, takeBackAfter, onTakenBack, ...own } = more
  const { onBlur, onSuburbBlur, onZipBlur, className, ...rest } = own
  const place = { suburbName: suburb, zipCode }
  const shared = { required, disabled }
  const typed = useTakenBack({ shown: suburb, after: takeBackAfter, onTakenBack, onBlur: onSuburbBlur })
  return (
    <div
      role="group"
      aria-label={`${suburbLabel}, ${zipLabel}`}
      className={cn('grid gap-4 sm:grid-cols-[2fr_1fr]', className)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onBlur?.()}
      {...rest}
    >
      <Combobox
        {...shared}
        label={suburbLabel}
        error={suburbError}
        {...typed}
        options={suburbsFor(place)}
        value={suburbByName(suburb) ?? null}
        onChange={(option) => onChange(chooseSuburb(place, option, zipFollows))}
        optionKey={nameOf}
        optionLabel={nameOf}
        optionDetail={zipCodesOf}
        emptyText={suburb === '' && zipCode !== '' ? `No such suburb in ${zipCode}` : 'No such suburb in Melbourne'}
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
        emptyText={suburb === '' ? 'No such zip code in Melbourne' : `Not a zip code of ${suburb}`}
      />
    </div>
  )
}
