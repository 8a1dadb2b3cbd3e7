import { useShownErrors } from '@campus-gigs/ui'
import { type Form, type FormErrors, stepErrors } from './form'

interface FormFieldsOptions<Draft, Field extends string> {
  draft: Draft
  /** The step shown. Default 1. */
  step?: number
  /** What the server refused. */
  refused: Readonly<FormErrors<NoInfer<Field>>>
  onChange: (typed: Partial<Draft>) => void
}

/** The fields of one step of a form, ready for their inputs. */
export type FormFields<Field extends string> = ReturnType<typeof useFormFields<never, Field>>

/**
 * What the inputs of a step show: a field's message once it was left, every message once the step was sent, a refusal by
 * the server at once.
 */
export function useFormFields<Draft, Field extends string>(
  form: Form<Draft, Field>,
  { draft, step, refused, onChange }: FormFieldsOptions<Draft, Field>,
) {
  const { errorOf, leave, accept } = useShownErrors<Field | 'step'>(stepErrors(form, draft, step), refused)
  return {
    /** The message to show at a field, or of the step as a whole. */
    errorOf,
    /** Focus has left a field: its message may be shown from now on. */
    leave,
    /** True when the step can be left; otherwise shows every message and goes to the first. */
    accept,
    /** The props of a text field that writes the draft's entry of its own name. */
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
          const change: Partial<Draft> = {}
          onChange(Object.assign(change, { [field]: typed }))
        },
        onBlur: () => leave(field),
      }
    },
  }
}
