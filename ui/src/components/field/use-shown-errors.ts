import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusFirstInvalid } from './focus-first-invalid'

/** Error messages by field; that of a valid field is missing, `undefined` or empty. */
export type ErrorsByField<Field extends string> = Readonly<Partial<Record<Field, string>>>

/**
 * Decides when a form's errors are shown: at a field after its blur, at all fields after a submit.
 *
 * @param errors the current validation errors, or a function that validates once an error may be shown
 * @param serverErrors errors of fields that the server refused; shown at once
 */
export function useShownErrors<Field extends string>(
  errors: ErrorsByField<Field> | (() => ErrorsByField<Field>),
  serverErrors: ErrorsByField<Field>,
) {
  const [touchedFields, setTouchedFields] = useState<ReadonlySet<Field>>(new Set())
  const [isSubmitted, setIsSubmitted] = useState(false)
  const validate = () => (typeof errors === 'function' ? errors() : errors)

  return {
    /** The error to show at a field, if any. */
    errorOf: (field: Field): string | undefined => {
      const isShown = isSubmitted || touchedFields.has(field)
      return (isShown ? validate()[field] : undefined) ?? serverErrors[field]
    },
    /** The field lost focus. The same function in each render. */
    leave: useCallback(
      (field: Field) => setTouchedFields((fields) => (fields.has(field) ? fields : new Set(fields).add(field))),
      [],
    ),
    /** True when there are no errors; otherwise shows all of them and focuses the first invalid field. */
    accept: (form: HTMLFormElement): boolean => {
      if (!Object.values(validate()).some(Boolean)) {
        // The next step, or a new form, has not been submitted yet.
        setIsSubmitted(false)
        return true
      }
      flushSync(() => setIsSubmitted(true))
      focusFirstInvalid(form)
      return false
    },
  }
}
