import { timers } from '@/domain'
import { expectSent, openApply, openGig, writeLetter } from './support/applying'
import {
  arrangeBusiness,
  arrangeBusinessSession,
  arrangeGig,
  arrangeResume,
  arrangeStudentSession,
  newTitle,
} from './support/arrange'
import { stopClock } from './support/clock'
import { chooseRadio, chooseSuburb, writeFormatted } from './support/fields'
import { emptyFile, jpegFile, pdfFile, pngFile, renamedFile } from './support/files'
import { newBusiness, newPerson, signOut, signUpAsBusiness, signUpAsStudent } from './support/people'
import { expect, test } from './support/test'
import { answerBusinessWizard, answerGigWizard, next, plainGig } from './support/wizards'

const megabyte = 1024 * 1024

test('BW-07 BW-08 images that are none are refused with their message', async ({ page }) => {
  await signUpAsBusiness(page, newBusiness())
  await answerBusinessWizard(page, {
    companyName: 'Marino Bakery',
    description: 'Bread, and the queue for it.',
    suburb: 'Brunswick',
    zipCode: '3056',
  })
  const logo = page.getByLabel('Choose a logo')
  const cover = page.getByLabel('Choose a cover')
  const say = (message: string) => expect(page.getByText(message, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Upload and Next' }).click()
  await say('Please select at least one image file')
  await logo.setInputFiles(renamedFile('logo.gif', 'image/gif'))
  await say('Please select a valid image file (JPEG or PNG) for logo')
  await cover.setInputFiles(emptyFile('cover.jpg', 'image/jpeg'))
  await say('Please select a valid image file (JPEG or PNG) for cover')
  await logo.setInputFiles(renamedFile('logo.png', 'image/png'))
  await say('Error converting logo image')
  await cover.setInputFiles(renamedFile('cover.jpg', 'image/jpeg'))
  await say('Error converting cover image')
  await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * megabyte + 1) })
  await say('Logo file size should be less than 5MB')
  await cover.setInputFiles({ name: 'cover.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(8 * megabyte + 1) })
  await say('Cover file size should be less than 8MB')

  await logo.setInputFiles(await pngFile())
  await cover.setInputFiles(await jpegFile())
  await page.route('**/api/business/upload-business-images', (route) => route.abort())
  await page.getByRole('button', { name: 'Upload and Next' }).click()
  await say('Upload failed. Please try again.')
  await expect(page.getByRole('progressbar', { name: 'Uploading your images' })).toHaveCount(0)
  await page.unroute('**/api/business/upload-business-images')
  await next(page, "That's great! Let's get you some help..", 'Upload and Next')
})

test('each step of the gig wizard says what is missing', async ({ page }) => {
  await arrangeBusinessSession(page)
  await page.goto('/business/createGig')
  const press = () => page.getByRole('button', { name: 'NEXT', exact: true }).click()
  const say = (message: string) => expect(page.getByText(message, { exact: true })).toBeVisible()

  await test.step('GW-02 the job title is mandatory', async () => {
    await page.getByRole('textbox', { name: 'Job title' }).focus()
    await page.getByRole('radio', { name: 'Casual' }).focus()
    await say('The job title is mandatory to be filled.')
    await press()
    await say('Some fields are missing...')
    await expect(page.getByRole('textbox', { name: 'Job title' })).toBeFocused()
    await page.getByRole('textbox', { name: 'Job title' }).fill(newTitle())
    await chooseRadio(page, 'Casual')
    await chooseSuburb(page, 'Carlton', '3053')
    await next(page, 'Pay & Job Timings')
  })

  await test.step('GW-04 a gig without shifts and pay is refused', async () => {
    await press()
    await say('Some fields are empty.')
  })

  await test.step('GW-03 pay is numeric, and ends no lower than it starts', async () => {
    const from = page.getByRole('textbox', { name: 'From', exact: true })
    const to = page.getByRole('textbox', { name: 'To', exact: true })
    await from.fill('30-35')
    await to.fill('30')
    await page.getByLabel('Pay type').selectOption('Per Hour')
    await press()
    await say('Enter dollars per hour, like 30.')
    // What was typed stays; the amount in it counts.
    await expect(from).toHaveValue('30-35')
    await from.fill('$40 an hour')
    await press()
    await say('"To" must be at least "From".')
  })

  await test.step('GW-04 a gig with pay and without shifts is accepted', async () => {
    await page.getByRole('textbox', { name: 'To', exact: true }).fill('45')
    await say('Students see: $40 – $45 Per Hour')
    await next(page, 'Job Description')
  })

  await test.step('GW-05 a summary point and a keyword are needed', async () => {
    await press()
    await say('Some fields are empty.')
    await page.getByRole('textbox', { name: 'Summary points', exact: true }).fill('Bread to take home')
    await page.getByRole('button', { name: 'Add point' }).click()
    await page.getByRole('button', { name: 'Hospo', exact: true }).click()
  })

  await test.step('GW-07 a poster of another type, unreadable or too large is refused', async () => {
    const poster = page.getByLabel('Choose a poster')
    await poster.setInputFiles(renamedFile('poster.pdf', 'application/pdf'))
    await say('Please select a valid image file (JPEG or PNG) for logo')
    await poster.setInputFiles(renamedFile('poster.png', 'image/png'))
    await say('Error converting logo image')
    await poster.setInputFiles({ name: 'poster.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * megabyte + 1) })
    await say('Logo file size should be less than 5MB')
    await next(page, 'Questions')
  })

  await test.step('GW-08 a fourth question is refused', async () => {
    const bank = page.getByRole('checkbox')
    await expect(bank).toHaveCount(10)
    for (const index of [0, 1, 2]) await bank.nth(index).check()
    await bank.nth(3).click()
    await say('You can only select up to 3 questions.')
    await expect(bank.nth(3)).not.toBeChecked()
  })
})

test('GW-09 pressing FINISH twice posts one gig', async ({ page }) => {
  await arrangeBusinessSession(page)
  const title = newTitle()
  await page.goto('/business/createGig')
  await answerGigWizard(page, { ...plainGig(title), questions: [] })
  await page.getByRole('button', { name: 'FINISH' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Your job just took off!' })).toBeVisible()
  await page.getByRole('link', { name: 'My Jobs' }).click()
  await page.reload()
  await expect(page.getByRole('link', { name: title })).toHaveCount(1)
})

test('AP-10 AP-06 one application, however often and from however many tabs it is sent', async ({
  page,
  browser,
  context,
}) => {
  const asBusiness = await browser.newPage()
  await arrangeBusinessSession(asBusiness)
  const { id, title } = await arrangeGig(asBusiness)
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
  await asBusiness.close()
})

test('credentials that are wrong get their message, and typing frees the form', async ({ page }) => {
  const credentials = newBusiness()
  const { username, password } = credentials
  await arrangeBusiness(page, { credentials })
  await signOut(page, 'Log Out')
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

test('each step of the student wizard says what it needs', async ({ page }) => {
  await signUpAsStudent(page, newPerson('Ada Lovelace'))
  const press = (name = 'NEXT') => page.getByRole('button', { name, exact: true }).click()
  const say = (message: string) => expect(page.getByText(message, { exact: true }).first()).toBeVisible()

  await test.step('SW-03 asks for an empty first name', async () => {
    await page.getByLabel('First name').fill('')
    await page.getByLabel('Last name').fill('')
    await say('We really need your First Name')
  })

  await test.step('SW-04 the phone number takes digits only', async () => {
    await page.getByLabel('Phone number').fill('call me')
    await expect(page.getByLabel('Phone number')).toHaveValue('')
  })

  await test.step('SW-03 asks for an empty last name and phone number', async () => {
    await say('We really need your Last Name')
    await page.getByLabel('First name').fill('Ada')
    await say('We really need your Phone Number')
  })

  await test.step('SW-04 NEXT is disabled until all four are answered', async () => {
    await expect(page.getByRole('button', { name: 'NEXT', exact: true })).toBeDisabled()
    await page.getByLabel('Last name').fill('Lovelace')
    await page.getByLabel('Phone number').fill('0412 345 678')
    await next(page, 'Where do you live?')
  })

  await test.step('SW-05 suburb and zip code are needed', async () => {
    await press()
    await say('We really need both those fields to be answered..')
    await chooseSuburb(page, 'Carlton', '3053')
    await next(page, 'Are you a domestic or an international student?')
  })

  await test.step('SW-06 a choice is needed, and International leads to the home country', async () => {
    await press()
    await say("Well, you've got to select something. 🤷🏻")
    await chooseRadio(page, 'International')
    await next(page, 'Where is home?')
  })

  await test.step('SW-07 the home country is one of the list, whatever its case', async () => {
    await page.getByRole('combobox', { name: 'Home country' }).fill('Atlantis')
    await press()
    await say('We really need your home country to be selected from the list. 🥺')
    await page.getByRole('combobox', { name: 'Home country' }).fill('vietnam')
    await next(page, 'What would you like to be paid?')
  })

  await next(page, 'What does your availability look like?')

  await test.step('SW-09 an empty week is refused for as long as its message shows', async () => {
    await stopClock(page)
    await press('FINISH')
    await say('We really need you to enter your availability.')
    await expect(page.getByRole('button', { name: 'FINISH' })).toBeDisabled()
    await page.clock.runFor(timers.emptyAvailabilityWarning)
    await expect(page.getByRole('button', { name: 'FINISH' })).toBeEnabled()
    await expect(page.getByText('We really need you to enter your availability.')).toHaveCount(0)
  })
})
