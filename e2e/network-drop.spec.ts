import { z } from 'zod'
import { arrangeApplicants } from './support/applicants'
import { expectSent, openGig, writeLetter } from './support/applying'
import { arrangeBusinessSession, arrangeStudentSession } from './support/arrange-accounts'
import { arrangeGig, arrangeGigElsewhere } from './support/arrange-gigs'
import { answerOf, getAs } from './support/calls'
import { slowUploads } from './support/connection'
import { chooseRadio } from './support/fields'
import { pdfOfSize } from './support/files'
import { expect, test } from './support/test'

const question = {
  question: 'When could you start?',
  options: ['Straight away', 'Within a week', 'Within two weeks', 'Within a month', 'In more than a month'],
}

const kept = z.object({ resumeList: z.array(z.object({ fileName: z.string() })) })
const sentTo = z.object({ jobListing: z.object({ Application: z.array(z.object({ notes: z.string() })) }) })

test('AP-07 AP-09 AP-11 a student on a phone applies although the network drops, twice, and sends one application', {
  tag: '@phone',
}, async ({ page, context, server }) => {
  const { id, title } = await arrangeGigElsewhere(server.url, { questions: [question] })
  await arrangeStudentSession(page)
  const editor = /\/assets\/rich-text-editor-[\w-]+\.js$/
  await page.route(editor, (route) => route.abort())
  await openGig(page, id, title)
  await page.getByRole('button', { name: 'Fast apply' }).click()
  const dialog = page.getByRole('dialog', { name: title })
  const letter = dialog.getByRole('textbox', { name: 'Cover letter' })

  await test.step('gets the editor although the network dropped while it was loading', async () => {
    const tryAgain = dialog.getByRole('button', { name: 'Try again' })
    await expect(tryAgain).toBeVisible()
    await page.unroute(editor)
    await tryAgain.click()
    await expect(letter).toBeFocused()
  })

  await writeLetter(dialog, 'Written on the train.')

  await test.step('uploads the resume although the network drops', async () => {
    const restore = await slowUploads(page)
    await dialog.getByLabel('Upload a resume').setInputFiles(await pdfOfSize(3_000_000, 'train.pdf'))
    const bar = dialog.getByRole('progressbar', { name: /train\.pdf/ })
    await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(5)
    // The browser's offline switch lets pending requests finish; a phone in a tunnel does not.
    await server.kill()
    await context.setOffline(true)
    await server.start()
    await restore()
    await expect(dialog.getByText(/^Error: /)).toBeVisible()
    await expect(letter).toHaveText('Written on the train.')
    await dialog.getByRole('button', { name: 'Try train.pdf again' }).click()
    await expect(dialog.getByText(/^Error: /)).toBeVisible()
    await context.setOffline(false)
    await dialog.getByRole('button', { name: 'Try train.pdf again' }).click()
    await expect(dialog.getByRole('button', { name: 'train.pdf', exact: true, pressed: true })).toBeVisible()
  })

  await test.step('sends the application although the network drops', async () => {
    await dialog.getByRole('button', { name: 'Next' }).click()
    await chooseRadio(dialog, 'Within a week')
    await context.setOffline(true)
    await dialog.getByRole('button', { name: 'Send application' }).click()
    await expect(dialog.getByRole('alert')).toContainText("Your application hasn't been sent")
    await page.goBack()
    await expect(letter).toHaveText('Written on the train.')
    await expect(dialog.getByRole('button', { name: 'train.pdf', exact: true, pressed: true })).toBeVisible()
    await page.goForward()
    await expect(dialog.getByRole('radio', { name: 'Within a week' })).toBeChecked()
    await context.setOffline(false)
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await expectSent(dialog)
  })

  await test.step('Back from the success leads to the gig, not into what was sent', async () => {
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Applied!|Already Applied$/ }).first()).toBeDisabled()
  })

  const { resumeList } = await answerOf(await getAs(page, 'users/session'), kept)
  expect(resumeList.map(({ fileName }) => fileName)).toEqual(['train.pdf'])
  const { jobListing } = await answerOf(await getAs(page, `jobs/${id}`), sentTo)
  expect(jobListing.Application).toEqual([{ notes: '<p>Written on the train.</p>' }])
})

test('GT-10 a business opens a resume and a screen although the network dropped while their code was loading', async ({
  page,
  server,
}) => {
  await arrangeBusinessSession(page)
  const { id } = await arrangeGig(page)
  await arrangeApplicants(server.url, id, [{ name: 'Zora Petrelli', cells: ['6-0'] }])
  const worker = /\/assets\/pdf\.worker\.min-[\w-]+\.mjs$/
  const resume = /\/api\/files\//
  await page.route(worker, (route) => route.abort())
  // Never answered, so it can only fail by being cancelled.
  await page.route(resume, () => {})
  const cancelled = page.waitForEvent('requestfailed', (request) => resume.test(request.url()))
  await page.goto(`/business/gig/${id}`)
  await page.getByRole('button', { name: /Zora Petrelli/ }).click()
  await expect(page.getByRole('alert')).toContainText('The document could not be loaded.')
  await cancelled

  await page.unroute(worker)
  await page.unroute(resume)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('group', { name: 'Page 1 of 1' })).toContainText('Resume')

  const screen = /\/assets\/business-settings-route-[\w-]+\.js$/
  await page.route(screen, (route) => route.abort())
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('main')).toContainText("This page didn't loadCheck your connection and try again.")
  await page.unroute(screen)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})
