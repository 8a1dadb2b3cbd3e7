import type { APIRequestContext, Page } from '@playwright/test'
import { z } from 'zod'
import { expectSent, openApply, openGig, writeLetter } from './support/applying'
import { arrangeBusinessSession, arrangeStudentSession } from './support/arrange-accounts'
import { arrangeResume } from './support/arrange-applications'
import { arrangeGigElsewhere } from './support/arrange-gigs'
import { answerOf, getAs, revokeSession } from './support/calls'
import { pdfFile } from './support/files'
import { openFresh } from './support/navigation'
import {
  type BusinessCredentials,
  newBusiness,
  newPerson,
  signOut,
  submitPassword,
  throughProvider,
} from './support/people'
import { expect, test } from './support/test'

const summary = (page: Page) => page.getByRole('textbox', { name: 'Personal summary' })
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save Details' }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
}

const stored = z.object({ userData: z.object({ personalSummary: z.string(), expectedPayRateEnd: z.number() }) })

test('two tabs show each other’s changes, and neither silently undoes the other’s', async ({
  page,
  context,
  server,
}) => {
  const { id, title } = await arrangeGigElsewhere(server.url)
  await arrangeStudentSession(page)
  await arrangeResume(page, await pdfFile({ name: 'ada.pdf' }))
  const other = await context.newPage()
  await openGig(page, id, title)
  await openGig(other, id, title)

  await test.step('JS-09 a gig saved in one is saved in the other', async () => {
    await page
      .getByRole('button', { name: `Save ${title}` })
      .first()
      .click()
    await expect(other.getByRole('button', { name: `Saved ${title}` }).first()).toBeVisible()
  })

  await test.step('AP-10 a gig applied to in one is applied to in the other', async () => {
    await page.bringToFront()
    const dialog = await openApply(page, title)
    await expect(dialog.getByRole('button', { name: 'ada.pdf', exact: true, pressed: true })).toBeVisible()
    await writeLetter(dialog, 'From the first tab.')
    await dialog.getByRole('button', { name: 'Send application' }).click()
    await expectSent(dialog)
    await expect(other.getByRole('button', { name: 'Applied!' }).first()).toBeDisabled()
  })

  await test.step('ST-09 settings saved in one tab appear in the other, which keeps its typed changes', async () => {
    for (const tab of [page, other]) await openFresh(tab, '/settings')
    await other.getByLabel('To', { exact: true }).fill('40')
    await page.bringToFront()
    await summary(page).fill('From the first tab.')
    await save(page)
    await other.bringToFront()
    await expect(summary(other)).toHaveValue('From the first tab.')
    await expect(other.getByLabel('To', { exact: true })).toHaveValue('40')
    await save(other)
    const { userData } = await answerOf(await getAs(page, 'users/session'), stored)
    expect(userData).toEqual({ personalSummary: 'From the first tab.', expectedPayRateEnd: 40 })
  })

  await test.step('a field changed in both tabs shows a notice, and the student chooses the value', async () => {
    await summary(other).fill('From the second tab.')
    await page.bringToFront()
    await summary(page).fill('From the first tab again.')
    await save(page)
    await other.bringToFront()
    const notice = other.getByText(/^You changed this in another tab or on another device too/)
    await expect(notice).toBeVisible()
    await expect(summary(other)).toHaveValue('From the second tab.')
    await other.getByRole('button', { name: 'Start over' }).click()
    await expect(summary(other)).toHaveValue('From the first tab again.')
    await expect(notice).toHaveCount(0)
  })

  await test.step('SH-06 signing out in one signs the other out', async () => {
    await signOut(page, 'Sign Out')
    await expect(other).toHaveURL(/\/student\/signin/)
  })
})

/** Types into a business's settings, and ends its session before they are saved. */
async function typeSettingsThenEndSession(page: Page, request: APIRequestContext): Promise<BusinessCredentials> {
  const credentials = newBusiness()
  await arrangeBusinessSession(page, { credentials })
  await openFresh(page, '/business/settings')
  await page.getByLabel('Description').fill('Bread from the first tab.')
  await revokeSession(page, request, 'business')
  return credentials
}

test('SH-08 signing in again in one tab closes the dialog of the other, which then saves its settings', async ({
  page,
  context,
  request,
}) => {
  const credentials = await typeSettingsThenEndSession(page, request)
  const other = await context.newPage()
  // A public page detects the ended session, but only the first tab shows the dialog.
  const refused = other.waitForResponse('**/api/business/session')
  await other.goto('/')
  expect((await refused).status()).toBe(401)
  await page.getByRole('button', { name: 'Save Details' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in to go on' })
  await expect(dialog).toBeVisible()

  await other.goto('/business/signin')
  await submitPassword(other, credentials.password)
  await expect(other.getByRole('dialog')).toHaveCount(0)
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Description')).toHaveValue('Bread from the first tab.')
})

test('SH-08 another account that signs in on the public page of another tab is followed', async ({
  page,
  context,
  request,
}) => {
  await typeSettingsThenEndSession(page, request)
  await page.getByRole('button', { name: 'Save Details' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign in to go on' })).toBeVisible()

  const other = await context.newPage()
  await throughProvider(other, '/student/signup', newPerson())
  await expect(other).toHaveURL('/completeProfile')
  await expect(page).toHaveURL('/completeProfile')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
