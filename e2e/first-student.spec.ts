import { expectSent, openApply, uploadResume, writeLetter } from './support/applying'
import { arrangeGigElsewhere } from './support/arrange'
import { pdfFile } from './support/files'
import { continueAsPerson, newPerson } from './support/people'
import { expect, test } from './support/test'
import { answerStudentWizard, paint } from './support/wizards'

test('LA-01 SA-01 SW-01 SW-06 JS-06 AP-06 a first-time domestic student: from the landing page to a first application', {
  tag: '@phone',
}, async ({ page, server }) => {
  const { title } = await arrangeGigElsewhere(server.url)

  await page.goto('/')
  await page.getByRole('link', { name: 'Sign Up as a Student', exact: true }).click()
  await page.getByRole('link', { name: 'Continue with your identity account' }).click()
  await continueAsPerson(page, newPerson('Ruby Walker'))
  await expect(page.getByLabel('First name')).toHaveValue('Ruby')
  await answerStudentWizard(page, { phone: '0412 345 678', suburb: 'Carlton', zipCode: '3053', homeCountry: null })
  await paint(page, ['Saturday morning', 'Saturday afternoon'])
  await page.getByRole('button', { name: 'FINISH' }).click()
  await expect(page).toHaveURL('/dashboard')

  await page.getByRole('button', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused()
  await expect(page.getByRole('region', { name: 'How it fits your week' })).toContainText('covers 2 of 2 shift slots')
  const dialog = await openApply(page, title)
  await uploadResume(dialog, await pdfFile({ name: 'ruby.pdf' }))
  await writeLetter(dialog, 'My first one.')
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expectSent(dialog)
  await dialog.getByRole('link', { name: 'See your applied jobs' }).click()
  await expect(page).toHaveURL('/student/job-history/applied-jobs')
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Live')

  await test.step('Back closes the drawer, goes through the tabs, and out of what is done', async () => {
    await page.getByRole('button', { name: `View application for ${title}` }).click()
    const drawer = page.getByRole('dialog', { name: title })
    await expect(drawer).toContainText('No data available yet')
    await page.goBack()
    await expect(drawer).toHaveCount(0)
    await page.getByRole('tab', { name: /^Saved/ }).click()
    await expect(page).toHaveURL('/student/job-history/saved-jobs')
    await page.goBack()
    await expect(page.getByRole('tab', { name: /^Applied/, selected: true })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Find a gig that fits your week' })).toBeVisible()
  })
})
