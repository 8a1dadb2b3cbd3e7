import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { AvailabilityGrid } from '../availability-grid/availability-grid'
import type { EditGridProps } from '../availability-grid/availability-grid-props'
import { type AvailabilityEntry, entriesOfMask, maskOf } from '../availability-grid/week/week-mask'
import { FormValue, useInvalidMessage } from '../field/form-value'
import { useFieldValue } from '../field/use-field-value'

export interface AvailabilityFieldProps
  extends Omit<EditGridProps, 'mode' | 'value' | 'defaultValue' | 'onChange' | 'ref'> {
  /** The free times, as grid entries or intervals. Default: the field keeps them. */
  value?: readonly AvailabilityEntry[]
  /** The first free times, where the field keeps them. A form's reset restores them. Default: none. */
  defaultValue?: readonly AvailabilityEntry[]
  /** Called with the complete new list: once per click, key or finished drag, and on a form's reset. */
  onChange?: (entries: readonly AvailabilityEntry[]) => void
  /** Its name in a form, which submits one entry for each free slot: its `tableIndex`, such as `1-2` for Monday evening. */
  name?: string
  /** Whether a form without `noValidate` is submitted only with at least one free slot. Default false. */
  required?: boolean
  /** Focuses the week's Tab stop. */
  ref?: Ref<{ focus: () => void }>
}

/** `AvailabilityGrid` to paint, as a field of a form. */
export function AvailabilityField(props: AvailabilityFieldProps) {
  const { value, defaultValue = [], onChange, name, required, ref, error, ...grid } = props
  const [entries, setEntries, firstEntries] = useFieldValue(value, defaultValue, onChange)
  const [resets, setResets] = useState(0)
  const root = useRef<HTMLDivElement>(null)
  const control = useRef<HTMLTextAreaElement>(null)
  const slots = entriesOfMask(maskOf(entries)).map(({ tableIndex }) => tableIndex)
  const [message, setMessage] = useInvalidMessage(slots.join())

  const [handle] = useState(() => ({
    focus: () => root.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
  }))
  useImperativeHandle(ref, () => handle, [handle])

  return (
    <div ref={root} className="relative">
      <AvailabilityGrid
        {...grid}
        // A form's reset sets the list's checkboxes to their first rendered state, so mount them again.
        key={resets}
        mode="edit"
        value={entries}
        onChange={setEntries}
        error={error ?? message}
      />
      {name && slots.map((slot) => <input key={slot} type="hidden" name={name} value={slot} />)}
      <FormValue
        control={control}
        name={undefined}
        value={slots.join()}
        required={required}
        disabled={undefined}
        onReset={() => {
          setEntries(firstEntries)
          setResets(resets + 1)
        }}
        onInvalid={setMessage}
        onFocus={handle.focus}
      />
    </div>
  )
}
