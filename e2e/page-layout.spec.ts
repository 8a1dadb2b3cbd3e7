import type { Page, Route } from '@playwright/test'
import { arrangeBusinessSession, arrangeStudentSession } from './support/arrange-accounts'
import { arrangeGig } from './support/arrange-gigs'
import { expect, test } from './support/test'

/*
 * Checks that pages load without layout shifts, even when the fonts arrive last: a page keeps the fonts of its first paint.
 * At 1280 px each page of an account also starts on the page grid: a gutter of 24 px, and a wide column from edge to edge
 * or a narrow one of 768 px in the middle. A business's pages are to the right of a sidebar of 208 px.
 */
const gutter = 24
const sidebar = 208
const narrowColumn = 768
/** The font size of a page's heading, in pixels. */
const headingSize = expect.closeTo(39.06, 1)

/** A path that no screen has. */
const unknownPath = '/nothing-here'

/** Records the layout shifts of each document, and delays the responses of fonts from `hold` until `release`. */
async function recordShifts(page: Page) {
  let isHolding = false
  let held: Route[] = []
  await page.route('**/*.woff2', (route) => (isHolding ? void held.push(route) : route.continue()))
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Shifts right after an input are expected.
        if (!('hadRecentInput' in entry) || entry.hadRecentInput || !('value' in entry)) continue
        // Ignore scores that round to 0.000: an icon moves by a few pixels when the word beside it gets its font.
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
    /** Delays the responses of fonts from now on. */
    hold() {
      isHolding = true
    },
    /** Sends the delayed fonts, and waits until the page is painted after they have loaded. */
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

/** The document's layout shifts: the score, path and elements of each, with their boxes before and after. */
function layoutShiftsOf(page: Page): Promise<unknown> {
  return page.evaluate(() => ('moved' in window ? window.moved : 'nothing is watched'))
}

/** The left edge of the page's heading, and its font size, in pixels. */
function measureHeading(page: Page) {
  return page.getByRole('heading', { level: 1 }).evaluate((element) => ({
    left: element.getBoundingClientRect().left,
    size: Number.parseFloat(getComputedStyle(element).fontSize),
  }))
}

/** The left edge of an icon in a link or button of the open page, in pixels. */
async function iconLeft(page: Page, role: 'link' | 'button', name: string) {
  return (await page.getByRole('main').getByRole(role, { name, exact: true }).locator('svg').boundingBox())?.x
}

/** Opens each path in a new document with late fonts, and expects no layout shift. Yields each path. */
async function* openWithoutShift(page: Page, paths: readonly string[]): AsyncGenerator<string> {
  const shifts = await recordShifts(page)
  for (const path of paths) {
    shifts.hold()
    // Wait for `commit` only, because the load event waits for the delayed fonts.
    const answer = await page.goto(path, { waitUntil: 'commit' })
    expect(answer?.status(), path).toBe(path === unknownPath ? 404 : 200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await shifts.release()
    expect.soft(await layoutShiftsOf(page), path).toEqual([])
    yield path
  }
}

/** Expects that the page does not scroll sideways in a window of 320 px. */
async function expectFitsSmallPhone(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 375, height: 812 }
  await page.setViewportSize({ width: 320, height: 640 })
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: page.url() })
    .toBeLessThanOrEqual(320)
  await page.setViewportSize(size)
}

test('RT-12 a visitor’s pages have no layout shift when the fonts are late, and fit 320 px', {
  tag: '@phone',
}, async ({ page }) => {
  const paths = [
    '/onboarding',
    '/student/signup',
    '/student/signin',
    '/business/signup',
    '/business/signin',
    '/business/forgot-password',
    '/business/reset-password',
    '/student/events',
    '/privacy',
    '/terms',
    unknownPath,
    '/',
  ]
  for await (const path of openWithoutShift(page, paths)) {
    expect(new URL(page.url()).pathname).toBe(path)
    // The landing page is resized at the end, because a change of its width could shift its layout.
    if (path !== '/') await expectFitsSmallPhone(page)
    if (path !== unknownPath) continue
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL('/')
  }
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
  expect(await layoutShiftsOf(page)).toEqual([])
  await expectFitsSmallPhone(page)
})

test('a student’s pages have no layout shift when the fonts are late, and start on the page grid', async ({ page }) => {
  await arrangeStudentSession(page)
  const lists = ['/student/job-history/applied-jobs', '/student/job-history/saved-jobs']
  for await (const path of openWithoutShift(page, ['/dashboard', '/settings', ...lists, '/student/help'])) {
    if (path === '/student/help') continue
    // The page grid excludes the gutter of the scroll bar.
    const width = await page.evaluate(() => document.body.clientWidth)
    const left = (lists.includes(path) ? (width - narrowColumn) / 2 : 0) + gutter
    expect(await measureHeading(page), path).toEqual({ left, size: headingSize })
  }
})

test('a business’s pages have no layout shift when the fonts are late, and start on the page grid', async ({
  page,
}) => {
  await arrangeBusinessSession(page)
  const { id } = await arrangeGig(page)
  const gig = `/business/gig/${id}`
  const withSidebar = ['gigs', 'events', 'settings', 'help'].map((name) => `/business/${name}`)
  const wizards = ['/business/createGig', '/business/createEvent']
  for await (const path of openWithoutShift(page, ['/businessdashboard', ...withSidebar, gig, ...wizards])) {
    // The dashboard's heading, below the cover, has a different size.
    if (path === '/businessdashboard') continue
    const left = (wizards.includes(path) ? 0 : sidebar) + gutter
    if (path === gig) expect(await iconLeft(page, 'link', 'Gigs')).toBe(left)
    else expect(await measureHeading(page), path).toEqual({ left, size: headingSize })
    if (path === '/business/createGig') expect(await iconLeft(page, 'button', 'Back')).toBe(left)
  }
})

test('the first field of the gig wizard is in the upper half of a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await arrangeBusinessSession(page)
  const { id } = await arrangeGig(page)
  const firstField = async () => (await page.getByLabel(/^Job title/).boundingBox())?.y
  await page.goto('/business/createGig')
  expect(await firstField()).toBeLessThan(300)
  for (const path of [`/business/createGig/from/${id}`, `/business/editGig/${id}`]) {
    await page.goto(path)
    await page.getByRole('button', { name: 'Change Job Basics (Overview)' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Job Basics (Overview)' })).toBeFocused()
    await page.evaluate(() => scrollTo(0, 0))
    expect(await firstField(), path).toBeLessThan(300)
  }
})
