import { z } from 'zod'
import { businessJobListingSchema, businessSchema } from '@/domain'
import { gigDraftSchema } from '@/features/gig-posting/gig-draft'
import { listingOf } from '@/features/gig-posting/listing-of-draft'
import { arrangeBusinessSession } from './support/arrange-accounts'
import { newTitle } from './support/arrange-gigs'
import { answerOf, getAs, revokeSession } from './support/calls'
import { emptyFile, pngFile, renamedFile } from './support/files'
import { newBusiness, newPerson, signOut, submitPassword, throughProvider } from './support/people'
import { expect, test } from './support/test'
import { answerBusinessWizard, answerGigWizard, next, plainGig } from './support/wizards'

const megabyte = 1024 * 1024
const day = 24 * 60 * 60_000
const businessSession = z.object({
  businessData: businessSchema,
  businessJobListData: z.array(businessJobListingSchema),
})

test('a first business signs up through the identity provider', {
  tag: '@phone',
}, async ({ page }) => {
  const rosa = newPerson('Rosa Marino')

  await test.step('BA-06 signs up and lands in the wizard', async () => {
    await throughProvider(page, '/business/signup', rosa)
    await expect(page).toHaveURL('/completeBusinessProfile')
  })

  await test.step('BW-02 asks for the details that the provider did not send', async () => {
    await expect(page.getByLabel('First Name')).toHaveValue('Rosa')
    await expect(page.getByLabel('Last Name')).toHaveValue('Marino')
    await answerBusinessWizard(page, {
      email: null,
      companyName: 'Marino Bakery',
      description: 'Sourdough since 1962, and students since last week.',
      suburb: 'Brunswick',
      zipCode: '3056',
    })
  })

  await test.step('BW-07 BW-08 reads why a file that is not an image is refused', async () => {
    const logo = page.getByLabel('Choose a logo')
    const cover = page.getByLabel('Choose a cover')
    const shows = (message: string) => expect(page.getByText(message, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Upload and Next' }).click()
    await shows('Please select at least one image file')
    await logo.setInputFiles(renamedFile('logo.gif', 'image/gif'))
    await shows('Please select a valid image file (JPEG or PNG) for logo')
    await cover.setInputFiles(emptyFile('cover.jpg', 'image/jpeg'))
    await shows('Please select a valid image file (JPEG or PNG) for cover')
    await logo.setInputFiles(renamedFile('logo.png', 'image/png'))
    await shows('Error converting logo image')
    await cover.setInputFiles(renamedFile('cover.jpg', 'image/jpeg'))
    await shows('Error converting cover image')
    await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * megabyte + 1) })
    await shows('Logo file size should be less than 5MB')
    await cover.setInputFiles({ name: 'cover.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(8 * megabyte + 1) })
    await shows('Cover file size should be less than 8MB')
  })

  const lastStep = "That's great! Let's get you some help.."
  await test.step('BW-08 reads that an upload failed, and uploads again', async () => {
    await page.getByLabel('Choose a logo').setInputFiles(await pngFile())
    const uploads = '**/api/business/upload-business-images'
    await page.route(uploads, (route) => route.abort())
    await page.getByRole('button', { name: 'Upload and Next' }).click()
    await expect(page.getByText('Upload failed. Please try again.', { exact: true })).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Uploading your images' })).toHaveCount(0)
    await page.unroute(uploads)
    await next(page, lastStep, 'Upload and Next')
  })

  await test.step('BW-07 goes back, and skips the pictures', async () => {
    await next(page, 'Put a face to the name', 'Back')
    await next(page, lastStep, 'Skip')
  })

  await test.step('BW-09 finishes, and sees its dashboard', async () => {
    await page.getByRole('button', { name: 'FINISH' }).click()
    await expect(page).toHaveURL('/businessdashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Marino Bakery' })).toBeVisible()
  })

  await test.step('BW-02 keeps the provider’s e-mail address', async () => {
    const { businessData } = await answerOf(await getAs(page, 'business/session'), businessSession)
    expect(businessData).toMatchObject({ email: rosa.email, username: null })
  })

  await test.step('BA-07 signing up once more finds the account', async () => {
    await signOut(page, 'Log Out')
    await throughProvider(page, '/business/signup', rosa)
    await expect(page.getByText('Looks like you already have an account...')).toBeVisible()
    await page.getByRole('button', { name: 'Sign In Instead' }).click()
    await expect(page).toHaveURL('/businessdashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Marino Bakery' })).toBeVisible()
  })
})

test('GW-09 RT-11 BA-08 a gig left half-written is there the next day, after signing in again', {
  tag: '@phone',
}, async ({ page, context, request }) => {
  const credentials = newBusiness()
  await arrangeBusinessSession(page, { credentials })
  const title = newTitle()
  await page.goto('/business/createGig')
  await answerGigWizard(page, plainGig(title))
  await page.getByRole('button', { name: 'Back' }).click()
  await revokeSession(page, request, 'business')
  await page.close()

  const nextDay = await context.newPage()
  await nextDay.clock.setFixedTime(Date.now() + day)
  await nextDay.goto('/business/createGig')
  const dialog = nextDay.getByRole('dialog', { name: 'Sign in to go on' })
  await submitPassword(dialog, credentials.password)
  await expect(dialog).toHaveCount(0)
  await expect(nextDay.getByText('Your gig is as you left it.')).toBeVisible()
  await expect(nextDay.getByRole('heading', { name: 'Questions' })).toBeVisible()
  await expect(nextDay.getByRole('checkbox', { name: /^When could you start/ })).toBeChecked()
  await next(nextDay, 'Summary')
  await expect(nextDay.getByRole('main')).toContainText(title)

  const previewed = await nextDay.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, text]) => (key.includes(':draft:gig-wizard:') ? [text] : [])),
  )
  await nextDay.getByRole('button', { name: 'FINISH' }).click()
  await expect(nextDay.getByRole('heading', { name: 'Your job just took off!' })).toBeVisible()

  // The preview's listing equals the server's in every field except those that the server sets.
  const answer = await answerOf(await getAs(nextDay, 'business/session'), businessSession)
  const draft = gigDraftSchema.parse(JSON.parse(previewed[0] ?? ''))
  const previewedListing = listingOf(draft, answer.businessData, null)
  const { id, postedAt, postedOn, expiringOn, jobSuburbCentre, Application, ...preview } = previewedListing
  expect(answer.businessJobListData).toMatchObject([preview])
})
