// A form as data: its fields and steps, and pure functions that validate a draft and find the step to show.
import * as z from 'zod/mini'

/** One field of a form, as data. */
export interface FormField<Draft> {
  /** The field's label, also its name in the list of missing fields. */
  label: string
  /** The step that shows the field, from 1. Default 1. */
  step?: number
  /** The text under the label. */
  hint?: string
  /** Marks the field as required; `schema` or `check` enforces it. Default false. */
  required?: boolean
  /** The most characters of a text field. */
  maxLength?: number
  /** The schema of the draft's entry of the same name; its first message is the error. Default: any entry is valid. */
  schema?: z.core.$ZodType
  /** The error message of a field that needs more than `schema`, checked before it; undefined for a valid field. */
  check?: (draft: Draft) => string | undefined
  /** The request's fields that are made from this one; their refusals are shown here. Default: the field's own name. */
  requestFields?: readonly string[]
  /** The draft's entries that the field changes; a change clears the field's refusal. Default: the field's own name. */
  entries?: readonly (keyof Draft)[]
}

/** Error messages by field; `step` holds the message for a step as a whole. */
export type FormErrors<Field extends string> = Partial<Record<Field | 'step', string>>

/** One step of a wizard, as data. */
export interface FormStep<Draft, Field extends string = string> {
  /** The text beside the progress bar. */
  name: string
  /** The error message for the step as a whole, given the errors of its fields. */
  check?: (errors: FormErrors<Field>, draft: Draft) => string | undefined
  /** Whether the step is skipped for a draft. The last step is never skipped. Default: not skipped. */
  isSkipped?: (draft: Draft) => boolean
  /** The step that Back shows. Default: the previous step. */
  back?: number
}

/** A form: its fields, and its steps by number, from 1. A form without steps is one step. */
export interface Form<Draft, Field extends string> {
  fields: Readonly<Record<Field, FormField<Draft>>>
  steps?: Readonly<Record<number, FormStep<Draft, Field>>>
}

/** The schema's first error message for a value; undefined when the value is valid. */
export function firstIssue(schema: z.core.$ZodType, value: unknown): string | undefined {
  return z.safeParse(schema, value).error?.issues[0]?.message
}

function rowsOf<Draft, Field extends string>({ fields }: Form<Draft, Field>): [Field, FormField<Draft>][] {
  // `Object.keys` types the names as strings.
  const names = Object.keys(fields).filter((name): name is Field => name in fields)
  return names.map((name) => [name, fields[name]])
}

function stepCount({ steps = {} }: { steps?: Readonly<Record<number, unknown>> }): number {
  return Math.max(1, Object.keys(steps).length)
}

/** The number, progress percent and name of a step, for the wizard's frame. */
export function stepPosition<Draft, Field extends string>(form: Form<Draft, Field>, step: number) {
  const steps = stepCount(form)
  return { step, steps, progress: stepProgress(step, steps), stepName: form.steps?.[step]?.name ?? '' }
}

/** The progress of a step in percent: 0 for the first, 100 for the last and for an only step. */
export function stepProgress(step: number, steps: number): number {
  return steps === 1 ? 100 : ((step - 1) / (steps - 1)) * 100
}

/** The draft's entry for a field with a schema. @throws when the draft has no entry of the field's name */
function entryOf<Draft>(draft: Draft, field: string): unknown {
  const entries = Object(draft)
  if (!Reflect.has(entries, field)) throw new Error(`The draft has no entry "${field}" for the field's schema.`)
  return Reflect.get(entries, field)
}

/** The errors of a step: by field, and as `step` the error of the step as a whole. */
export function stepErrors<Draft, Field extends string>(
  form: Form<Draft, Field>,
  draft: Draft,
  step = 1,
): FormErrors<Field> {
  const errors: FormErrors<Field> = {}
  const addError = (field: Field | 'step', message: string | undefined) => {
    if (message !== undefined) Object.assign(errors, { [field]: message })
  }
  const rowsOfStep = rowsOf(form).filter(([, row]) => (row.step ?? 1) === step)
  for (const [field, { schema, check }] of rowsOfStep)
    addError(field, check?.(draft) ?? (schema && firstIssue(schema, entryOf(draft, field))))
  addError('step', form.steps?.[step]?.check?.(errors, draft))
  return errors
}

/** Whether a step has no errors. */
export function isStepComplete<Draft, Field extends string>(
  form: Form<Draft, Field>,
  draft: Draft,
  step: number,
): boolean {
  return Object.keys(stepErrors(form, draft, step)).length === 0
}

/** The next step that is not skipped. For the last step, which is never skipped, the last step. */
export function stepAfter<Draft, Field extends string>(form: Form<Draft, Field>, draft: Draft, step: number): number {
  const last = stepCount(form)
  for (let next = step + 1; next < last; next += 1) if (!form.steps?.[next]?.isSkipped?.(draft)) return next
  return last
}

/** The step that Back shows. For the first step, the first step. */
export function stepBefore<Draft, Field extends string>(form: Form<Draft, Field>, step: number): number {
  return form.steps?.[step]?.back ?? Math.max(1, step - 1)
}

/**
 * The furthest step that may be shown: the first incomplete step, or the last step.
 * @param end the step to stop at, because later ones don't matter: they aren't validated. Default: the last step
 */
export function furthestStep<Draft, Field extends string>(
  form: Form<Draft, Field>,
  draft: Draft,
  end = stepCount(form),
): number {
  let step = 1
  while (step < Math.min(end, stepCount(form)) && isStepComplete(form, draft, step)) step = stepAfter(form, draft, step)
  return step
}

/** The step shown for a requested one: never past an incomplete step, never a skipped step. */
export function reachableStep<Draft, Field extends string>(
  form: Form<Draft, Field>,
  draft: Draft,
  wanted: number,
): number {
  const step = Math.max(1, Math.min(wanted, furthestStep(form, draft, wanted)))
  return form.steps?.[step]?.isSkipped?.(draft) ? stepBefore(form, step) : step
}

/**
 * Maps the server's messages to the form's fields. Messages for request fields without a form field are left out.
 * @param messages the messages by the path of their request field, such as `companyName` or `userAvailability.0.slot`
 */
export function serverErrorsOf<Draft, Field extends string>(
  form: Form<Draft, Field>,
  messages: Readonly<Record<string, string>> = {},
): FormErrors<Field> {
  const serverErrors: FormErrors<Field> = {}
  for (const [path, message] of Object.entries(messages)) {
    const names = path.split('.')
    const isSentInPath = ([field, { requestFields = [field] }]: [Field, FormField<Draft>]) =>
      requestFields.some((name) => names.includes(name))
    const [field] = rowsOf(form).find(isSentInPath) ?? []
    if (field !== undefined) Object.assign(serverErrors, { [field]: message })
  }
  return serverErrors
}

/** The steps that contain the fields with errors, in order. */
export function stepsOf<Draft, Field extends string>(form: Form<Draft, Field>, errors: FormErrors<Field>): number[] {
  const steps = rowsOf(form).flatMap(([field, { step = 1 }]) => (errors[field] === undefined ? [] : [step]))
  return [...new Set(steps)].toSorted((one, other) => one - other)
}

/** The server errors of the fields that were not changed; the same object when none is left out. */
export function remainingErrors<Draft, Field extends string>(
  form: Form<Draft, Field>,
  serverErrors: FormErrors<Field>,
  changes: Partial<Draft>,
): FormErrors<Field> {
  const changedFields = rowsOf(form).filter(([field, { entries }]) =>
    (entries ?? [field]).some((key) => key in changes),
  )
  if (changedFields.every(([field]) => serverErrors[field] === undefined)) return serverErrors
  const remaining = { ...serverErrors }
  for (const [field] of changedFields) Reflect.deleteProperty(remaining, field)
  return remaining
}
