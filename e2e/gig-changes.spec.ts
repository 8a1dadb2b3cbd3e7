import type { Page } from '@playwright/test'
import { expectSent, openApply, uploadResume, writeLetter } from './support/applying'
import { arrangeStudentSession } from './support/arrange-accounts'
import { arrangeApplication } from './support/arrange-applications'
import { arrangeGigBeside } from './support/arrange-gigs'
import { openSubscribed } from './support/connection'
import { pdfFile } from './support/files'
import { editPay, manage } from './support/managing'
import { expect, test } from './support/test'

const paused = 'This gig is paused. It may take applications again later.'

async function fill(page: Page): Promise<void> {
  await manage(page, 'Mark as filled')
  const question = page.getByRole('dialog', { name: 'Is the position filled?' })
  await question.getByRole('button', { name: 'Mark as filled' }).click()
  await expect(page.getByRole('heading', { name: 'This position is filled.' })).toBeVisible()
}

test('PF-09 a student sees a gig paused, resumed, edited and filled without a reload', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  const { asBusiness, id, title } = await arrangeGigBeside(browser)
  await arrangeStudentSession(page)
  await openSubscribed(page, `/dashboard?job=${id}`)
  await asBusiness.goto(`/business/gig/${id}`)
  const pane = page.getByRole('region', { name: 'Job details' })
  const status = page.getByRole('main').getByRole('status').first()
  const apply = pane.getByRole('button', { name: 'Fast apply' })
  await expect(apply).toBeVisible()

  await test.step('paused: the page says so, and the gig cannot be applied for', async () => {
    await manage(asBusiness, 'Pause applications')
    await expect(pane.getByRole('heading', { name: paused })).toBeVisible()
    await expect(pane.getByRole('button', { name: /apply/i })).toHaveCount(0)
    await expect(status).toHaveText(`${title}: ${paused}`)
  })

  await test.step('resumed: the gig can be applied for', async () => {
    await asBusiness.getByRole('button', { name: 'Take applications again' }).click()
    await expect(apply).toBeVisible()
    await expect(status).toHaveText(`${title} is taking applications again.`)
  })

  await test.step('PF-05 edited: the new pay', async () => {
    await editPay(asBusiness, '99')
    await expect(pane).toContainText('$99')
    await expect(status).toHaveText(`${title} has changed: Pay.`)
  })

  await test.step('filled: the page says so', async () => {
    await fill(asBusiness)
    await expect(pane.getByRole('heading', { name: 'This position is filled.' })).toBeVisible()
    await page.reload()
    await expect(pane.getByRole('heading', { name: 'This position is filled.' })).toBeVisible()
  })
})

test('PF-09 AP-11 an open application says that its gig is paused before it is sent, and is sent once it is resumed', async ({
  page,
  browser,
}) => {
  const { asBusiness, id, title } = await arrangeGigBeside(browser)
  await arrangeStudentSession(page)
  await openSubscribed(page, `/dashboard?job=${id}`)
  const dialog = await openApply(page, title)
  await uploadResume(dialog, await pdfFile({ name: 'ada.pdf' }))
  await writeLetter(dialog, 'I can start tonight.')
  const letter = dialog.getByRole('textbox', { name: 'Cover letter' })
  const send = dialog.getByRole('button', { name: 'Send application' })

  await asBusiness.goto(`/business/gig/${id}`)
  await manage(asBusiness, 'Pause applications')
  await expect(dialog.getByText(paused)).toBeVisible()
  await expect(letter).toHaveText('I can start tonight.')
  await expect(letter).toBeFocused()
  await expect(send).toBeDisabled()

  await asBusiness.getByRole('button', { name: 'Take applications again' }).click()
  await expect(send).toBeEnabled()
  await send.click()
  await expectSent(dialog)
})

test('PF-09 JH-03 an applicant sees a gig edited and closed in Applied without a reload', async ({ page, browser }) => {
  const { asBusiness, id, title } = await arrangeGigBeside(browser)
  await arrangeStudentSession(page)
  await arrangeApplication(page, id)
  await openSubscribed(page, '/student/job-history/applied-jobs')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: title })
  await expect(row).toContainText('Live')

  await asBusiness.goto(`/business/gig/${id}`)
  await editPay(asBusiness, '98')
  await expect(row).toContainText('Changed since you applied: Pay.')

  await manage(asBusiness, 'Close this job posting')
  await asBusiness.getByRole('dialog').getByRole('button', { name: 'Close this job posting' }).click()
  await expect(row).toContainText('Closed')
})
