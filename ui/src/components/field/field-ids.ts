/** The ids that connect a field's parts, all derived from the control's id. */
export interface FieldIds {
  /** The control: the label's `for`. */
  control: string
  /** The label, for controls that `<label for>` cannot name (a listbox, an editor). */
  label: string
  hint: string
  error: string
}

/** The ids of a field's parts, given its control's id. */
export function fieldIds(id: string): FieldIds {
  return { control: id, label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error` }
}
