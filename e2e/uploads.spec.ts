import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expectSent, openApply, openGig, uploadResume, writeLetter } from './support/applying'
import { arrangeStudentSession } from './support/arrange-accounts'
import { arrangeResume } from './support/arrange-applications'
import { arrangeGigElsewhere } from './support/arrange-gigs'
import { answerOf, getAs } from './support/calls'
import { slowUploads } from './support/connection'
import { emptyFile, pdfFile, pdfOfSize, renamedFile } from './support/files'
import { expect, test } from './support/test'

const storedResumes = z.object({ resumeList: z.array(z.object({ id: z.uuid(), fileName: z.string() })) })

const megabyte = 1024 * 1024
const tooMany =
  'You can not upload more than 5 resumes. Please delete one of the uploaded ones, click on Save Details below, and then try uploading again!'

/** Waits until the upload has sent part of the file. */
async function waitForProgress(page: Page, name: RegExp): Promise<void> {
  const bar = page.getByRole('progressbar', { name })
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(5)
}

test('AP-07 ST-08 ST-09 an upload shows its progress and can be cancelled, in the pop-up and in the settings', async ({
  page,
  server,
}) => {
  const { id, title } = await arrangeGigElsewhere(server.url)
  await arrangeStudentSession(page)
  const large = await pdfOfSize(4_000_000, 'large.pdf')

  await test.step('in the apply pop-up', async () => {
    await openGig(page, id, title)
    const dialog = await openApply(page, title)
    const restore = await slowUploads(page)
    await dialog.getByLabel('Upload a resume').setInputFiles(large)
    await waitForProgress(page, /large\.pdf/)
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
    await waitForProgress(page, /File sent/)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('button', { name: 'Retry' })).toBeFocused()
    await expect(page.getByRole('alert')).toContainText('You cancelled it while your file was being sent.')
    await expect(page.getByRole('textbox', { name: 'Personal summary' })).toHaveValue('Kept.')
    await restore()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Your resumes' }).getByRole('listitem')).toHaveText([/large\.pdf/])
  })

  await test.step('a cancelled upload stores no resume', async () => {
    await page.getByLabel('Add Resume').setInputFiles(await pdfFile({ name: 'second.pdf' }))
    await page.getByRole('button', { name: 'Save Details' }).click()
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
    const resumes = page.getByRole('list', { name: 'Your resumes' }).getByRole('listitem')
    await expect(resumes).toHaveText([/second\.pdf/, /large\.pdf/])
  })
})

test('a file that is not a PDF is refused with a message, and the next one is accepted', async ({ page, server }) => {
  const { id, title } = await arrangeGigElsewhere(server.url)
  await arrangeStudentSession(page)
  await openGig(page, id, title)
  const dialog = await openApply(page, title)

  await test.step('AP-04 an application without resume and letter is refused until something changes', async () => {
    await dialog.getByRole('button', { name: 'Send application' }).click()
    await expect(dialog.getByText('Some fields are empty!')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Send application' })).toBeDisabled()
    await writeLetter(dialog, 'Attached, I hope.')
    await expect(dialog.getByRole('button', { name: 'Send application' })).toBeEnabled()
  })

  const upload = dialog.getByLabel(/^Upload (a|another) resume$/)

  await test.step('AP-08 a file of another type is refused', async () => {
    const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    await upload.setInputFiles(renamedFile('resume.docx', word))
    await expect(dialog.getByText('Please select a PDF file.', { exact: true })).toBeVisible()
  })

  await test.step('AP-09 the server refuses a file that is a PDF by name only', async () => {
    await upload.setInputFiles(renamedFile('resume.pdf', 'application/pdf'))
    await expect(dialog.getByText('Upload failed: Please select a PDF file.')).toBeVisible()
  })

  await test.step('AP-08 an empty file and one of 5.5 MB are refused', async () => {
    await upload.setInputFiles(emptyFile('resume.pdf', 'application/pdf'))
    await expect(dialog.getByText('That file is empty. Choose another one.')).toBeVisible()
    await upload.setInputFiles(await pdfOfSize(5.5 * megabyte))
    await expect(dialog.getByText('File size exceeds the 5MB limit. Your file is 5.50 MB.')).toBeVisible()
  })

  await test.step('AP-07 a file of exactly 5 MB is uploaded at once, beside the letter', async () => {
    await uploadResume(dialog, await pdfOfSize(5 * megabyte, 'just-fits.pdf'))
    await expect(dialog.getByText('File size exceeds')).toHaveCount(0)
    await expect(dialog.getByRole('textbox', { name: 'Cover letter' })).toHaveText('Attached, I hope.')
  })
})

test('AP-08 a sixth resume is refused', async ({ page, server }) => {
  const { id, title } = await arrangeGigElsewhere(server.url)
  await arrangeStudentSession(page)
  for (let count = 0; count < 4; count += 1) await arrangeResume(page)
  await openGig(page, id, title)
  const dialog = await openApply(page, title)
  await uploadResume(dialog, await pdfFile({ name: 'fifth.pdf' }))
  await dialog.getByLabel('Upload another resume').setInputFiles(await pdfFile({ name: 'sixth.pdf' }))
  await expect(dialog.getByText(tooMany)).toBeVisible()
})

test('AP-07 sends the resume that is being uploaded, not the one stored before', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  const { id, title } = await arrangeGigElsewhere(server.url)
  await arrangeStudentSession(page)
  await arrangeResume(page)
  await openGig(page, id, title)
  const dialog = await openApply(page, title)
  await writeLetter(dialog, 'I bake bread every Sunday.')
  const restore = await slowUploads(page)
  await dialog.getByLabel('Upload another resume').setInputFiles(await pdfOfSize(1_500_000, 'new.pdf'))
  const sent = page.waitForRequest((request) => request.url().endsWith('/job-action/user-job-apply'))
  await dialog.getByRole('button', { name: 'Send application' }).click()
  await expect(dialog.getByRole('status').filter({ hasText: 'Your resume is still uploading.' })).toBeVisible()
  await restore()
  await expectSent(dialog)
  const { resumeList } = await answerOf(await getAs(page, 'users/session'), storedResumes)
  const uploaded = resumeList.find(({ fileName }) => fileName === 'new.pdf')
  expect((await sent).postDataJSON()).toMatchObject({ data: { resumeId: uploaded?.id } })
})
