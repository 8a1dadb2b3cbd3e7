import { afterPaint } from '../hooks/after-paint'
import type { PageLocator, UserActions } from './hosts'

/** As long as Testing Library's `findBy…` queries wait. */
const searchTimeoutMs = 1000
const pollMs = 10

/** Matches the names of options that begin with a text: an option's name is its label, then its detail. */
function startingWith(text: string): RegExp {
  return new RegExp(`^\\s*${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'i')
}

/** The options that a combobox renders now. */
function shownOptions(field: Element): Element[] {
  const list = field.ownerDocument.getElementById(field.getAttribute('aria-controls') ?? '')
  return Array.from(list?.querySelectorAll('[role="option"]') ?? [])
}

/** Waits for an option, which a server's search may bring later. */
async function findOption(field: Element, name: string): Promise<Element> {
  const pattern = startingWith(name)
  // The list follows the typed text after a frame. Until then its rows are those of the text before, which will be replaced.
  await new Promise<void>((resolve) => afterPaint(() => setTimeout(resolve, pollMs)))
  for (let waitedMs = 0; ; waitedMs += pollMs) {
    const options = shownOptions(field)
    const option = options.find(({ textContent }) => pattern.test(textContent ?? ''))
    if (option) return option
    if (waitedMs >= searchTimeoutMs) {
      const names = options.map(({ textContent }) => textContent).join(', ')
      throw new Error(`No option begins with "${name}". The list shows ${names || 'no options'}.`)
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}

/**
 * Picks an option of a `Combobox`, `MultiCombobox`, `RichCombobox`, another picker or a `PhoneField`'s country. Only the options in
 * view are in the document, so the helper types the option's name, which brings it into view.
 *
 * @param field the element or Playwright locator with the role `combobox`
 * @param name the option's label, or how it begins
 * @param user Testing Library's `userEvent`; not needed with a locator
 * @throws when no such option appears
 */
export async function pickOption(field: PageLocator, name: string): Promise<void>
export async function pickOption(field: Element, name: string, user: UserActions): Promise<void>
export async function pickOption(field: PageLocator | Element, name: string, user?: UserActions): Promise<void> {
  if (user && 'ownerDocument' in field) {
    await user.clear(field)
    await user.type(field, name)
    await user.click(await findOption(field, name))
  } else if ('page' in field) {
    await field.fill(name)
    await field
      .page()
      .getByRole('option', { name: startingWith(name) })
      .first()
      .click()
  }
}
