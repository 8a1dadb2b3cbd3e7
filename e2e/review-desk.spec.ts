import type { Page } from '@playwright/test'
import { arrangeStudentSession } from './support/arrange-accounts'
import { arrangeGigBeside } from './support/arrange-gigs'
import { openSubscribed } from './support/connection'
import { expect, test } from './support/test'

/** Signs a page in to the review desk, by the link on the local identity provider's page. */
async function openDesk(page: Page): Promise<void> {
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Sign in to the review desk' }).click()
  await page.getByLabel('Name').fill('Sam Reid')
  await page.getByLabel('Email').fill(`sam.${process.pid}@campusgigs.example`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Review desk' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
}

async function decide(desk: Page, button: string, reason: string): Promise<void> {
  await desk.getByRole('button', { name: button }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: button }).click()
  await expect(dialog).toBeHidden()
}

test('TR-02 a student reports a gig, an admin hides and restores it, and suspends its business', async ({
  page,
  browser,
}) => {
  const { asBusiness, id, title } = await arrangeGigBeside(browser)
  await arrangeStudentSession(page)
  await openSubscribed(page, `/dashboard?job=${id}`)
  const pane = page.getByRole('region', { name: 'Job details' })
  const desk = await (await browser.newContext()).newPage()

  await test.step('the student reports it', async () => {
    await pane.getByRole('button', { name: 'Report this gig' }).click()
    const dialog = page.getByRole('dialog', { name: 'Report this gig' })
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect(dialog.getByText('Choose what is wrong.')).toBeVisible()
    await dialog.getByRole('radio', { name: 'It asks me for money' }).check()
    await dialog.getByRole('button', { name: 'Send report' }).click()
    const thanks = page.getByRole('dialog', { name: 'Thanks for telling us.' })
    await thanks.getByRole('button', { name: 'Close' }).last().click()
    await expect(thanks).toBeHidden()
  })

  await test.step('an admin hides it, and the open page of the student says so', async () => {
    await openDesk(desk)
    await desk.getByRole('button', { name: title }).click()
    await expect(desk.getByText('It asks me for money')).toBeVisible()
    await decide(desk, 'Hide this gig', 'It asks students for money.')
    await expect(desk.getByRole('button', { name: 'Restore this gig' })).toBeVisible()
    await expect(pane.getByRole('heading', { name: "This gig isn't available any more." })).toBeVisible()
    await page.reload()
    await expect(pane.getByRole('heading', { name: 'This gig is no longer accepting applications.' })).toBeVisible()
  })

  await test.step('its business reads why', async () => {
    await asBusiness.goto(`/business/gig/${id}`)
    await expect(asBusiness.getByText('It asks students for money.')).toBeVisible()
  })

  await test.step('the admin restores it, and the student finds it again', async () => {
    await decide(desk, 'Restore this gig', 'They took the fee out.')
    await openSubscribed(page, `/dashboard?job=${id}`)
    await expect(page.getByRole('heading', { name: /^\d+\+? gigs?$/ })).toBeVisible()
    await expect(pane.getByRole('heading', { name: title })).toBeVisible()
    await expect(desk.getByText('They took the fee out.')).toBeVisible()
  })

  await test.step('the student reports it again, and the admin closes the report', async () => {
    await pane.getByRole('button', { name: 'Report this gig' }).click()
    await page.getByRole('dialog').getByRole('radio', { name: 'The pay is unfair' }).check()
    await page.getByRole('dialog').getByRole('button', { name: 'Send report' }).click()
    await expect(page.getByRole('dialog', { name: 'Thanks for telling us.' })).toBeVisible()
    await desk.reload()
    await desk.getByRole('button', { name: title }).click()
    await decide(desk, 'Close the reports', 'It pays the minimum.')
    await expect(desk.getByText('It pays the minimum.')).toBeVisible()
    await expect(desk.getByRole('button', { name: 'Close the reports' })).toBeHidden()
  })

  await test.step('the admin suspends the business, which then reads why in place of its gigs', async () => {
    await decide(desk, 'Suspend the business', 'Three students paid for a job.')
    await asBusiness.goto('/business/gigs')
    await expect(asBusiness.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible()
    await expect(asBusiness.getByText('Three students paid for a job.')).toBeVisible()
    await decide(desk, 'Lift the suspension', 'They paid it back.')
    await asBusiness.reload()
    await expect(asBusiness).toHaveURL('/businessdashboard')
  })

  await test.step('the admin finds the business by its name', async () => {
    await desk.getByLabel('Name, username or e-mail').fill('corner bak')
    await desk.getByRole('button', { name: 'Find', exact: true }).click()
    const found = desk.getByRole('region', { name: 'Find a business' })
    await found.getByRole('listitem').first().getByRole('button').click()
    await expect(desk.getByRole('heading', { level: 2, name: 'Corner Bakery' })).toBeFocused()
    await desk.getByRole('region', { name: 'Its gigs' }).getByRole('button').first().click()
    await expect(desk.getByText('As students see it')).toBeVisible()
  })

  await test.step('the admin stays signed in for this tab, and signs out', async () => {
    await desk.reload()
    await expect(desk.getByText('As students see it')).toBeVisible()
    await desk.getByRole('button', { name: 'Sign out' }).click()
    await expect(desk.getByRole('link', { name: 'Sign in to the review desk' })).toBeVisible()
  })
})
