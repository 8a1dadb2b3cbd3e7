import type { Locator, Page } from '@playwright/test'
import type { UploadFile } from './files'
import { expect } from './test'

/** Opens a gig in the job search by its URL. */
export async function openGig(page: Page, jobListingId: string, title: string): Promise<void> {
  await page.goto(`/dashboard?job=${jobListingId}`)
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
}

/** Opens the apply pop-up of the open gig. */
export async function openApply(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Fast apply' }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog.getByRole('textbox', { name: 'Cover letter' })).toBeVisible()
  return dialog
}

/** Uploads a resume in the apply pop-up, which then selects it. */
export async function uploadResume(dialog: Locator, file: UploadFile): Promise<void> {
  await dialog.getByLabel(/^Upload (a|another) resume$/).setInputFiles(file)
  await expect(dialog.getByRole('button', { name: file.name, pressed: true })).toBeVisible()
}

/** Writes a plain cover letter. */
export async function writeLetter(dialog: Locator, text: string): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Cover letter' }).click()
  await dialog.page().keyboard.type(text)
}

/** Expects the pop-up's message that the application was sent. */
export async function expectSent(dialog: Locator): Promise<void> {
  await expect(dialog.getByRole('heading', { name: 'Your application is on its way!' })).toBeVisible()
}
