import { z } from 'zod'
import { arrangeBusinessSession, arrangeStudentDevice, arrangeStudentSession } from './support/arrange-accounts'
import { arrangeGigElsewhere } from './support/arrange-gigs'
import { answerOf, getAs } from './support/calls'
import { newBusiness, signInAsBusiness } from './support/people'
import { expect, test } from './support/test'

const saves = z.object({ savedJobs: z.array(z.string()) })

test('BA-08 a student’s saved job is sent before a business signs in in another tab, and the first tab follows', async ({
  page,
  context,
  browser,
  server,
}) => {
  const { id, title } = await arrangeGigElsewhere(server.url)
  const credentials = newBusiness('shared.browser')
  const elsewhere = await browser.newPage()
  await arrangeBusinessSession(elsewhere, { credentials })
  const person = await arrangeStudentSession(page)
  await page.goto(`/dashboard?job=${id}`)
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible()
  // Beacons are blocked, so only the flush of the sign-in form can send the saved job.
  await context.route('**/beacon-update-saved-jobs', (route) => route.abort())
  await page.getByRole('button', { name: /^Save/ }).first().click()
  const tab = await context.newPage()
  const sent = tab.waitForRequest((request) => request.url().endsWith('/users/update-saved-jobs'))
  await signInAsBusiness(tab, credentials)
  expect((await (await sent).response())?.status()).toBe(200)
  await expect(page).toHaveURL('/businessdashboard')

  await arrangeStudentDevice(elsewhere, person)
  expect((await answerOf(await getAs(elsewhere, 'users/session'), saves)).savedJobs).toEqual([id])
})
