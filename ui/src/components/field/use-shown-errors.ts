import { useState } from 'react'
import { flushSync } from 'react-dom'
import { focusFirstInvalid } from './focus-first-invalid'

/** Messages by field; a field without one is fine. */
export type ErrorsByField<Field extends string> = Readonly<Partial<Record<Field, string>>>

/**
 * When the messages of a form are shown: at a field once it has been left, at all of them once the form was sent.
 *
 * @param errors what is wrong now
 * @param refused what the server did not take; shown at once
 */
export function useShownErrors<Field extends string>(errors: ErrorsByField<Field>, refused: ErrorsByField<Field>) {
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set())
  const [asked, setAsked] = useState(false)

  return {
    /** The message to show at a field, if any. */
    errorOf: (field: Field): string | undefined =>
      (asked || left.has(field) ? errors[field] : undefined) ?? refused[field],
    /** The field lost focus. */
    leave: (field: Field) => setLeft((before) => new Set(before).add(field)),
    /** True when all is fine; otherwise shows every message and goes to the first. */
    accept: (form: HTMLFormElement): boolean => {
      if (Object.keys(errors).length === 0) {
        // What is filled in after this is another step, or another go: its fields have not been sent yet.
        setAsked(false)
        return true
      }
      flushSync(() => setAsked(true))
      focusFirstInvalid(form)
      return false
    },
  }
}
