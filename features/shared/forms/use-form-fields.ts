import { useShownErrors } from '@campus-gigs/ui'
import { useMemo } from 'react'
import { type Form, type FormErrors, stepErrors } from './form'

interface FormFieldsOptions<Draft, Field extends string> {
  draft: Draft
  /** The current step. Default 1. */
  step?: number
  /** The server's message for each refused field. */
  serverErrors: Readonly<FormErrors<NoInfer<Field>>>
  /** The same function in each render, or memoised fields are rendered with each change of another one. */
  onChange: (typed: Partial<Draft>) => void
}

/** The props for the inputs of one step of a form. */
export type FormFields<Field extends string> = ReturnType<typeof useFormFields<never, Field>>

/**
 * The props for the inputs of a step. A field's error shows after its blur, every error after a submission, and a
 * refusal by the server at once. The step is validated only while it shows errors, and when it is submitted.
 */
export function useFormFields<Draft, Field extends string>(
  form: Form<Draft, Field>,
  { draft, step, serverErrors, onChange }: FormFieldsOptions<Draft, Field>,
) {
  const validate = lazily(() => stepErrors(form, draft, step))
  const { errorOf, leave, accept } = useShownErrors<Field | 'step'>(validate, serverErrors)
  const handlersOf = useMemo(() => textHandlers<Draft, Field>(onChange, leave), [onChange, leave])
  return {
    /** The error to show for a field, or for `step`. */
    errorOf,
    /** Handles a field's blur: its error may be shown from then on. The same function in each render. */
    leave,
    /** Whether the step is complete; if not, shows every error and focuses the first. */
    accept,
    /** The props of a text field for the draft entry of the same name. Its handlers are the same in each render. */
    text: (field: Field) => {
      const { label, hint, required, maxLength } = form.fields[field]
      const value: unknown = Reflect.get(Object(draft), field)
      return {
        label,
        hint,
        required,
        maxLength,
        value: typeof value === 'string' ? value : '',
        error: errorOf(field),
        ...handlersOf(field),
      }
    },
  }
}

/** A function that computes its result at the first call. */
function lazily<Result extends object>(compute: () => Result): () => Result {
  let result: Result | undefined
  return () => {
    result ??= compute()
    return result
  }
}

/** The handlers of text fields by field, each made once. */
function textHandlers<Draft, Field extends string>(
  onChange: (typed: Partial<Draft>) => void,
  leave: (field: Field) => void,
) {
  const makeHandlers = (field: Field) => ({
    onChange: (typed: string) => {
      const edit: Partial<Draft> = {}
      onChange(Object.assign(edit, { [field]: typed }))
    },
    onBlur: () => leave(field),
  })
  const handlersByField = new Map<Field, ReturnType<typeof makeHandlers>>()
  return (field: Field) => {
    const handlers = handlersByField.get(field) ?? makeHandlers(field)
    handlersByField.set(field, handlers)
    return handlers
  }
}
