import type { Page, Route } from '@playwright/test'
import { arrangeBusinessSession, arrangeGig, arrangeStudentSession } from './support/arrange'
import { expect, test } from './support/test'

/*
 * Nothing moves while a page loads, also when the typefaces come after everything else: what a page is drawn with first,
 * it keeps.
 */

/** A path that no screen has. */
const unknownPath = '/nothing-here'

/** Counts what moves in each document, and keeps the typefaces' answers back from `hold` until `release`. */
async function watchShifts(page: Page) {
  let isHolding = false
  let held: Route[] = []
  await page.route('**/*.woff2', (route) => (isHolding ? void held.push(route) : route.continue()))
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // What an answer to a press moves is expected.
        if (!('hadRecentInput' in entry) || entry.hadRecentInput || !('value' in entry)) continue
        // A score of 0.000: an icon that moves by a few pixels, beside a word that gets its face a frame later.
        if (Number(entry.value) < 0.0005) continue
        const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : []
        const elements = sources.map(({ node, previousRect, currentRect }) => {
          const element = node?.outerHTML?.slice(0, 90) ?? node?.textContent?.slice(0, 30)
          const at = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
          return `${element} (${at(previousRect)} → ${at(currentRect)})`
        })
        moved.push(`${Number(entry.value).toFixed(4)} ${location.pathname} ${elements.join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return {
    /** Keeps typefaces back from now on. */
    hold() {
      isHolding = true
    },
    /** Answers for the typefaces, and waits until the page is drawn with what has come. */
    async release() {
      isHolding = false
      const released = held
      held = []
      for (const route of released) {
        const answered = page.waitForEvent('requestfinished', (request) => request === route.request())
        await route.continue()
        await answered
      }
      await page.waitForLoadState('networkidle')
      await page.evaluate(async () => {
        await document.fonts.ready
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
      })
    },
  }
}

/** What has moved in the page's document: each shift's score, path and elements, with their boxes before and after. */
function movedIn(page: Page): Promise<unknown> {
  return page.evaluate(() => ('moved' in window ? window.moved : 'nothing is watched'))
}

/** Opens each path in a document of its own, with late typefaces, and expects that nothing moves. */
async function expectStill(page: Page, paths: readonly string[]): Promise<void> {
  const shifts = await watchShifts(page)
  for (const path of paths) {
    shifts.hold()
    // A document loads only once its typefaces have.
    const answer = await page.goto(path, { waitUntil: 'commit' })
    expect(answer?.status(), path).toBe(path === unknownPath ? 404 : 200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await shifts.release()
    expect.soft(await movedIn(page), path).toEqual([])
  }
}

test('nothing moves on the pages of a visitor when the typefaces are late', { tag: '@phone' }, async ({ page }) => {
  await expectStill(page, [
    '/onboarding',
    '/student/signup',
    '/student/signin',
    '/business/signup',
    '/business/signin',
    '/business/forgot-password',
    '/student/events',
    '/privacy',
    '/terms',
    unknownPath,
    '/',
  ])
  const steps = [
    { link: 'Get Started', heading: 'Which option best describes you?' },
    { link: /Student/, heading: 'Signing you Up' },
  ]
  for (const { link, heading } of steps) {
    await page.getByRole('main').getByRole('link', { name: link }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  await page.waitForLoadState('networkidle')
  await page.goBack()
  await page.goBack()
  await expect(page.getByText('live gigs').first()).toBeVisible()
  expect(await movedIn(page)).toEqual([])
})

test('nothing moves on the pages of a student when the typefaces are late', async ({ page }) => {
  await arrangeStudentSession(page)
  await expectStill(page, [
    '/settings',
    '/student/job-history/applied-jobs',
    '/student/job-history/saved-jobs',
    '/student/help',
  ])
})

test('nothing moves on the pages of a business when the typefaces are late', async ({ page }) => {
  await arrangeBusinessSession(page)
  const { id } = await arrangeGig(page)
  await expectStill(page, [
    '/business/gigs',
    `/business/gig/${id}`,
    '/business/createGig',
    '/business/events',
    '/business/createEvent',
    '/business/settings',
    '/business/help',
  ])
})
