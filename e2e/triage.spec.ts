import type { Page } from '@playwright/test'
import { z } from 'zod'
import { type ApplicantPlan, arrangeApplicants } from './support/applicants'
import { arrangeBusinessSession } from './support/arrange-accounts'
import { arrangeGig } from './support/arrange-gigs'
import { answerOf, getAs, postAs } from './support/calls'
import { stopClock } from './support/clock'
import { openSubscribed } from './support/connection'
import { tabTo } from './support/keys'
import { expect, test } from './support/test'

const application = z.object({
  user: z.object({ firstName: z.string(), lastName: z.string() }),
  candidateActions: z.array(z.object({ status: z.string(), notes: z.string() })),
})
const gigAnswer = z.object({ jobListing: z.object({ Application: z.array(application) }) })
const applicantsAnswer = z.object({ applications: z.array(application) })

const nameOf = ({ user }: z.infer<typeof application>) => `${user.firstName} ${user.lastName}`

/** The server's actions on every applicant, by the applicant's name, oldest first. */
async function actionsByApplicant(page: Page, jobListingId: string): Promise<Record<string, string[]>> {
  const { jobListing } = await answerOf(await getAs(page, `business/gigs/${jobListingId}`), gigAnswer)
  return Object.fromEntries(
    jobListing.Application.map((each) => [
      nameOf(each),
      each.candidateActions.map(({ status, notes }) => `${status} ${notes}`.trim()),
    ]),
  )
}

/** Crashes a tab: its process ends without an event, as when memory runs out. */
async function crash(tab: Page): Promise<void> {
  const crashed = tab.waitForEvent('crash')
  const devTools = await tab.context().newCDPSession(tab)
  // The command never gets a response.
  devTools.send('Page.crash').catch(() => undefined)
  await crashed
  // Close the crashed page, because the context's stopped clock waits for every open page.
  await tab.close()
}

const applicantLines = (page: Page) => page.getByRole('list', { name: 'Applicants' }).getByRole('button')

test('five applicants are sorted, read, rated and contacted by keyboard alone', async ({ page, server }) => {
  const { keyboard } = page
  await arrangeBusinessSession(page)
  const { id } = await arrangeGig(page)
  // Each applicant's `share` is the percent of Saturday's shift that they are free for.
  const people: (ApplicantPlan & { share: number })[] = [
    { name: 'Ada Lee', share: 50, cells: ['6-0'] },
    { name: 'Bao Lee', share: 0, cells: ['1-0'] },
    { name: 'Cleo Lee', share: 100, cells: ['6-0', '6-1'] },
    { name: 'Dev Lee', share: 50, cells: ['6-1'] },
    { name: 'Emi Lee', share: 50, cells: ['6-0', '2-2'] },
  ]
  await arrangeApplicants(server.url, id, people)
  // Don't open a mail program; the page still records the click.
  await page.addInitScript(() =>
    document.addEventListener('click', (event) => {
      if (event.target instanceof HTMLAnchorElement && event.target.protocol === 'mailto:') event.preventDefault()
    }),
  )
  await page.goto(`/business/gig/${id}`)
  const line = (name: string) => applicantLines(page).filter({ hasText: name })
  await expect(page.getByText('5 applicants', { exact: true })).toBeAttached()

  const order = await test.step('GT-03 % Availability Match puts the best first', async () => {
    await tabTo(page, page.getByLabel('Sort By'))
    await keyboard.type('%')
    await expect(page.getByLabel('Sort By')).toHaveValue('% Availability Match')
    const byMatch = await postAs(page, 'business/gig-applicants', { jobListingId: id, sort: '% Availability Match' })
    const { applications } = await answerOf(byMatch, applicantsAnswer)
    const order = applications.flatMap((each) => people.filter(({ name }) => name === nameOf(each)))
    expect(order.map(({ share }) => share)).toEqual([100, 50, 50, 50, 0])
    await expect(applicantLines(page).first()).toContainText(order[0]?.name ?? '')
    return order
  })

  const expected: Record<string, string[]> = {}
  for (const { name, share } of order) {
    const rating = share === 100 ? 'Top Applicant' : share === 50 ? 'Maybe' : 'Not a fit'

    await test.step('GT-05 opens the applicant on Enter and focuses their name', async () => {
      await tabTo(page, line(name))
      await expect(line(name)).toContainText(`Matches ${share} % of your shift slots`)
      await keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 2, name })).toBeFocused()
    })

    await test.step('GT-06 Space rates the applicant', async () => {
      const rate = page.getByRole('group', { name: 'Rate as' }).getByRole('button', { name: rating })
      await tabTo(page, rate)
      await keyboard.press('Space')
      await expect(rate).toHaveAttribute('aria-pressed', 'true')
    })

    expected[name] = [`rated ${rating}`]
    if (name === order[0]?.name) {
      await test.step('GT-08 writes a mail on Enter and records it in the timeline', async () => {
        await tabTo(page, page.getByRole('link', { name: 'Contact on Mail' }))
        await keyboard.press('Enter')
        await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Contacted on Email')
      })

      expected[name].push('Contacted on Email')
    }
    await tabTo(page, page.getByRole('button', { name: 'All applicants' }), 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(line(name)).toBeFocused()
    await expect(line(name)).toContainText(rating)
  }

  await test.step('GT-09 leaving the gig sends every rating and contact, each once', async () => {
    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Gigs' }), 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Gigs.' })).toBeVisible()
    await expect.poll(() => actionsByApplicant(page, id)).toEqual(expected)
  })
})

test('GT-06 GT-09 two tabs rate the same applicant, one crashes, one is left, and each rating arrives once', {
  tag: '@phone',
}, async ({ page, context, server }) => {
  await arrangeBusinessSession(page)
  const { id } = await arrangeGig(page)
  await arrangeApplicants(server.url, id, [{ name: 'Mai Tran', cells: ['6-0'] }])
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(`/business/gig/${id}`)
    await applicantLines(tab).click()
    await expect(tab.getByRole('heading', { level: 2, name: 'Mai Tran' })).toBeFocused()
  }

  // With a stopped clock the outbox's ten-second timer never fires. The open tab sends the crashed tab's rating at once, and
  // its own when it is left.
  await stopClock(page)
  const rate = (tab: Page, rating: string) =>
    tab.getByRole('group', { name: 'Rate as' }).getByRole('button', { name: rating }).click()
  await rate(other, 'Maybe')
  // Advance the clock, because two ratings with the same time count as one.
  await page.clock.runFor(1)
  await rate(page, 'Top Applicant')
  await crash(other)
  await expect.poll(() => actionsByApplicant(page, id)).toEqual({ 'Mai Tran': ['rated Maybe', 'rated Top Applicant'] })
  await page.clock.runFor(1)
  await rate(page, 'Not a fit')
  await page.goto('/icon.svg')
  const all = { 'Mai Tran': ['rated Maybe', 'rated Top Applicant', 'rated Not a fit'] }
  await expect.poll(() => actionsByApplicant(page, id)).toEqual(all)
  await page.clock.resume()

  await page.goto(`/business/gig/${id}`)
  await applicantLines(page).click()
  await expect(page.getByRole('list', { name: 'Timeline' }).getByRole('listitem')).toHaveText([
    /^Applied/,
    /^Rated Maybe/,
    /^Rated Top Applicant/,
    /^Rated Not a fit/,
  ])
  await page.getByRole('button', { name: 'All applicants' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Gigs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gigs.' })).toBeVisible()
  expect(await actionsByApplicant(page, id)).toEqual(all)
  const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':outbox:')))
  expect(left).toEqual([])
})

test('GL-01 GT-12 on the list of gigs a new application counts at once, with a dot until the gig is opened', async ({
  page,
  server,
}) => {
  await arrangeBusinessSession(page)
  const { id, title } = await arrangeGig(page)
  await openSubscribed(page, '/business/gigs')
  const card = page.getByRole('link', { name: title })
  await expect(card).toContainText('0 applicants')
  await arrangeApplicants(server.url, id, [{ name: 'Mai Tran', cells: ['6-0'] }])
  await expect(card).toContainText('1 applicant, some not looked at yet')
  await expect(page.getByText('New Applications').locator('..')).toContainText('1')

  await card.click()
  await expect(applicantLines(page)).toHaveText([/Mai Tran/])
  await page.getByRole('main').getByRole('link', { name: 'Gigs' }).click()
  await expect(card).toContainText('1 applicant')
  await expect(card).not.toContainText('not looked at yet')
})
