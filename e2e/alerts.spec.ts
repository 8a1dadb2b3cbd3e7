import type { Locator, Page } from '@playwright/test'
import { arrangeBusinessSession, arrangeStudentSession, arrangeStudentWizard } from './support/arrange-accounts'
import { expect, test } from './support/test'
import { answerStudentWizard, paint } from './support/wizards'

/** Expects the whole alert in the viewport, near the pressed button. */
async function expectBeside(alert: Locator, button: Locator): Promise<void> {
  await expect(alert).toBeInViewport({ ratio: 1 })
  const [above, below] = [await alert.boundingBox(), await button.boundingBox()]
  if (!above || !below) throw new Error('The alert or its button is not drawn.')
  expect(Math.abs(below.y - (above.y + above.height))).toBeLessThan(48)
}

const offlineNote = (page: Page) => page.getByRole('status').filter({ hasText: "You're offline." })

test('PF-02 a student on a phone finishes the profile although the network is gone', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await arrangeStudentWizard(page)
  await answerStudentWizard(page, { phone: '412 345 678', suburb: 'Carlton', zipCode: '3053', homeCountry: null })
  await paint(page, ['Saturday morning'])
  const finish = page.getByRole('button', { name: 'FINISH' })
  await context.setOffline(true)
  await test.step('sees the offline note before pressing FINISH', () =>
    expect(offlineNote(page)).toBeInViewport({ ratio: 1 }))
  await finish.click()
  await expectBeside(page.getByRole('alert'), finish)
  await expect(offlineNote(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Saturday morning/ })).toHaveAttribute('aria-pressed', 'true')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('PF-02 a failed save shows its alert beside Save Details on a long page', async ({ page, context }) => {
  await arrangeStudentSession(page)
  await page.goto('/settings')
  await page.getByLabel('From', { exact: true }).fill('31')
  await context.route('**/api/users/customise-user-data', (route) => route.abort())
  const save = page.getByRole('button', { name: 'Save Details' })
  await save.click()
  await expectBeside(page.getByRole('alert'), save)
  await expect(page.getByRole('button', { name: 'Retry' })).toBeFocused()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('31')
  await context.unroute('**/api/users/customise-user-data')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
})

test('PF-02 the forms of a business say that the browser is offline', { tag: '@phone' }, async ({ page, context }) => {
  await arrangeBusinessSession(page)
  for (const path of ['/business/createGig', '/business/createEvent', '/business/settings']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await context.setOffline(true)
    await expect(offlineNote(page)).toBeInViewport({ ratio: 1 })
    await context.setOffline(false)
    await expect(offlineNote(page)).toHaveCount(0)
  }
})
