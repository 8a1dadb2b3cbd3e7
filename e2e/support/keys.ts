import type { Locator, Page } from '@playwright/test'
import { expect } from './test'

/** Whether the target has the focus; false for an element that is not rendered yet. */
async function isFocused(target: Locator): Promise<boolean> {
  if ((await target.count()) === 0) return false
  return target.evaluate((element) => element === document.activeElement)
}

/** Presses a key, by default Tab, until the target has the focus; fails after 30 presses. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    if (await isFocused(target)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}
