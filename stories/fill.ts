import { fireEvent } from 'storybook/test'

/**
 * Focuses a field and sets its value by one input event. Each key of `userEvent.type` renders the screen again, which only
 * plays about typing itself need.
 */
export async function fill(field: HTMLElement, value: string): Promise<void> {
  field.focus()
  // Wait a microtask, in which React renders the changes from the previous field's blur.
  await null
  await fireEvent.input(field, { target: { value } })
}
