import { expectSent, openApply, uploadResume, writeLetter } from './support/applying'
import { arrangeGigElsewhere } from './support/arrange-gigs'
import { pdfFile } from './support/files'
import { continueAsPerson, newPerson } from './support/people'
import { expect, test } from './support/test'
import { answerStudentWizard, paint } from './support/wizards'

test('a first-time domestic student: from the landing page to a first application', {
  tag: '@phone',
}, async ({ page, server }) => {
  const { title } = await arrangeGigElsewhere(server.url)

  await test.step('LA-02 the card for students leads to their sign-up', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Sign Up as a Student', exact: true }).click()
    await expect(page).toHaveURL('/student/signup')
  })

  await test.step('SA-01 the identity button leads through the provider into the wizard', async () => {
    await page.getByRole('link', { name: 'Continue with your identity account' }).click()
    await continueAsPerson(page, newPerson('Ruby Walker'))
    await expect(page.getByLabel('First name')).toHaveValue('Ruby')
  })

  await test.step('SW-06 asks no domestic student for a home country', async () => {
    await answerStudentWizard(page, { phone: '0412 345 678', suburb: 'Carlton', zipCode: '3053', homeCountry: null })
  })

  await test.step('SW-01 the finished wizard leads to the dashboard', async () => {
    await paint(page, ['Saturday morning', 'Saturday afternoon'])
    await page.getByRole('button', { name: 'FINISH' }).click()
    await expect(page).toHaveURL('/dashboard')
  })

  await test.step('JS-06 a gig opens, and its title takes the focus', async () => {
    await page.getByRole('button', { name: title, exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused()
  })

  await test.step('JS-08 its shifts are compared with the painted week', async () => {
    await expect(page.getByRole('region', { name: 'How it fits your week' })).toContainText('covers 2 of 2 shift slots')
  })

  await test.step('AP-06 the sent application leads to the applied jobs', async () => {
    const dialog = await openApply(page, title)
    await uploadResume(dialog, await pdfFile({ name: 'ruby.pdf' }))
    await writeLetter(dialog, 'My first one.')
    await dialog.getByRole('button', { name: 'Send application' }).click()
    await expectSent(dialog)
    await dialog.getByRole('link', { name: 'See your applied jobs' }).click()
    await expect(page).toHaveURL('/student/job-history/applied-jobs')
    await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Live')
  })

  await test.step('Back twice at once does not open the sent application again', async () => {
    const leaves = () => page.evaluate(() => history.state?.state?.step === undefined)
    await page.evaluate(() => history.go(-2))
    await expect(page.getByRole('button', { name: 'Applied!' }).first()).toBeDisabled()
    await expect.poll(leaves).toBe(true)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.evaluate(() => history.go(3))
    await expect(page).toHaveURL('/student/job-history/applied-jobs')
  })

  await test.step('Back closes the drawer, goes through the tabs, and skips the finished application', async () => {
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
    // The page then skips the history entries of the dialog, which have the same URL.
    await expect.poll(() => page.evaluate(() => history.state?.state?.step)).toBeUndefined()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Gigs that fit your week' })).toBeVisible()
  })
})
