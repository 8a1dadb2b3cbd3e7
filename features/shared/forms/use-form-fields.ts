import { useShownErrors } from '@campus-gigs/ui'
import { type Form, type FormErrors, stepErrors } from './form'

interface FormFieldsOptions<Draft, Field extends string> {
  draft: Draft
  /** The current step. Default 1. */
  step?: number
  /** The server's message for each refused field. */
  serverErrors: Readonly<FormErrors<NoInfer<Field>>>
  onChange: (typed: Partial<Draft>) => void
}

/** The props for the inputs of one step of a form. */
export type FormFields<Field extends string> = ReturnType<typeof useFormFields<never, Field>>

/**
 * The props for the inputs of a step. A field's error shows after its blur, every error after a submission, and a
 * refusal by the server at once.
 */
export function useFormFields<Draft, Field extends string>(
  form: Form<Draft, Field>,
  { draft, step, serverErrors, onChange }: FormFieldsOptions<Draft, Field>,
) {
  const { errorOf, leave, accept } = useShownErrors<Field | 'step'>(stepErrors(form, draft, step), serverErrors)
  return {
    /** The error to show for a field, or for `step`. */
    errorOf,
    /** Handles a field's blur: its error may be shown from then on. */
    leave,
    /** Whether the step is complete; if not, shows every error and focuses the first. */
    accept,
    /** The props of a text field for the draft entry of the same name. */
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
        onChange: (typed: string) => {
          const edit: Partial<Draft> = {}
          onChange(Object.assign(edit, { [field]: typed }))
        },
        onBlur: () => leave(field),
      }
    },
  }
}
