import { type RefObject, useEffect, useState } from 'react'
import { useFormReset } from './use-form-reset'

interface FormValueProps {
  /** The form's name for the value; without it, no form submits it. */
  name: string | undefined
  /** What a form submits; empty while the field is. */
  value: string
  required: boolean | undefined
  disabled: boolean | undefined
  control: RefObject<HTMLTextAreaElement | null>
  /** Called when the form is reset. */
  onReset: () => void
  /** Called with the browser's message when a required field is empty at submission. */
  onInvalid: (message: string) => void
  /** Called when the browser focuses the first invalid control: move the focus to the field. */
  onFocus: () => void
}

const ignoreChange = () => {}

/** The form control of a field that has none: submits its value, takes part in the browser's validation, and is reset. */
export function FormValue({ control, onReset, onInvalid, ...attributes }: FormValueProps) {
  useFormReset(control, onReset)
  return (
    // A text area, since an input would drop line breaks and a hidden input is never validated.
    <textarea
      {...attributes}
      ref={control}
      aria-hidden="true"
      tabIndex={-1}
      className="sr-only"
      onChange={ignoreChange}
      onInvalid={(event) => onInvalid(event.currentTarget.validationMessage)}
    />
  )
}

/** Whether a disabled fieldset around a control disables it. Browsers disable only their own controls. */
export function useFieldsetDisabled(controlRef: RefObject<Element | null>): boolean {
  const [isDisabled, setIsDisabled] = useState(false)
  useEffect(() => {
    const read = () => setIsDisabled(controlRef.current?.matches('fieldset:disabled *') ?? false)
    const observer = new MutationObserver(read)
    let fieldset = controlRef.current?.closest('fieldset')
    while (fieldset) {
      observer.observe(fieldset, { attributeFilter: ['disabled'] })
      fieldset = fieldset.parentElement?.closest('fieldset')
    }
    read()
    return () => observer.disconnect()
  }, [controlRef])
  return isDisabled
}

/**
 * The browser's message about an empty required field, until its value changes.
 *
 * @returns the message, and the function that sets it
 */
export function useInvalidMessage(value: string): [message: string | undefined, setMessage: (message: string) => void] {
  const [invalid, setInvalid] = useState<{ value: string; message: string }>()
  return [invalid?.value === value ? invalid.message : undefined, (message) => setInvalid({ value, message })]
}
