import type { z } from 'zod'

/** One field of a form, as data. */
export interface FormField<Draft> {
  /** What stands above the field, and names it among those still missing. */
  label: string
  /** The step that asks for the field, from 1. Default 1. */
  step?: number
  /** Under the label of a text field. */
  hint?: string
  /** Marks the field as needed. `check` decides whether it is. Default false. */
  required?: boolean
  /** Characters a text field takes. */
  maxLength?: number
  /** The message for what is wrong with the field; undefined when nothing is. */
  check?: (draft: Draft) => string | undefined
  /** The fields of the request that carry this one; what the server refuses of them is shown here. Default: its own name. */
  sentAs?: readonly string[]
  /** The entries of the draft this field writes; a change of one takes a refusal back. Default: its own name. */
  writes?: readonly (keyof Draft)[]
}

/** Messages by field; those of `step` are about a step as a whole. */
export type FormErrors<Field extends string> = Partial<Record<Field | 'step', string>>

/** One step of a wizard, as data. */
export interface FormStep<Draft, Field extends string = string> {
  /** Beside the progress bar. */
  name: string
  /** What is wrong with the step as a whole, given what is wrong with its fields. */
  check?: (errors: FormErrors<Field>, draft: Draft) => string | undefined
  /** Whether the step is passed over, given the draft; the last never is. Default: it is not. */
  isSkipped?: (draft: Draft) => boolean
  /** Where Back leads. Default: one step back. */
  back?: number
}

/** What a form asks for: its fields, and its steps by number, from 1. A form without steps is one step. */
export interface Form<Draft, Field extends string> {
  fields: Readonly<Record<Field, FormField<Draft>>>
  steps?: Readonly<Record<number, FormStep<Draft, Field>>>
}

/** The first message of a schema for a value; undefined when the value is fine. */
export function firstIssue(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message
}

function rowsOf<Draft, Field extends string>({ fields }: Form<Draft, Field>): [Field, FormField<Draft>][] {
  const names = Object.keys(fields).filter((name): name is Field => name in fields)
  return names.map((name) => [name, fields[name]])
}

/** How many steps a form has. */
export function stepCount({ steps = {} }: { steps?: Readonly<Record<number, unknown>> }): number {
  return Math.max(1, Object.keys(steps).length)
}

/** Where a step stands among those of its form, for the frame of a wizard. */
export function stepPosition<Draft, Field extends string>(form: Form<Draft, Field>, step: number) {
  const steps = stepCount(form)
  return { step, steps, progress: stepProgress(step, steps), stepName: form.steps?.[step]?.name ?? '' }
}

/** How far a step is, in percent: the first is 0, the last 100. */
export function stepProgress(step: number, steps: number): number {
  return ((step - 1) / (steps - 1)) * 100
}

/** Everything that keeps a step from being left, by field. */
export function stepErrors<Draft, Field extends string>(
  form: Form<Draft, Field>,
  draft: Draft,
  step = 1,
): FormErrors<Field> {
  const errors: FormErrors<Field> = {}
  const set = (field: Field | 'step', message: string | undefined) => {
    if (message !== undefined) Object.assign(errors, { [field]: message })
  }
  for (const [field, row] of rowsOf(form)) if ((row.step ?? 1) === step) set(field, row.check?.(draft))
  set('step', form.steps?.[step]?.check?.(errors, draft))
  return errors
}

/** Whether a step can be left as it is. */
export function isStepComplete<Draft, Field extends string>(
  form: Form<Draft, Field>,
  draft: Draft,
  step: number,
): boolean {
  return Object.keys(stepErrors(form, draft, step)).length === 0
}

/** The step after another one; the last stays, and is never skipped. */
export function stepAfter<Draft, Field extends string>(form: Form<Draft, Field>, draft: Draft, step: number): number {
  const last = stepCount(form)
  for (let next = step + 1; next < last; next += 1) if (!form.steps?.[next]?.isSkipped?.(draft)) return next
  return last
}

/** The step before another one; the first stays. */
export function stepBefore<Draft, Field extends string>(form: Form<Draft, Field>, step: number): number {
  return form.steps?.[step]?.back ?? Math.max(1, step - 1)
}

/** The step furthest on that may be shown: the first that can not be left yet, or the last. */
export function furthestStep<Draft, Field extends string>(form: Form<Draft, Field>, draft: Draft): number {
  let step = 1
  while (step < stepCount(form) && isStepComplete(form, draft, step)) step = stepAfter(form, draft, step)
  return step
}

/** Where a jump to a step leads: never past a step that can not be left yet, never to one that is passed over. */
export function reachableStep<Draft, Field extends string>(
  form: Form<Draft, Field>,
  draft: Draft,
  wanted: number,
): number {
  const step = Math.max(1, Math.min(wanted, furthestStep(form, draft)))
  return form.steps?.[step]?.isSkipped?.(draft) ? stepBefore(form, step) : step
}

/** What the server refused, at the fields of the form; fields of the request that no field stands for are left out. */
export function refusedFields<Draft, Field extends string>(
  form: Form<Draft, Field>,
  fields: Readonly<Record<string, string>> = {},
): FormErrors<Field> {
  const refused: FormErrors<Field> = {}
  for (const [path, message] of Object.entries(fields)) {
    const names = path.split('.')
    const row = rowsOf(form).find(([field, { sentAs = [field] }]) => sentAs.some((name) => names.includes(name)))
    if (row) Object.assign(refused, { [row[0]]: message })
  }
  return refused
}

/** The steps that ask for what is wrong, in order. */
export function stepsOf<Draft, Field extends string>(form: Form<Draft, Field>, errors: FormErrors<Field>): number[] {
  const steps = rowsOf(form).flatMap(([field, { step = 1 }]) => (errors[field] === undefined ? [] : [step]))
  return [...new Set(steps)].toSorted((one, other) => one - other)
}

/** The refusals that stand after a change: those of the changed fields are taken back. */
export function stillRefused<Draft, Field extends string>(
  form: Form<Draft, Field>,
  refused: FormErrors<Field>,
  changes: Partial<Draft>,
): FormErrors<Field> {
  const left = { ...refused }
  for (const [field, { writes }] of rowsOf(form))
    if ((writes ?? [field]).some((key) => key in changes)) Reflect.deleteProperty(left, field)
  return left
}
