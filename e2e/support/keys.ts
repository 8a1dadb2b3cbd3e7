import type { Locator, Page } from '@playwright/test'
import { expect } from './test'

/** What is not in the page yet, as far down a long list, has no focus. */
async function isFocused(target: Locator): Promise<boolean> {
  if ((await target.count()) === 0) return false
  return target.evaluate((element) => element === document.activeElement)
}

/** Presses Tab, or another key, until the focus is there; fails when it never is. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    if (await isFocused(target)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}
