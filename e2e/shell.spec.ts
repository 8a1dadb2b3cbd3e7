import type { Locator } from '@playwright/test'
import { timers } from '@/domain'
import { arrangeBusinessSession, arrangeStudent } from './support/arrange-accounts'
import { arrangeGig } from './support/arrange-gigs'
import { stopClock } from './support/clock'
import { signOut } from './support/people'
import { expect, test } from './support/test'

/** Ticks until the splash grows: the server's page shows one before its script has started. At most two ticks are counted. */
async function untilGrowing(splash: Locator): Promise<void> {
  await expect(async () => {
    await splash.page().clock.runFor(timers.splashTick)
    await expect(splash).not.toHaveText('0%', { timeout: 1 })
  }).toPass()
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('SH-01 the splash opens each load of the product once, and goes by itself or at a key', async ({ page }) => {
    await stopClock(page)
    await page.goto('/')
    const splash = page.getByText(/^\d+%$/)
    await untilGrowing(splash)
    await page.clock.runFor(timers.splash - 3 * timers.splashTick)
    await expect(splash).toBeVisible()
    await page.clock.runFor(1000)
    await expect(splash).toHaveCount(0)
    // A screen opens after a frame, which a stopped clock does not draw.
    await page.clock.resume()
    await page.getByRole('link', { name: 'Get Started', exact: true }).click()
    await expect(page).toHaveURL('/onboarding')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(splash).toHaveCount(0)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await page.reload()
    await untilGrowing(splash)
    await page.keyboard.press('Escape')
    await page.clock.runFor(1000)
    await expect(splash).toHaveCount(0)
  })

  test('SH-01 SC-01 the splash does not hide the countdown of a scanned poster', async ({ page }) => {
    await stopClock(page)
    await page.goto('/events/long-weekend-events-sample/summer-on-the-lawn')
    await expect(page.getByText('Redirecting you in 6 seconds..')).toBeVisible()
    await expect(page.getByText(/^\d+%$/)).toHaveCount(0)
  })

  for (const address of ['/monash/library-1', '/events/library-1'])
    test(`SC-04 no splash hides ${address}, nor the landing page it leads to`, async ({ page }) => {
      await stopClock(page)
      await page.goto(address)
      await expect(page.getByText('Taking you to your landing page...')).toBeVisible()
      await expect(page.getByText(/^\d+%$/)).toHaveCount(0)
      await page.clock.runFor(timers.landingRedirect)
      await page.clock.resume()
      await expect(page).toHaveURL('/')
      await expect(page.getByText(/^\d+%$/)).toHaveCount(0)
    })
})

test('SH-02 hides the top bar on scrolling down, and shows it on scrolling up or on focus', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Counted once: an assertion that waits would pass when the splash has gone. The page's HTML has a hidden one.
  const splashes = await page
    .getByText(/^\d+%$/)
    .filter({ visible: true })
    .count()
  await test.step('SH-01 shows no splash under reduced motion', () => expect(splashes).toBe(0))
  const bar = page.getByRole('banner')
  await expect(bar).toBeInViewport()
  // Scroll repeatedly, because a new page may miss a scroll before its listener is added.
  const scrollUntil = (by: number, barFollows: () => Promise<void>) =>
    expect(async () => {
      await page.evaluate((pixels) => window.scrollBy(0, pixels), by)
      await barFollows()
    }).toPass()
  const barIsThere = () => expect(bar).toBeInViewport({ timeout: 500 })
  const barIsGone = () => expect(bar).not.toBeInViewport({ timeout: 500 })
  await scrollUntil(300, barIsGone)
  await scrollUntil(-20, barIsThere)
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  await scrollUntil(100, barIsGone)
  await page.getByRole('button', { name: 'Menu' }).focus()
  await expect(bar).toBeInViewport()
})

test('SH-08 drops corrupt and outdated entries without a blank page', async ({ page }) => {
  await arrangeBusinessSession(page)
  const gig = await arrangeGig(page)
  await page.goto('/business/gigs')
  await expect(page.getByRole('link', { name: new RegExp(gig.title) })).toBeVisible()
  for (const broken of ['{"version":', '{"version":0,"state":{}}', 'null', '[]', '{"version":1,"state":{"kind":7}}']) {
    await page.evaluate((text) => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('campus-gigs:store:') || key.startsWith('campus-gigs:draft:'))
          localStorage.setItem(key, text)
    }, broken)
    await page.reload()
    await expect(page.getByRole('link', { name: new RegExp(gig.title) })).toBeVisible()
  }
  await page.evaluate(() => localStorage.setItem('business', '{broken'))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('SH-08 signing out in one tab signs out the other', async ({ page, context }) => {
  await arrangeStudent(page)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await signOut(page, 'Sign Out')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user')), 'signed out here').toBeNull()
  await expect(other).toHaveURL(/\/student\/signin/)
})

test('API-01 a slow call shows a notice, and can be aborted and retried', { tag: '@phone' }, async ({ page }) => {
  await arrangeBusinessSession(page)
  let answers = false
  await page.route('**/api/business/events', (route) => (answers ? route.continue() : undefined))
  await stopClock(page)
  await page.goto('/business/events')
  await expect(page.getByText('Loading your events')).toBeVisible()
  const notice = page.getByText(/Still trying…/)
  await page.clock.runFor(timers.slowCall - 1)
  await expect(notice).toHaveCount(0)
  await page.clock.runFor(1)
  // The code of the notice is loaded after the next frame.
  await page.clock.runFor(100)
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('alert')).toContainText("We can't reach the server.")
  answers = true
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'No events yet' })).toBeVisible()
})

test('a page whose script fails to load shows an error', async ({ page }) => {
  const script = '**/assets/main-*.js'
  await page.route(script, (route) => route.abort())
  await page.goto('/dashboard')
  const text = "Campus Gigs hasn't loaded yet. Reload the page to try again."
  const message = page.getByText(text)
  await expect(message).toBeHidden()
  await page.evaluate(() => document.getAnimations().forEach((animation) => void animation.finish()))
  await expect(message).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(text)

  await page.unroute(script)
  await page.reload()
  await expect(page).toHaveURL(/\/student\/signin/)
  await expect(message).toHaveCSS('display', 'none')
})

test('the API documentation renders under its Content-Security-Policy', async ({ page }) => {
  // Violations of the policy fail every journey; here any other error or warning does too.
  const messages: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text())
  })
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { level: 1, name: 'Campus Gigs' })).toBeVisible()
  await expect(page.getByText('Current profile, jobs, applications, saved ids and resumes.')).toBeVisible()
  expect(messages).toEqual([])
})
