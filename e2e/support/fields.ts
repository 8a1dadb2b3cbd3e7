import type { Locator, Page } from '@playwright/test'
import { expect } from './test'

/** Picks an option of a combobox: types `text` to filter, then presses `option`. */
export async function chooseOption(page: Page, label: string, text: string, option: RegExp): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true })
  await field.click()
  await field.fill(text)
  await page.getByRole('option', { name: option }).click()
}

/** Chooses a radio by its label, which covers it. */
export async function chooseRadio(scope: Page | Locator, name: string): Promise<void> {
  await scope
    .locator('label')
    .and(scope.getByText(name, { exact: true }))
    .click()
  await expect(scope.getByRole('radio', { name, exact: true })).toBeChecked()
}

/** Picks a suburb of Melbourne and one of its zip codes. */
export async function chooseSuburb(page: Page, suburb: string, zipCode: string): Promise<void> {
  await chooseOption(page, 'Suburb', suburb, new RegExp(`^${suburb}\\s*${zipCode}$`))
  const zip = page.getByRole('combobox', { name: 'Zip code', exact: true })
  // A suburb's only zip code is filled in already.
  if ((await zip.inputValue()) !== zipCode) await chooseOption(page, 'Zip code', zipCode, new RegExp(`^${zipCode}$`))
}

/** Types a heading, a bold paragraph and a bullet list into a rich-text field. */
export async function writeFormatted(
  scope: Page | Locator,
  label: string,
  text: { heading: string; bold: string; bullets: string[] },
): Promise<void> {
  const editor = scope.getByRole('textbox', { name: label })
  const keyboard = 'keyboard' in scope ? scope.keyboard : scope.page().keyboard
  await editor.click()
  await scope.getByRole('button', { name: /^Text style/ }).click()
  await scope.getByRole('menuitemradio', { name: 'Heading 2' }).click()
  await expect(editor).toBeFocused()
  await keyboard.type(text.heading)
  await keyboard.press('Enter')
  await scope.getByRole('button', { name: 'Bold' }).click()
  await keyboard.type(text.bold)
  await scope.getByRole('button', { name: 'Bold' }).click()
  await keyboard.press('Enter')
  await scope.getByRole('button', { name: 'Bullet list' }).click()
  for (const [index, bullet] of text.bullets.entries()) {
    if (index > 0) await keyboard.press('Enter')
    await keyboard.type(bullet)
  }
}

/** Pastes HTML into a rich-text field at the caret. */
export async function pasteHtml(editor: Locator, html: string): Promise<void> {
  await editor.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}
