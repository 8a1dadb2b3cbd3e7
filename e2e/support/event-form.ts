import type { Page } from '@playwright/test'
import { chooseSuburb } from './fields'

/** The date two weeks from now, as typed into the field and as shown on the page. */
export function inTwoWeeks(): { typed: string; shown: string } {
  const time = Date.now() + 14 * 86_400_000
  const timeZone = 'Australia/Melbourne'
  return {
    typed: new Intl.DateTimeFormat('sv-SE', { timeZone }).format(time),
    shown: new Intl.DateTimeFormat('en-AU', { timeZone, day: 'numeric', month: 'long' }).format(time),
  }
}

/** Fills the five fields, and the link its posters lead to. */
export async function fillEvent(page: Page, name: string, link = ''): Promise<void> {
  await page.getByLabel('Event name').fill(name)
  await page.getByLabel('Event date').fill(inTwoWeeks().typed)
  await page.getByLabel('Start time').fill('19:00')
  await page.getByLabel('Event price').fill('12.50')
  await chooseSuburb(page, 'Carlton', '3053')
  await page.getByLabel('Link to your event').fill(link)
}
