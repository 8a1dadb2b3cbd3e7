import type { Page } from '@playwright/test'
import { z } from 'zod'
import { type ApplicantPlan, arrangeApplicants } from './support/applicants'
import { arrangeBusiness, arrangeGig } from './support/arrange'
import { answerOf, getAs } from './support/calls'
import { tabTo } from './support/keys'
import { expect, test } from './support/test'

const gigAnswer = z.object({
  jobListing: z.object({
    Application: z.array(
      z.object({
        user: z.object({ firstName: z.string(), lastName: z.string() }),
        candidateActions: z.array(z.object({ status: z.string(), notes: z.string() })),
      }),
    ),
  }),
})

/** What the server has of every applicant, in its own words, oldest first. */
async function recordOf(page: Page, jobListingId: string): Promise<Record<string, string[]>> {
  const { jobListing } = await answerOf(await getAs(page, `business/gigs/${jobListingId}`), gigAnswer)
  return Object.fromEntries(
    jobListing.Application.map(({ user, candidateActions }) => [
      `${user.firstName} ${user.lastName}`,
      candidateActions.map(({ status, notes }) => `${status} ${notes}`.trim()),
    ]),
  )
}

const applicantLines = (page: Page) => page.getByRole('list', { name: 'Applicants' }).getByRole('button')

test('GT-03 GT-05 GT-06 GT-08 GT-09 ten applicants are sorted, read, rated and contacted by keyboard alone', async ({
  page,
  server,
}) => {
  const { keyboard } = page
  await arrangeBusiness(page)
  const { id } = await arrangeGig(page)
  // Two of ten are free for the whole shift on Saturday, five for its morning, three not at all.
  const cells: ApplicantPlan['cells'][] = [['6-0'], ['1-0'], ['6-0', '6-1'], ['6-0'], ['6-0']]
  const people = ['Ada', 'Bao', 'Cleo', 'Dev', 'Emi', 'Finn', 'Gita', 'Hugo', 'Ines', 'Jun']
  const plans = people.map((name, index) => ({ name: `${name} Lee`, cells: cells[index % cells.length] ?? [] }))
  await arrangeApplicants(server.url, id, plans)
  // The mail program is the machine's own; the page only has to note that it was asked for.
  await page.addInitScript(() =>
    document.addEventListener('click', (event) => {
      if (event.target instanceof HTMLAnchorElement && event.target.protocol === 'mailto:') event.preventDefault()
    }),
  )
  await page.goto(`/business/gig/${id}`)
  const lines = applicantLines(page)
  await expect(lines).toHaveCount(10)

  await tabTo(page, page.getByLabel('Sort By'))
  await keyboard.type('%')
  await expect(page.getByLabel('Sort By')).toHaveValue('% Availability Match')
  const shares = [100, 100, 50, 50, 50, 50, 50, 50, 0, 0]
  await expect(lines).toContainText(shares.map((share) => `${share} % match`))

  const names = (await lines.allInnerTexts()).map((text) => people.find((name) => text.includes(`${name} Lee`)))
  const ratings = [
    'Top Applicant',
    'Top Applicant',
    ...Array.from({ length: 6 }, () => 'Maybe'),
    'Not a fit',
    'Not a fit',
  ]
  const expected: Record<string, string[]> = {}
  for (const [index, rating] of ratings.entries()) {
    const name = `${names[index]} Lee`
    await tabTo(page, lines.nth(index))
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name })).toBeFocused()
    const rate = page.getByRole('group', { name: 'Rate as' }).getByRole('button', { name: rating })
    await tabTo(page, rate)
    await keyboard.press('Space')
    await expect(rate).toHaveAttribute('aria-pressed', 'true')
    expected[name] = [`rated ${rating}`]
    if (index === 0) {
      await tabTo(page, page.getByRole('link', { name: 'Contact on Mail' }))
      await keyboard.press('Enter')
      await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Contacted on Email')
      expected[name].push('Contacted on Email')
    }
    await tabTo(page, page.getByRole('button', { name: 'All applicants' }), 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(lines.nth(index)).toBeFocused()
    await expect(lines.nth(index)).toContainText(rating)
  }

  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Gigs' }), 'Shift+Tab')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Gigs.' })).toBeVisible()
  await expect.poll(() => recordOf(page, id)).toEqual(expected)
})

test('GT-06 GT-09 two tabs rate the same applicant, one is closed at once, and each rating arrives once', async ({
  page,
  context,
  server,
}) => {
  await arrangeBusiness(page)
  const { id } = await arrangeGig(page)
  await arrangeApplicants(server.url, id, [{ name: 'Mai Tran', cells: ['6-0'] }])
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(`/business/gig/${id}`)
    await applicantLines(tab).click()
    await expect(tab.getByRole('heading', { level: 2, name: 'Mai Tran' })).toBeFocused()
  }

  const rate = (tab: Page, rating: string) =>
    tab.getByRole('group', { name: 'Rate as' }).getByRole('button', { name: rating }).click()
  await rate(other, 'Maybe')
  await rate(page, 'Top Applicant')
  await other.close({ runBeforeUnload: true })
  // Long before the ten seconds are over: the tab that closes sends what waits on the device.
  const both = { 'Mai Tran': ['rated Maybe', 'rated Top Applicant'] }
  await expect.poll(() => recordOf(page, id), { timeout: 5_000 }).toEqual(both)

  await page.reload()
  await expect(page.getByRole('list', { name: 'Timeline' }).getByRole('listitem')).toHaveText([
    /^Applied/,
    /^Rated Maybe/,
    /^Rated Top Applicant/,
  ])
  await page.getByRole('main').getByRole('link', { name: 'Gigs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gigs.' })).toBeVisible()
  expect(await recordOf(page, id)).toEqual(both)
  const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':outbox:')))
  expect(left).toEqual([])
})
