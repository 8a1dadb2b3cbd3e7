import type { Page } from '@playwright/test'
import { scriptsOf } from '../scripts/pages.mjs'
import { arrangeBusinessSession, arrangeStudentSession } from './support/arrange-accounts'
import { expect, test } from './support/test'

/**
 * The most JavaScript that a page loads before anything is pressed, in kB (1000 bytes) as the server sends it. The goals
 * are 90 for `/` and 130 for the dashboards; `docs/decisions` says what is in the rest.
 */
const budgets = [
  { path: '/', who: 'a visitor', arrange: async () => {}, ready: 'live gigs', maxKilobytes: 87 },
  {
    path: '/dashboard',
    who: 'a student',
    arrange: arrangeStudentSession,
    ready: 'Gigs that fit your week',
    maxKilobytes: 130,
  },
  {
    path: '/businessdashboard',
    who: 'a business',
    arrange: arrangeBusinessSession,
    ready: 'Profile',
    maxKilobytes: 118,
  },
  { path: '/business/gigs', who: 'a business', arrange: arrangeBusinessSession, ready: 'Gigs', maxKilobytes: 116 },
] as const

/** Chunks that load when they are shown: the editor, formatted text, pdf.js and the palette's list. */
const onDemand = /\/(rich-text-|pdf-[\w-]{7}\.|pdf\.worker|command-list-)/

/** The most files that a screen loads after it is shown, such as the grid's tools. */
const maxLaterFiles = 6

/** The scripts that a page has loaded, with their compressed sizes. */
const loadedScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && /\.m?js$/.test(entry.name))
      .map((entry) => ({
        file: new URL(entry.name).pathname.slice(1),
        bytes: entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0,
      })),
  )

for (const { path, who, arrange, ready, maxKilobytes } of budgets) {
  test(`${path} loads at most ${maxKilobytes} kB of JavaScript for ${who}, preloaded by its HTML`, async ({ page }) => {
    await arrange(page)
    const response = await page.goto(path)
    const named = scriptsOf((await response?.text()) ?? '')
    await expect(page.getByText(ready).first()).toBeVisible()
    await expect
      .poll(async () => {
        const files = (await loadedScripts(page)).map(({ file }) => file)
        return named.filter((file) => !files.includes(file))
      })
      .toEqual([])
    const scripts = await loadedScripts(page)
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0)
    expect(scripts.map(({ file }) => file).filter((file) => onDemand.test(file))).toEqual([])
    // The other scripts load after the screen is shown.
    expect(scripts.length - named.length).toBeLessThanOrEqual(maxLaterFiles)
    expect(Math.round(bytes / 1000)).toBeLessThanOrEqual(maxKilobytes)
  })
}
