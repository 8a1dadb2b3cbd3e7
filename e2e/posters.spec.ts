import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

const beaconPath = '/api/users/scan-user-landing-page'

/** Counts the landings that the page sends. @returns a function that reads the count */
function countLandings(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === beaconPath) count += 1
  })
  return () => count
}

/** Collects the bodies of beacons, which Playwright's network events leave out. */
async function readBeacons(page: Page): Promise<string[]> {
  const beacons: string[] = []
  await page.exposeFunction('tellBeacon', (text: string) => beacons.push(text))
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) void body.text().then((text) => Reflect.get(window, 'tellBeacon')(text))
      return send(url, body)
    }
  })
  return beacons
}

for (const [address, university, tag] of [
  ['/monash/library-1', 'monash', '@phone'],
  ['/events/library-1/', 'events', '@desk'],
] as const) {
  test(`RT-09 RT-10 ${address} counts the poster and is replaced by the landing page`, {
    tag,
  }, async ({ page }) => {
    await page.goto('/onboarding')

    const scanTime = await test.step('SC-04 the poster is counted once and replaced by the landing page', async () => {
      const count = countLandings(page)
      const beacons = await readBeacons(page)
      const answered = page.waitForResponse((response) => new URL(response.url()).pathname === beaconPath)
      await page.goto(address)
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Campus Gig Marketplace')
      expect((await answered).status()).toBe(200)
      expect(count()).toBe(1)
      await expect.poll(() => beacons.length).toBe(1)
      const { data } = JSON.parse(beacons[0] ?? '')
      expect(data).toMatchObject({ universityName: university, posterId: 'library-1' })
      await page.goBack()
      await expect(page).toHaveURL('/onboarding')
      return data.scanTime
    })

    await test.step('SC-05 the time of the scan is sent ten hours ahead', async () => {
      const ahead = Date.parse(scanTime) - Date.now()
      expect(Math.abs(ahead - 10 * 3_600_000)).toBeLessThan(60_000)
    })
  })
}

test('RT-10 RT-12 a typo below a known address is not found, and nothing is recorded', async ({ page }) => {
  const count = countLandings(page)
  for (const path of ['/student/sigin', '/business/gig', '/monash/library_1', '/monash', '/events/X/y1']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: "We can't find that page" })).toBeVisible()
    await expect(page).toHaveTitle('Page not found · Campus Gigs')
    await expect(page).toHaveURL(path)
  }
  expect((await page.request.get('/api/library')).status()).toBe(404)
  expect((await page.request.get('/assets/library')).status()).toBe(404)
  expect(count()).toBe(0)
})

test('SC-01 the poster of a missing event skips the countdown, and leads home', async ({ page }) => {
  await page.goto('/events/corner-cafe/no-such-fair')
  await expect(page.getByRole('heading', { level: 1, name: 'Your link is ready!' })).toBeVisible()
  await page.getByRole('link', { name: 'Click here!' }).click()
  await expect(page).toHaveURL('/')
})

test('SC-03 asks for no consent and sends a minimal record under Do Not Track', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' }))
  const scan = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/events/scans')
  await page.goto('/events/long-weekend-events-sample/summer-on-the-lawn')
  await expect(page.getByText(/we only count which poster was scanned, and when/)).toBeVisible()
  const { data } = (await scan).postDataJSON()
  expect(data).toEqual({
    eventorganiser: 'long-weekend-events-sample',
    posterid: 'summer-on-the-lawn',
    userData: { visitTime: expect.any(String) },
  })
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

test('SC-02 a scan ignores a target sent by the browser', async ({ page, server }) => {
  const answer = await page.request.post('/api/events/scans', {
    data: {
      data: {
        eventorganiser: 'long-weekend-events-sample',
        posterid: 'summer-on-the-lawn',
        userData: { visitTime: new Date().toISOString() },
        targetUrl: 'https://evil.example',
      },
    },
  })
  expect(await answer.json()).toEqual({
    success: true,
    targetUrl: 'https://example.com/summer-on-the-lawn',
    isVerified: true,
  })
  expect(new URL(answer.url()).origin).toBe(server.url)
})
