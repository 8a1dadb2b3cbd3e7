import type { Page, Route } from '@playwright/test'
import { arrangeBusinessSession, arrangeGig, arrangeStudentSession } from './support/arrange'
import { expect, test } from './support/test'

/*
 * Nothing moves while a page loads, also when the typefaces come after everything else: what a page is drawn with first,
 * it keeps. In a window of 1280 px each page of an account then begins on the page grid (design.md §6): a gutter of 24 px,
 * a wide column from edge to edge, a narrow one of 768 px in the middle. A business's pages stand beside a sidebar of
 * 208 px.
 */
const gutter = 24
const sidebar = 208
const narrowColumn = 768
/** The font size of a page's heading, in pixels. */
const headingSize = expect.closeTo(39.06, 1)

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

/** Where the open page's heading begins, in pixels from the left edge, and the size of its letters. */
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

/** Opens each path in a document of its own, with late typefaces, and expects that nothing moves. Yields each path. */
async function* openStill(page: Page, paths: readonly string[]): AsyncGenerator<string> {
  const shifts = await watchShifts(page)
  for (const path of paths) {
    shifts.hold()
    // A document loads only once its typefaces have.
    const answer = await page.goto(path, { waitUntil: 'commit' })
    expect(answer?.status(), path).toBe(path === unknownPath ? 404 : 200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await shifts.release()
    expect.soft(await movedIn(page), path).toEqual([])
    yield path
  }
}

test('nothing moves on the pages of a visitor when the typefaces are late', { tag: '@phone' }, async ({ page }) => {
  const paths = [
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
  ]
  for await (const path of openStill(page, paths)) expect(new URL(page.url()).pathname).toBe(path)
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

test('nothing moves on the pages of a student when the typefaces are late, and each begins on the page grid', async ({
  page,
}) => {
  await arrangeStudentSession(page)
  const lists = ['/student/job-history/applied-jobs', '/student/job-history/saved-jobs']
  for await (const path of openStill(page, ['/dashboard', '/settings', ...lists, '/student/help'])) {
    if (path === '/student/help') continue
    // The scroll bar's gutter is no part of the page.
    const width = await page.evaluate(() => document.body.clientWidth)
    const left = (lists.includes(path) ? (width - narrowColumn) / 2 : 0) + gutter
    expect(await measureHeading(page), path).toEqual({ left, size: headingSize })
  }
})

test('nothing moves on the pages of a business when the typefaces are late, and each begins on the page grid', async ({
  page,
}) => {
  await arrangeBusinessSession(page)
  const { id } = await arrangeGig(page)
  const gig = `/business/gig/${id}`
  const withSidebar = ['gigs', 'events', 'settings', 'help'].map((name) => `/business/${name}`)
  const wizards = ['/business/createGig', '/business/createEvent']
  for await (const path of openStill(page, ['/businessdashboard', ...withSidebar, gig, ...wizards])) {
    // Its heading, below the cover, has a size of its own.
    if (path === '/businessdashboard') continue
    const left = (wizards.includes(path) ? 0 : sidebar) + gutter
    if (path === gig) expect(await iconLeft(page, 'link', 'Gigs')).toBe(left)
    else expect(await measureHeading(page), path).toEqual({ left, size: headingSize })
    if (path === '/business/createGig') expect(await iconLeft(page, 'button', 'Back')).toBe(left)
  }
})

test('the first field of a gig begins in the upper half of a small phone', async ({ page }) => {
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
