import type { Page } from '@playwright/test'
import { expect } from './test'
import { next } from './wizards'

/** Chooses an action from the menu of the gig's page. */
export async function manage(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'Manage Job' }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** Changes the upper pay of the gig whose page is open, and saves it. */
export async function editPay(page: Page, to: string): Promise<void> {
  await manage(page, 'Edit this gig')
  await page.getByRole('button', { name: 'Change Pay & Job Timings' }).click()
  await page.getByLabel('To', { exact: true }).fill(to)
  for (const heading of ['Job Description', 'Questions', 'Summary']) await next(page, heading)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('main')).toContainText(`$${to}`)
}
