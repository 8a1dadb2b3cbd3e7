const focusable = 'input, select, textarea, button, [contenteditable="true"], [tabindex="0"]'

/** Moves focus to the first control marked invalid, or into the first group that is. Does nothing when none is. */
export function focusFirstInvalid(form: HTMLElement): void {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  const control = invalid?.matches(focusable) ? invalid : invalid?.querySelector<HTMLElement>(focusable)
  control?.focus()
}
