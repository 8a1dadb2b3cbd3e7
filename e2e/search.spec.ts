import type { Page } from '@playwright/test'
import { z } from 'zod'
import { openGig } from './support/applying'
import { arrangeStudent, arrangeStudentDevice, arrangeStudentSession } from './support/arrange-accounts'
import { arrangeGigBeside, arrangeGigElsewhere, arrangeGigsElsewhere, newTitle } from './support/arrange-gigs'
import { answerOf, getAs, postAs } from './support/calls'
import { openMenu, signOut } from './support/people'
import { bothWidths, expect, test } from './support/test'

const searchBox = 'Title, suburb or company'
const savedIds = z.object({ savedJobs: z.array(z.string()) })

const cards = (page: Page) =>
  page
    .getByRole('region', { name: /gigs?( for|$)/ })
    .getByRole('listitem')
    .filter({
      has: page.getByRole('heading', { level: 3 }),
    })

/** Waits until the page has stopped scrolling. @returns its scroll position in pixels */
async function settledScrollTop(page: Page): Promise<number> {
  let before = Number.NaN
  await expect
    .poll(async () => {
      const now = await page.evaluate(() => window.scrollY)
      const rests = now === before
      before = now
      return rests
    })
    .toBe(true)
  return before
}

for (const width of bothWidths) {
  test(`JS-01 JS-02 JS-06 a long list is searched, sorted and scrolled, and keeps its place when a gig is closed, ${width}`, {
    tag: width,
  }, async ({ page, server }) => {
    const word = newTitle('Ferryhand')
    const many = 60
    const titles = Array.from({ length: many }, (_, index) => ({ title: `${word} no ${index + 1}` }))
    await arrangeGigsElsewhere(server.url, titles)
    await arrangeStudent(page, undefined, ['6-0'])

    await test.step('suggests a word that only the server knows, and finds its gigs', async () => {
      const box = page.getByRole('combobox', { name: searchBox })
      await box.fill(word.slice(0, 6).toUpperCase())
      await expect(page.getByRole('option').first()).toContainText(word)
      await box.fill(word.toUpperCase())
      await page.getByRole('button', { name: 'GO' }).click()
      await expect(page.getByRole('heading', { name: `${many} gigs for “${word.toUpperCase()}”` })).toBeVisible()
      expect(new URL(page.url()).searchParams.get('q')).toBe(word.toUpperCase())
    })

    await test.step('sorts by newest first, and writes the order to the address', async () => {
      await page.getByLabel('Sort by').selectOption('Newest first')
      await expect(page).toHaveURL(/sort=newest/)
      await expect(cards(page).first()).toContainText(`${word} no ${many}`)
    })

    await test.step('scrolls to the end, with only the visible cards rendered', async () => {
      await expect(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        await expect(cards(page).last()).toHaveAttribute('aria-posinset', String(many), { timeout: 1000 })
      }).toPass()
      expect(await cards(page).count()).toBeLessThan(many / 2)
      await expect(page.getByRole('button', { name: 'Show more gigs' })).toHaveCount(0)
    })

    await test.step('returns to the same card after Back, Forward and Close', async () => {
      const card = page.getByRole('button', { name: `${word} no 20`, exact: true })
      await expect(async () => {
        await page.evaluate(() => window.scrollBy(0, -400))
        await expect(card).toBeInViewport({ timeout: 150 })
      }).toPass({ intervals: [50] })
      // Scroll the card to the middle of the window, so that a click does not scroll.
      await card.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      expect(await settledScrollTop(page)).toBeGreaterThan(1000)
      const topOf = () => card.evaluate((element) => element.getBoundingClientRect().top)
      const top = await topOf()
      await card.click()
      const title = page.getByRole('heading', { level: 2, name: `${word} no 20`, exact: true })
      for (const _ of ['once', 'again']) {
        await expect(title).toBeVisible()
        await page.goBack()
        await expect(title).toHaveCount(0)
        await expect(card).toBeFocused()
        await expect(card).toBeInViewport()
        await expect.poll(async () => Math.abs((await topOf()) - top)).toBeLessThan(40)
        await page.goForward()
      }
      await expect(title).toBeVisible()
      await page.getByRole('button', { name: 'Close', exact: true }).click()
      await expect(card).toBeFocused()
    })

    await test.step('keeps search and order on reload, and undoes each by Back', async () => {
      await page.reload()
      await expect(page.getByRole('combobox', { name: searchBox })).toHaveValue(word.toUpperCase())
      await expect(page.getByLabel('Sort by')).toHaveValue('newest')
      await expect(page.getByRole('heading', { name: `${many} gigs for “${word.toUpperCase()}”` })).toBeVisible()
      await page.goBack()
      await expect(page.getByLabel('Sort by')).toHaveValue('fit')
      await page.goBack()
      await expect(page.getByRole('combobox', { name: searchBox })).toHaveValue('')
    })
  })
}

test('JS-04 a small phone shows two whole cards, and large text does not overflow it', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  const word = newTitle('Pier')
  const title = `${word} weekend barista for the market`
  await arrangeGigsElsewhere(server.url, [{ title }, { title: `${word} night filler for a supermarket` }])
  await arrangeStudentSession(page, undefined, ['6-0'])
  await page.goto(`/dashboard?q=${word}`)
  await expect(cards(page)).toHaveCount(2)
  // Both cards have the most rows: every row except a date, a title of two lines, and the clash.
  await expect(cards(page).nth(1)).toContainText('Clash: Sat 12 pm – 5 pm')
  for (const viewport of [
    { width: 375, height: 667 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(viewport)
    const titleHeight = (await page.getByRole('button', { name: title, exact: true }).boundingBox())?.height
    expect(titleHeight, 'two lines').toBeGreaterThan(40)
    await expect(cards(page).nth(0)).toBeInViewport({ ratio: 1 })
    await expect(cards(page).nth(1)).toBeInViewport({ ratio: 1 })
    const [barBottom, headingTop] = await page.evaluate(() =>
      ['header', 'h1'].map((selector, index) => {
        const box = document.querySelector(selector)?.getBoundingClientRect()
        return index === 0 ? box?.bottom : box?.top
      }),
    )
    expect(headingTop).toBeGreaterThanOrEqual(barBottom ?? Number.POSITIVE_INFINITY)
    for (const name of ['GO', 'Filters', `Save ${title}`]) {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44)
    }
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('JS-08 JS-11 a gig shows its fit in hours, and its closed status', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  const { asBusiness, id, title } = await arrangeGigBeside(browser)
  await arrangeStudentSession(page, undefined, ['6-0'])
  await page.goto(`/dashboard?job=${id}`)
  const details = page.getByRole('region', { name: 'Job details' })
  await expect(details.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expect(details).toContainText('Clash: Sat 12 pm – 5 pm')
  await expect(details).toContainText('Matches 100 % of the times you are free')
  await expect(details).toContainText(/Brunswick · \d+\.\d km away/)
  await expect(details.getByRole('heading', { name: 'Who and where' })).toBeVisible()

  expect((await postAs(asBusiness, 'job-action/delete-job-listing', { jobListingId: id })).ok()).toBe(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This gig is no longer accepting applications.' })).toBeVisible()
  await page.getByRole('button', { name: 'See the live gigs' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: title, exact: true })).toHaveCount(0)
})

for (const width of bothWidths) {
  test(`PF-07 a gig is found by its suburb and its company, and by filters that outlive reload and Back, ${width}`, {
    tag: width,
  }, async ({ page, server }) => {
    const word = newTitle('Wharfhand')
    const [saturday, monday] = [`${word} Saturday`, `${word} Monday`]
    await arrangeGigsElsewhere(server.url, [{ title: saturday }, { title: monday, day: 'monday' }])
    await arrangeStudent(page, undefined, ['1-0', '1-1', '1-2', '1-3'])
    const box = page.getByRole('combobox', { name: searchBox })
    const search = async (text: string) => {
      await box.fill(text)
      await page.getByRole('button', { name: 'GO' }).click()
    }
    const card = (title: string) => page.getByRole('button', { name: title, exact: true })

    await test.step('finds a gig by its suburb and by its company', async () => {
      for (const text of ['brunswick', 'corner bak']) {
        await search(text)
        await expect(page.getByRole('heading', { name: `for “${text}”` })).toBeVisible()
        await expect(card(monday)).toBeVisible()
      }
      await search(word)
      await expect(page.getByRole('heading', { name: `2 gigs for “${word}”` })).toBeVisible()
    })

    await test.step('shows how many gigs a filter leaves before it is applied', async () => {
      await page.getByRole('button', { name: 'Filters' }).click()
      const drawer = page.getByRole('dialog', { name: 'Filters' })
      await expect(drawer.getByRole('button', { name: 'Show 2 gigs' })).toBeVisible()
      await drawer.getByRole('checkbox', { name: 'Monday' }).press('Space')
      await drawer.getByRole('button', { name: 'Show 1 gig' }).click()
      await expect(drawer).toHaveCount(0)
      await expect(card(monday)).toBeVisible()
      await expect(card(saturday)).toHaveCount(0)
      expect(new URL(page.url()).searchParams.get('days')).toBe('Monday')
    })

    await test.step('keeps the filter after a reload, Back and Forward', async () => {
      await page.reload()
      await expect(page.getByText('Only Mon', { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { name: `1 gig for “${word}”` })).toBeVisible()
      await page.goBack()
      await expect(card(saturday)).toBeVisible()
      await page.goForward()
      await expect(card(saturday)).toHaveCount(0)
    })

    await test.step('clears the filters with one button', async () => {
      await page.getByRole('button', { name: 'Clear filters' }).click()
      await expect(page.getByRole('heading', { name: `2 gigs for “${word}”` })).toBeVisible()
      expect(new URL(page.url()).searchParams.has('days')).toBe(false)
    })
  })
}

test('JS-09 JS-10 saved jobs remain after signing out and in, and show on another device', { tag: '@phone' }, async ({
  page,
  browser,
  context,
  server,
}) => {
  const { title } = await arrangeGigElsewhere(server.url)
  const other = await arrangeGigElsewhere(server.url)
  const person = await arrangeStudentSession(page)

  await test.step('JS-10 a page sends its saved jobs by a beacon when it is left', async () => {
    const tab = await context.newPage()
    await openGig(tab, other.id, other.title)
    await tab
      .getByRole('button', { name: `Save ${other.title}` })
      .first()
      .click()
    await expect(tab.getByRole('button', { name: `Saved ${other.title}` }).first()).toBeVisible()
    // Leave by navigation: Chromium ends a closed tab's page after half a second, when a busy page may not have sent yet.
    await tab.goto('/icon.svg')
    // The outbox's timer takes half an hour, and no other page of the product is open, so only the beacon sends the saved job.
    const savedJobs = async () => (await answerOf(await getAs(page, 'users/session'), savedIds)).savedJobs
    await expect.poll(savedJobs).toEqual([other.id])
    await tab.close()
  })

  await page.goto('/dashboard')
  await page.getByRole('button', { name: `Save ${title}` }).click()
  await expect(page.getByRole('button', { name: `Saved ${title}` })).toBeVisible()
  await signOut(page, 'Sign Out')

  const elsewhere = await browser.newPage()
  await arrangeStudentDevice(elsewhere, person)
  await elsewhere.goto('/dashboard')
  await expect(elsewhere.getByRole('button', { name: `Saved ${title}` })).toBeVisible()
  await (await openMenu(elsewhere)).filter({ hasText: 'Saved Jobs' }).click()
  await expect(elsewhere.getByRole('link', { name: title })).toBeVisible()
})
