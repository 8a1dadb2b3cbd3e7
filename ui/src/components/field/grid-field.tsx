import { Fragment, type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { FormValue, useInvalidMessage } from './form-value'
import { useFieldValue } from './use-field-value'

/** The form props of a grid of times. */
export interface GridFieldProps<Entry> {
  /** The free times. Default: the field keeps them. */
  value?: readonly Entry[]
  /** The first free times, where the field keeps them. A form's reset restores them. Default: none. */
  defaultValue?: readonly Entry[]
  /** Called with the complete new list: once per click, key or finished drag, and on a form's reset. */
  onChange?: (entries: readonly Entry[]) => void
  /** Its name in a form. */
  name?: string
  /** Whether a form without `noValidate` is submitted only with at least one free time. Default false. */
  required?: boolean
  /** Focuses the grid's Tab stop. */
  ref?: Ref<{ focus: () => void }>
  /** The error message. Default: the browser's, after a refused submission. */
  error?: string
}

/** What the field passes to its grid. */
interface ControlledGridProps<Entry> {
  value: readonly Entry[]
  onChange: (entries: readonly Entry[]) => void
  error: string | undefined
}

interface GridFieldFrameProps<Entry> extends GridFieldProps<Entry> {
  /** What a form submits, one value for each entry of the form. */
  submitted: (entries: readonly Entry[]) => string[]
  /** Whether the grid shows no free time. */
  isEmpty: (entries: readonly Entry[]) => boolean
  /** Renders the grid to paint. */
  children: (painted: ControlledGridProps<Entry>) => ReactNode
}

/** A grid of times as a field of a form: it keeps its value, and is submitted, validated, reset and focused. */
export function GridField<Entry>(props: GridFieldFrameProps<Entry>) {
  const { value, defaultValue = [], onChange, name, required, ref, error, submitted, isEmpty, children } = props
  const [entries, setEntries, firstEntries] = useFieldValue(value, defaultValue, onChange)
  const [resetCount, setResetCount] = useState(0)
  const rootRef = useRef<HTMLDivElement>(null)
  const controlRef = useRef<HTMLTextAreaElement>(null)
  // Without duplicates, since a value is also the key of its input.
  const values = [...new Set(submitted(entries))]
  const text = isEmpty(entries) ? '' : values.join()
  const [message, setMessage] = useInvalidMessage(text)

  const [handle] = useState(() => ({
    focus: () => rootRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
  }))
  useImperativeHandle(ref, () => handle, [handle])

  return (
    <div ref={rootRef} className="relative">
      {/* A form's reset sets the grid's own checkboxes and radios to their first rendered state, so mount them again. */}
      <Fragment key={resetCount}>
        {children({ value: entries, onChange: setEntries, error: error ?? message })}
      </Fragment>
      {name && values.map((each) => <input key={each} type="hidden" name={name} value={each} />)}
      <FormValue
        control={controlRef}
        name={undefined}
        value={text}
        required={required}
        disabled={undefined}
        onReset={() => {
          setEntries(firstEntries)
          setResetCount(resetCount + 1)
        }}
        onInvalid={setMessage}
        onFocus={handle.focus}
      />
    </div>
  )
}
