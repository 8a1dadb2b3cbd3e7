import { arrangeBusinessDevice, arrangeBusinessSession } from './support/arrange-accounts'
import { arrangeGig, newTitle } from './support/arrange-gigs'
import { chooseRadio } from './support/fields'
import { newBusiness, signInAsBusiness, signOut } from './support/people'
import { expect, test } from './support/test'
import { answerGigWizard, next, plainGig } from './support/wizards'

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

  // High enough for the field and the button together: without scrolling, the browser does no scroll anchoring.
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

test('PF-06 a gig begun on one device is continued on another after signing out, and is gone once posted', async ({
  page,
  browser,
}) => {
  const credentials = newBusiness()
  await arrangeBusinessSession(page, { credentials })
  const title = newTitle()
  await test.step('is begun on one device, which signs out', async () => {
    await page.goto('/business/createGig')
    await answerGigWizard(page, plainGig(title))
    await page.goto('/businessdashboard')
    await expect(page.getByText(`${title}, last changed`)).toBeVisible()
    await signOut(page, 'Log Out')
  })

  const other = await browser.newPage()
  await test.step('is on the dashboard and on Gigs of another device', async () => {
    await arrangeBusinessDevice(other, credentials)
    await other.goto('/businessdashboard')
    await expect(other.getByText(`${title}, last changed`)).toBeVisible()
    await other.goto('/business/gigs')
    await expect(other.getByRole('heading', { name: 'Continue your gig' })).toBeVisible()
  })

  await test.step('is continued and posted there', async () => {
    await other.getByRole('link', { name: 'Continue', exact: true }).click()
    await expect(other.getByRole('heading', { name: 'Summary' })).toBeVisible()
    await expect(other.getByRole('main')).toContainText(title)
    await other.getByRole('button', { name: 'FINISH' }).click()
    await expect(other.getByRole('heading', { name: 'Your job just took off!' })).toBeVisible()
  })

  await test.step('is gone from both', async () => {
    await other.goto('/business/gigs')
    await expect(other.getByRole('link', { name: title })).toBeVisible()
    await expect(other.getByRole('heading', { name: 'Continue your gig' })).toHaveCount(0)
    await other.close()
    await signInAsBusiness(page, credentials)
    await expect(
      page.getByRole('link', { name: `Take Action ${title}` }).or(page.getByText(title).first()),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Continue your gig' })).toHaveCount(0)
    await page.goto('/business/createGig')
    await expect(page.getByRole('textbox', { name: 'Job title' })).toHaveValue('')
  })
})

test('PF-06 a gig begun is discarded everywhere', async ({ page }) => {
  await arrangeBusinessSession(page)
  await page.goto('/business/createGig')
  const saved = page.waitForResponse('**/api/business/gig-draft')
  await page.getByRole('textbox', { name: 'Job title' }).fill(newTitle())
  expect((await saved).status()).toBe(200)
  await page.goto('/business/gigs')
  await page.getByRole('button', { name: 'Discard' }).click()
  const discarded = page.waitForResponse('**/api/business/gig-draft')
  await page.getByRole('button', { name: 'Discard gig' }).click()
  await expect(page.getByRole('heading', { name: 'Continue your gig' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect((await discarded).status()).toBe(200)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Create a gig' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Continue your gig' })).toHaveCount(0)
})

test('PF-06 an edit begun on one device is continued and saved on another', async ({ page, browser }) => {
  const credentials = newBusiness()
  await arrangeBusinessSession(page, { credentials })
  const { id, title } = await arrangeGig(page)
  await page.goto(`/business/editGig/${id}`)

  await test.step('looking at a step begins no draft', async () => {
    await page.getByRole('button', { name: 'Change Job Description' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Job Description' })).toBeVisible()
    await page.goto('/business/gigs')
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Continue editing' })).toHaveCount(0)
  })

  await page.goto(`/business/editGig/${id}`)
  await page.getByRole('button', { name: 'Change Pay & Job Timings' }).click()
  const saved = page.waitForResponse('**/api/business/gig-draft')
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('97')
  expect((await saved).status()).toBe(200)

  const other = await browser.newPage()
  await arrangeBusinessDevice(other, credentials)
  await other.goto('/business/gigs')
  await expect(other.getByRole('heading', { name: 'Continue editing' })).toBeVisible()
  await other.getByRole('link', { name: 'Continue', exact: true }).click()
  await expect(other.getByText('Your changes are as you left them.')).toBeVisible()
  await expect(other.getByRole('textbox', { name: 'To', exact: true })).toHaveValue('97')
  for (const name of ['Job Description', 'Questions', 'Summary']) await next(other, name)
  await other.getByRole('button', { name: 'Save changes' }).click()
  await expect(other.getByRole('main')).toContainText('$97')
  await other.close()

  await page.goto('/business/gigs')
  await expect(page.getByRole('heading', { name: 'Continue editing' })).toHaveCount(0)
  await page.goto(`/business/editGig/${id}`)
  await expect(page.getByRole('main')).toContainText('$97')
  await expect(page.getByText('Your changes are as you left them.')).toHaveCount(0)
})
