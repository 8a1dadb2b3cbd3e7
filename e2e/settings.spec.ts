import type { Page } from '@playwright/test'
import { z } from 'zod'
import { timers } from '@/domain'
import { arrangeBusiness, arrangeStudentSession } from './support/arrange-accounts'
import { arrangeResume } from './support/arrange-applications'
import { answerOf, getAs, revokeSession } from './support/calls'
import { stopClock } from './support/clock'
import { refuseConnections } from './support/connection'
import { chooseOption, chooseSuburb } from './support/fields'
import { pdfFile, pdfOfSize } from './support/files'
import { openFresh } from './support/navigation'
import { continueAsPerson, openMenu } from './support/people'
import { expect, test } from './support/test'

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Details' })
const settingsForm = (page: Page) => page.getByRole('form', { name: 'Settings' })
const summary = (page: Page) => page.getByRole('textbox', { name: 'Personal summary' })
const saved = (page: Page) => expect(page.getByText('Saved.', { exact: true })).toBeVisible()

const storedResumes = z.object({ resumeList: z.array(z.object({ fileName: z.string() })) })

async function openSettings(page: Page): Promise<void> {
  await (await openMenu(page)).filter({ hasText: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
}

async function choose(page: Page, fileName: string, line: 'Delete' | 'Undo Delete'): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${fileName}` }).click()
  await page.getByRole('menuitem', { name: line, exact: true }).click()
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a student changes everything at once, and it stays', {
    tag: '@phone',
  }, async ({ page }) => {
    await arrangeStudentSession(page, 'Mai Tran')
    await arrangeResume(page, await pdfFile({ name: 'old.pdf' }))
    await page.goto('/dashboard')

    await test.step('SH-03 the menu leads to the settings', async () => {
      await openSettings(page)
      await expect(page).toHaveURL('/settings')
    })

    await test.step('ST-09 Save Details is disabled while nothing has changed', async () => {
      await expect(saveButton(page)).toBeDisabled()
    })

    await page.getByLabel('From', { exact: true }).fill('$31 or so')
    await page.getByLabel('To', { exact: true }).fill('36.50')
    await page.getByRole('textbox', { name: 'Phone number' }).fill('+60 12 345 6789')
    await chooseSuburb(page, 'Fitzroy', '3065')
    await summary(page).fill('Two years behind a till.\nOne behind a bar.')
    await page.getByRole('button', { name: /^Tuesday evening/ }).click()
    await choose(page, 'old.pdf', 'Delete')

    await test.step('ST-08 a chosen resume waits for the save', async () => {
      await page.getByLabel('Add Resume').setInputFiles(await pdfFile({ name: 'new.pdf' }))
      await expect(page.getByText('new.pdf was selected! Click on save button below to upload!')).toBeVisible()
    })

    await test.step('ST-10 confetti falls once the changes are saved', async () => {
      await stopClock(page)
      await saveButton(page).click()
      await expect(page.locator('[data-confetti] > *')).toHaveCount(100)
      await saved(page)
      await page.clock.runFor(timers.confetti)
      await expect(page.locator('[data-confetti]')).toHaveCount(0)
      await page.clock.resume()
    })

    await test.step('ST-09 Save Details is disabled again after saving', async () => {
      await expect(saveButton(page)).toBeDisabled()
    })

    await page.reload()

    await test.step('ST-02 the pay is stored as the numbers typed', async () => {
      await expect(page.getByText('On your profile: $31 – $36.50 Per Hour')).toBeVisible()
      await expect(page.getByLabel('From', { exact: true })).toHaveValue('31')
    })

    await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveValue('+60 123456789')

    await test.step('ST-04 the suburb is stored', async () => {
      await expect(page.getByRole('combobox', { name: 'Suburb', exact: true })).toHaveValue('Fitzroy')
    })

    await test.step('ST-06 the summary is stored, with its lines', async () => {
      await expect(summary(page)).toHaveValue('Two years behind a till.\nOne behind a bar.')
    })

    await expect(page.getByRole('button', { name: /^Tuesday evening/ })).toHaveAttribute('aria-pressed', 'true')

    await test.step('ST-07 the marked resume is gone, and the new one opens in a new tab', async () => {
      await expect(page.getByRole('list', { name: 'Your resumes' }).getByRole('listitem')).toHaveText([/new\.pdf/])
      await page.getByRole('button', { name: 'Actions for new.pdf' }).click()
      // Wait for the response, because a browser without a PDF viewer downloads the file and its tab has no URL.
      const answer = page.context().waitForEvent('response', (response) => response.url().includes('/api/files/'))
      await page.getByRole('menuitem', { name: 'View' }).click()
      expect((await answer).headers()['content-type']).toContain('application/pdf')
    })
  })
})

test('ST-09 ST-11 changes made during an outage are saved by Retry, or on the next visit', async ({ page }) => {
  await arrangeStudentSession(page)
  await page.goto('/settings')
  await summary(page).fill('Please keep this.')
  const restore = await refuseConnections(page)
  await saveButton(page).click()
  await expect(settingsForm(page).getByRole('alert')).toContainText("Your changes haven't been saved.")
  await expect(saveButton(page)).toBeDisabled()
  await expect(summary(page)).toHaveValue('Please keep this.')
  await restore()

  await page.reload()
  await expect(page.getByText('Welcome back!')).toBeVisible()
  await expect(summary(page)).toHaveValue('Please keep this.')
  const restoreAgain = await refuseConnections(page)
  await saveButton(page).click()
  await expect(settingsForm(page).getByRole('button', { name: 'Retry' })).toBeFocused()
  await restoreAgain()
  await settingsForm(page).getByRole('button', { name: 'Retry' }).click()
  await saved(page)
  await page.reload()
  await expect(summary(page)).toHaveValue('Please keep this.')
  await expect(page.getByText('Welcome back!')).toHaveCount(0)
})

test('RT-11 ST-11 asks to sign in over the form when the session has ended, then saves the settings', {
  tag: '@phone',
}, async ({ page, request }) => {
  const person = await arrangeStudentSession(page)
  await openFresh(page, '/settings')
  await summary(page).fill('Back in a moment.')
  await revokeSession(page, request, 'users')
  await saveButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in to go on' })
  const opened = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Continue with your identity account' }).click()
  await continueAsPerson(await opened, person)
  await saved(page)
  await expect(summary(page)).toHaveValue('Back in a moment.')
})

test('ST-08 two tabs cannot store a sixth resume, and a large file is refused at once', async ({ page, context }) => {
  await arrangeStudentSession(page)
  for (let count = 1; count <= 4; count += 1) await arrangeResume(page, await pdfFile({ name: `${count}.pdf` }))
  await page.goto('/settings')
  await page.getByLabel('Add Resume').setInputFiles(await pdfOfSize(5.5 * 1024 * 1024))
  await expect(page.getByText('File size exceeds the 5MB limit. Your file size id 5.50MB')).toBeVisible()
  await expect(saveButton(page)).toBeDisabled()
  const other = await context.newPage()
  await other.goto('/settings')
  for (const tab of [page, other]) {
    await tab.getByLabel('Add Resume').setInputFiles(await pdfFile({ name: 'fifth.pdf' }))
    await expect(tab.getByText(/^fifth\.pdf was selected!/)).toBeVisible()
  }
  await saveButton(page).click()
  await saved(page)
  await saveButton(other).click()
  await expect(other.getByRole('alert')).toContainText('You can not upload more than 5 resumes.')
  await choose(other, '1.pdf', 'Delete')
  await saveButton(other).click()
  await saved(other)
  const { resumeList } = await answerOf(await getAs(page, 'users/session'), storedResumes)
  expect(resumeList.map(({ fileName }) => fileName).toSorted()).toEqual([
    '2.pdf',
    '3.pdf',
    '4.pdf',
    'fifth.pdf',
    'fifth.pdf',
  ])
})

test('ST-03 ST-04 an unknown suburb is cleared with a message, and a lone plus is refused as a phone number', async ({
  page,
}) => {
  await arrangeStudentSession(page)
  await page.goto('/settings')
  const suburb = page.getByRole('combobox', { name: 'Suburb', exact: true })
  await suburb.fill('Atlantis')
  await summary(page).click()
  await expect(suburb).toHaveValue('')
  await expect(page.getByText("“Atlantis” isn't a suburb of Melbourne, so the field was cleared.")).toBeVisible()
  await chooseSuburb(page, 'Carlton', '3053')
  await page.getByRole('textbox', { name: 'Phone number' }).fill('+')
  await saveButton(page).click()
  await expect(page.getByText('Phone number (including country code) is required.').first()).toBeVisible()
  await expect(page.getByRole('alert')).toBeVisible()
})

test('a business changes its settings, by menu and drawer', { tag: '@phone' }, async ({ page }) => {
  await arrangeBusiness(page)

  await test.step('SH-03 the menu leads to the settings', async () => {
    await openSettings(page)
    await expect(page).toHaveURL('/business/settings')
  })

  await test.step('BS-01 Save Details waits for a change', async () => {
    await expect(saveButton(page)).toBeDisabled()
    await page.getByLabel('Position').fill('Head baker')
    await chooseOption(page, 'Category', 'oth', /^Others/)
    await page.getByLabel('Other Category').fill('Wood-fired bakery')
  })

  await test.step('BS-02 an invalid website is refused and cleared, one without a scheme is saved with https', async () => {
    await page.getByLabel('Website').fill('marino bakery')
    await saveButton(page).click()
    await expect(page.getByText('That does not look like a valid url.')).toBeVisible()
    await expect(page.getByLabel('Website')).toHaveValue('')
    await page.getByLabel('Website').fill('bakery.example')
    await saveButton(page).click()
    await saved(page)
  })

  const drawer = page.getByRole('navigation', { name: 'Business' })

  await test.step('SH-04 the drawer leads to every page of a business', async () => {
    await page.getByRole('button', { name: 'Business pages' }).click()
    await expect(drawer.getByRole('link')).toHaveText(['Profile', 'Gigs', 'Events', 'Settings', 'Help'])
    await expect(drawer.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page')
    await drawer.getByRole('link', { name: 'Profile' }).click()
    await expect(page).toHaveURL('/businessdashboard')
  })

  await test.step('BS-01 the dashboard shows the new category', async () => {
    await expect(page.getByText('Wood-fired bakery')).toBeVisible()
  })

  await test.step('SH-04 a new gig is written without the drawer', async () => {
    await page.goto('/business/createGig')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(drawer).toHaveCount(0)
  })

  await test.step('BS-01 the saved settings are there on the next visit', async () => {
    await page.goto('/business/settings')
    await expect(page.getByLabel('Position')).toHaveValue('Head baker')
    await expect(page.getByLabel('Website')).toHaveValue('https://bakery.example')
  })
})
