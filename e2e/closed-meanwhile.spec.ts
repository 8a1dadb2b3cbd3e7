import { livePath } from '@/contract'
import { openApply, openGig, uploadResume, writeLetter } from './support/applying'
import { arrangeStudentSession } from './support/arrange-accounts'
import { arrangeGigBeside } from './support/arrange-gigs'
import { postAs } from './support/calls'
import { pdfFile } from './support/files'
import { expect, test } from './support/test'

test('AP-11 JS-11 GT-02 tells a student whose gig was closed while they applied, and keeps the letter', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const { asBusiness, id, title } = await arrangeGigBeside(browser)
  await arrangeStudentSession(page)
  // Block the stream of live updates, so that the page does not learn of the change.
  await page.route(`**${livePath}`, (route) => route.abort())
  await openGig(page, id, title)
  const dialog = await openApply(page, title)
  await uploadResume(dialog, await pdfFile({ name: 'ada.pdf' }))
  await writeLetter(dialog, 'I can start tonight.')

  const closing = { jobListingId: id, jobPosterPublicId: '' }
  expect((await postAs(asBusiness, 'job-action/delete-job-listing', closing)).status()).toBe(200)
  await asBusiness.close()

  const over = 'This gig is no longer accepting applications.'
  await dialog.getByRole('button', { name: 'Send application' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(over)
  await expect(dialog.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  await expect(dialog.getByRole('textbox', { name: 'Cover letter' })).toHaveText('I can start tonight.')
  await expect(dialog.getByRole('button', { name: 'ada.pdf', pressed: true })).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  const main = page.getByRole('main')
  await expect(main).toContainText(over)
  await expect(main.getByRole('button', { name: /apply/i })).toHaveCount(0)
  await main.getByRole('button', { name: 'See the live gigs' }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'Gigs that fit your week' })).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: title })).toContainText('Closed')
  await page.reload()
  await expect(main.getByRole('button', { name: /^Save / }).first()).toBeVisible()
  await expect(main).not.toContainText(title)
})
