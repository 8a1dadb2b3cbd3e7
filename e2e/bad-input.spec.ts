import { expectSent, openApply, openGig, writeLetter } from './support/applying'
import { arrangeBusinessAccount, arrangeBusinessSession, arrangeStudentSession } from './support/arrange-accounts'
import { arrangeResume } from './support/arrange-applications'
import { arrangeGigBeside, arrangeGigDraft } from './support/arrange-gigs'
import { writeFormatted } from './support/fields'
import { pdfFile, renamedFile } from './support/files'
import { newBusiness } from './support/people'
import { expect, test } from './support/test'

const megabyte = 1024 * 1024

test('GW-07 a poster of another type, unreadable or too large is refused', async ({ page }) => {
  await arrangeBusinessSession(page)
  await arrangeGigDraft(page, { step: 3 })
  await page.goto('/business/createGig')
  const poster = page.getByLabel('Choose a poster')
  const expectMessage = (message: string) => expect(page.getByText(message, { exact: true })).toBeVisible()
  await poster.setInputFiles(renamedFile('poster.pdf', 'application/pdf'))
  await expectMessage('Please select a valid image file (JPEG or PNG) for logo')
  await poster.setInputFiles(renamedFile('poster.png', 'image/png'))
  await expectMessage('Error converting logo image')
  await poster.setInputFiles({ name: 'poster.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * megabyte + 1) })
  await expectMessage('Logo file size should be less than 5MB')
})

test('GW-09 pressing FINISH twice posts one gig', async ({ page }) => {
  await arrangeBusinessSession(page)
  const { title } = await arrangeGigDraft(page)
  await page.goto('/business/createGig')
  await page.getByRole('button', { name: 'FINISH' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Your job just took off!' })).toBeVisible()
  await page.getByRole('link', { name: 'My Jobs' }).click()
  await page.reload()
  await expect(page.getByRole('link', { name: title })).toHaveCount(1)
})

test('AP-10 AP-06 sending an application twice and from two tabs stores one', async ({ page, browser, context }) => {
  const { asBusiness, id, title } = await arrangeGigBeside(browser)
  await arrangeStudentSession(page)
  await arrangeResume(page, await pdfFile({ name: 'ada.pdf' }))
  await openGig(page, id, title)
  const first = await openApply(page, title)
  await first.getByRole('button', { name: 'ada.pdf', exact: true }).click()
  await writeFormatted(first, 'Cover letter', { heading: 'From the first tab', bold: 'Once', bullets: ['Only'] })
  const tab = await context.newPage()
  await openGig(tab, id, title)
  const second = await openApply(tab, title)
  await expect(second.getByRole('button', { name: 'ada.pdf', pressed: true })).toBeVisible()
  await writeLetter(second, 'From the second tab. ')

  await page.bringToFront()
  await first.getByRole('button', { name: 'Send application' }).dblclick()
  await expectSent(first)
  await tab.bringToFront()
  await second.getByRole('button', { name: 'Send application' }).click()
  await expect(second.getByText("You've already applied to this job!")).toBeVisible()
  await expect(second.getByRole('heading', { name: 'Your application is on its way!' })).toHaveCount(0)

  await asBusiness.goto(`/business/gig/${id}`)
  await expect(asBusiness.getByRole('list', { name: 'Applicants' }).getByRole('listitem')).toHaveCount(1)
})

test('wrong credentials get a message, and typing enables the form again', async ({ page, request }) => {
  const credentials = newBusiness()
  const { username, password } = credentials
  await arrangeBusinessAccount(request, { credentials })
  const alert = page.getByRole('alert')
  const user = page.getByLabel('Username')
  const secret = page.getByLabel('Password', { exact: true })
  const signIn = page.getByRole('button', { name: 'Sign In' })

  await test.step('BA-01 Sign Up is disabled while the passwords differ', async () => {
    await page.goto('/business/signup')
    await user.fill(username)
    await secret.fill(password)
    await page.getByLabel('Confirm password').fill(`${password}?`)
    await expect(page.getByRole('button', { name: 'Sign Up' })).toBeDisabled()
  })

  await test.step('BA-02 a taken username is refused, and the fields are cleared', async () => {
    await page.getByLabel('Confirm password').fill(password)
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(alert).toHaveText(/This username already seem to be occupied\.\. Maybe try another one\?/)
    await expect(user).toHaveValue('')
    await expect(secret).toHaveValue('')
  })

  await test.step('BA-01 empty credentials are refused', async () => {
    await page.goto('/business/signin')
    await signIn.click()
    await expect(alert).toHaveText(/Please provide with some credentials\./)
  })

  await test.step('BA-04 Sign In is disabled until something is typed', async () => {
    await expect(signIn).toBeDisabled()
    await user.fill(`${username}.nobody`)
    await expect(signIn).toBeEnabled()
  })

  await test.step('BA-03 an unknown username and a wrong password have their own messages', async () => {
    await secret.fill(password)
    await signIn.click()
    await expect(alert).toHaveText(/Such credentials do not exist yet\. Try Signing Up\?/)
    await user.fill(username)
    await secret.fill('not the passphrase')
    await signIn.click()
    await expect(alert).toHaveText(/Your credentials are incorrect!/)
    await expect(secret).toHaveValue('')
    await user.fill(username)
    await secret.fill(password)
    await signIn.click()
    await expect(page).toHaveURL('/businessdashboard')
  })
})
