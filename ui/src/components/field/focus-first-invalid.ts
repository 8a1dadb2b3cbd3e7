const focusable = 'input, select, textarea, button, [contenteditable="true"], [tabindex="0"]'

/**
 * Moves focus to the first control marked invalid, or into the first group or week that is, and scrolls it into view.
 * Does nothing when none is.
 */
export function focusFirstInvalid(form: HTMLElement): void {
  // A grid can't have `aria-invalid`, so a week has `data-error` around the cell with its Tab stop.
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-error]')
  const inside = invalid?.matches('[data-error]') ? '[tabindex="0"]' : focusable
  const control = invalid?.matches(focusable) ? invalid : invalid?.querySelector<HTMLElement>(inside)
  control?.focus()
  // Browsers scroll no control that has the focus already.
  control?.scrollIntoView({ block: 'nearest' })
}
