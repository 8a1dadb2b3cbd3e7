import type { Locator } from '@playwright/test'
import { PDFDocument } from 'pdf-lib'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { emptyTimings } from '@/features/gig-posting/timings'
import { arrangeBusinessSession, arrangeStudentSession } from './support/arrange-accounts'
import { arrangeGigDraft, newTitle } from './support/arrange-gigs'
import { expect, test } from './support/test'

/** Decodes a QR code from its screenshot. */
async function scan(code: Locator): Promise<string> {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decodeQR({ data, width: info.width, height: info.height })
}

test('GW-09 a posted gig has a one-page poster to print, whose code leads a student to the gig', async ({
  page,
  browser,
}) => {
  await arrangeBusinessSession(page)
  const timings = emptyTimings()
  timings.copy = 'all'
  timings.own.monday = { start: '9 am', end: '5 pm' }
  const { title } = await arrangeGigDraft(page, { jobTitle: newTitle('Night baker '.repeat(9)), timings })
  await page.goto('/business/createGig')
  await page.getByRole('button', { name: 'FINISH' }).click()
  await expect(page.getByRole('heading', { name: 'Your job just took off!' })).toBeVisible()
  const link = await page.getByLabel('Link to your gig').inputValue()

  const code = page.getByRole('img', { name: 'QR code of the link to the gig' })
  await test.step('opens from the success page, with the link as text and as a code', async () => {
    await page.getByRole('link', { name: 'Printable poster' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Printable poster' })).toBeVisible()
    await expect(page.getByRole('article', { name: 'The poster' })).toContainText(link)
    expect(await scan(code)).toBe(link)
  })

  await test.step('prints the sheet alone on one page, black on white in the dark theme too', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    for (const hidden of [page.getByRole('banner'), page.getByRole('button', { name: 'Print' })])
      await expect(hidden).toBeHidden()
    expect(await scan(code)).toBe(link)
    const pdf = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }))
    expect(pdf.getPages().map((each) => [Math.round(each.getWidth()), Math.round(each.getHeight())])).toEqual([
      [595, 842],
    ])
    await page.emulateMedia({ media: null, colorScheme: null })
  })

  await test.step('leads a student to the gig', async () => {
    const student = await browser.newPage()
    await arrangeStudentSession(student, 'Ana Silva')
    await student.goto(await scan(code))
    await expect(student.getByRole('heading', { name: title }).first()).toBeVisible()
  })

  await test.step('opens later from the menu of the gig', async () => {
    await page.getByRole('link', { name: 'Back to the gig' }).click()
    await page.getByRole('button', { name: 'Manage Job' }).click()
    await page.getByRole('menuitem', { name: 'Printable poster' }).click()
    await expect(page.getByRole('article', { name: 'The poster' })).toContainText(title)
  })
})
