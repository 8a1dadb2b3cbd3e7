import { arrangeApplicants } from './support/applicants'
import { arrangeBusinessSession, arrangeStudent } from './support/arrange-accounts'
import { arrangeGig, arrangeGigElsewhere } from './support/arrange-gigs'
import { expect, test } from './support/test'

test('a student jumps to a gig, finds it first the next time, and signs out', async ({ page, baseURL }) => {
  const gig = await arrangeGigElsewhere(baseURL ?? '')
  await arrangeStudent(page)
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Jump to a page, gig or action' })
  await field.fill(gig.title)
  await expect(page.getByRole('option', { name: new RegExp(gig.title) })).toBeVisible()
  await expect(page.getByText('1 result', { exact: true })).toHaveRole('status')
  await field.press('Enter')
  await expect(page).toHaveURL(`/dashboard?job=${gig.id}`)
  await expect(page.getByRole('heading', { name: gig.title }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Jump to…' }).click()
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveCount(1)
  await field.fill('sett')
  await field.press('Enter')
  await expect(page).toHaveURL('/settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.keyboard.press('Meta+k')
  await field.fill('sign out')
  await expect(page.getByRole('option', { name: 'Sign Out' })).toHaveAttribute('aria-selected', 'true')
  await field.press('Enter')
  await expect(page).toHaveURL('/onboarding')
  await expect(page.getByRole('button', { name: 'Jump to…' })).toHaveCount(0)

  // Signing out deletes the account's recent destinations.
  await arrangeStudent(page)
  await page.keyboard.press('Control+k')
  await expect(field).toBeVisible()
  await expect(page.getByRole('group', { name: 'Go to' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Recent' })).toHaveCount(0)
})

test('a business jumps to an applicant and to posting a gig, on a phone too', { tag: '@phone' }, async ({
  page,
  baseURL,
}) => {
  await arrangeBusinessSession(page)
  const gig = await arrangeGig(page)
  await arrangeApplicants(baseURL ?? '', gig.id, [{ name: 'Zora Petrelli', cells: ['6-0'] }])
  await page.goto('/business/settings')
  await page.getByRole('button', { name: 'Jump to…' }).click()
  const field = page.getByRole('combobox', { name: 'Jump to a page, gig or applicant' })
  // The session has this applicant, so its option shows before the server's response, which finds applicants beyond it.
  const answered = page.waitForResponse((response) => response.url().includes('/api/business/applicants?'))
  await field.fill('petrelli')
  expect((await answered).status()).toBe(200)
  await page.getByRole('option', { name: /Zora Petrelli/ }).click()
  await expect(page).toHaveURL(new RegExp(`/business/gig/${gig.id}\\?applicant=`))
  await expect(page.getByRole('heading', { name: 'Zora Petrelli' })).toBeVisible()

  await page.getByRole('button', { name: 'Jump to…' }).click()
  await field.fill('post')
  await field.press('Enter')
  await expect(page).toHaveURL('/business/createGig')
})

test('a student who opens the palette offline is told so, and opens it once online', async ({ page, context }) => {
  await arrangeStudent(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(true)
  const jump = page.getByRole('button', { name: 'Jump to…' })
  await jump.click()
  const alert = page.getByRole('alert').filter({ hasText: "We couldn't open that" })
  await alert.getByRole('button', { name: 'Dismiss' }).click()
  await expect(alert).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await context.setOffline(false)
  await jump.click()
  await expect(page.getByRole('combobox', { name: 'Jump to a page, gig or action' })).toBeVisible()
})
