import { arrangeBusinessSession, newTitle } from './support/arrange'
import { chooseRadio } from './support/fields'
import { expect, test } from './support/test'
import { next } from './support/wizards'

test('PF-03 the first click on NEXT counts although leaving the field moved the button', async ({ page }) => {
  await arrangeBusinessSession(page)
  await page.goto('/business/createGig')
  await page.getByRole('textbox', { name: 'Job title' }).fill(newTitle())
  await chooseRadio(page, 'Casual')
  await next(page, 'Pay & Job Timings')
  await page.getByRole('textbox', { name: 'From', exact: true }).fill('34')
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('38')
  await next(page, 'Job Description')
  await page.getByRole('button', { name: 'Hospo', exact: true }).click()
  const point = page.getByRole('textbox', { name: 'Summary points', exact: true })
  await point.fill('Bread to take home')

  // High enough for the field and the button together: what the browser need not scroll to, it does not hold in place.
  await page.setViewportSize({ width: 1280, height: 1500 })
  const button = page.getByRole('button', { name: 'NEXT' })
  await button.scrollIntoViewIfNeeded()
  const before = await button.boundingBox()
  if (!before) throw new Error('NEXT has no box.')
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2)
  await page.mouse.down()
  // Leaving the field adds the typed point to the list above the button.
  await expect(page.getByRole('list', { name: 'Your summary points' })).toHaveText('Bread to take home')
  expect((await button.boundingBox())?.y).toBeGreaterThan(before.y + before.height / 2)
  await page.mouse.up()
  await expect(page.getByRole('heading', { name: 'Questions' })).toBeFocused()
})
