import type { Page } from '@playwright/test'
import { openApply, openGig } from './support/applying'
import { arrangeGigElsewhere, arrangeStudent } from './support/arrange'
import { slowUploads } from './support/connection'
import { pdfFile, pdfOfSize } from './support/files'
import { expect, test } from './support/test'

/** Waits until a part of the file has been sent. */
async function isUnderWay(page: Page, name: RegExp): Promise<void> {
  const bar = page.getByRole('progressbar', { name })
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(5)
}

test('AP-07 ST-08 ST-09 an upload shows how far it is and can be called off, in the pop-up and in the settings', async ({
  page,
  server,
}) => {
  const { id, title } = await arrangeGigElsewhere(server.url)
  await arrangeStudent(page)
  const large = await pdfOfSize(4_000_000, 'large.pdf')

  await test.step('in the apply pop-up', async () => {
    await openGig(page, id, title)
    const dialog = await openApply(page, title)
    const restore = await slowUploads(page)
    await dialog.getByLabel('Upload a resume').setInputFiles(large)
    await isUnderWay(page, /large\.pdf/)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog.getByRole('progressbar', { name: /large\.pdf/ })).toHaveCount(0)
    await expect(dialog.getByLabel('Upload a resume')).toBeAttached()
    await restore()
  })

  await test.step('in the settings, where Retry sends it after all', async () => {
    await page.goto('/settings')
    await page.getByRole('textbox', { name: 'Personal summary' }).fill('Kept.')
    await page.getByLabel('Add Resume').setInputFiles(large)
    const restore = await slowUploads(page)
    await page.getByRole('button', { name: 'Save Details' }).click()
    await isUnderWay(page, /File sent/)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('button', { name: 'Retry' })).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Personal summary' })).toHaveValue('Kept.')
    await restore()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Your resumes' }).getByRole('listitem')).toHaveText([/large\.pdf/])
  })

  await test.step('and what was called off never became a resume', async () => {
    await page.getByLabel('Add Resume').setInputFiles(await pdfFile({ name: 'second.pdf' }))
    await page.getByRole('button', { name: 'Save Details' }).click()
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
    const resumes = page.getByRole('list', { name: 'Your resumes' }).getByRole('listitem')
    await expect(resumes).toHaveText([/second\.pdf/, /large\.pdf/])
  })
})
