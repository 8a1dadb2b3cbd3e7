import { arrangeBusinessSession, arrangeGig, arrangeStudent } from './support/arrange'
import { signOut } from './support/people'
import { expect, test } from './support/test'

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('SH-01 the splash opens each load of the product once, and goes by itself or at a key', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto('/')
    const splash = page.getByText(/^\d+%$/)
    await expect(splash).toBeVisible()
    await expect(splash).toHaveCount(0)
    await page.getByRole('link', { name: 'Get Started', exact: true }).click()
    await expect(page).toHaveURL('/onboarding')
    await expect(splash).toHaveCount(0)
    await page.reload()
    await expect(splash).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(splash).toHaveCount(0, { timeout: 1500 })
  })

  test('SH-01 SC-01 the splash does not hide the countdown of a scanned poster', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto('/events/long-weekend-events-sample/summer-on-the-lawn')
    await expect(page.getByText(/^Redirecting you in [1-6] seconds\.\.$/)).toBeVisible()
    await expect(page.getByText(/^\d+%$/)).toHaveCount(0)
  })
})

test('SH-01 there is no splash for whoever asks for less motion', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/^\d+%$/)).toHaveCount(0)
})

test('SH-02 the top bar goes while one scrolls down, and comes back on the way up or with the focus', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const bar = page.getByRole('banner')
  await expect(bar).toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 600))
  await expect(bar).not.toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 400))
  await expect(bar).toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 700))
  await expect(bar).not.toBeInViewport()
  await page.getByRole('button', { name: 'Menu' }).focus()
  await expect(bar).toBeInViewport()
})

test('SH-08 entries that are broken or old are dropped, and nobody sees a blank page', { tag: '@desktop' }, async ({
  page,
}) => {
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

test('SH-08 signing out in one tab is followed in the other', { tag: '@desktop' }, async ({ page, context }) => {
  await arrangeStudent(page)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await signOut(page, 'Sign Out')
  await expect(other).toHaveURL(/\/student\/signin/)
})

test('API-01 a call that takes long says so, and can be given up and tried again', { tag: '@phone' }, async ({
  page,
}) => {
  await arrangeBusinessSession(page)
  let answers = false
  await page.route('**/api/business/events', (route) => (answers ? route.continue() : undefined))
  await page.clock.install()
  await page.goto('/business/events')
  await expect(page.getByText('Fetching your events')).toBeVisible()
  const notice = page.getByText(/Still trying…/)
  await page.clock.runFor(14_000)
  await expect(notice).toHaveCount(0)
  await page.clock.runFor(2_000)
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('alert')).toContainText('We can not reach the server.')
  answers = true
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing on the board yet' })).toBeVisible()
})
