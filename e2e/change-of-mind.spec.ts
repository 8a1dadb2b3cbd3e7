import type { Page } from '@playwright/test'
import { z } from 'zod'
import { arrangeStudentWizard } from './support/arrange-accounts'
import { answerOf, getAs } from './support/calls'
import { chooseOption, chooseRadio, chooseSuburb } from './support/fields'
import { expect, test } from './support/test'
import { expectProgress, next, paint } from './support/wizards'

const headings = {
  place: 'Where do you live?',
  type: 'Are you a domestic or an international student?',
  home: 'Where is home?',
  pay: 'What would you like to be paid?',
  week: 'What does your availability look like?',
}

const stored = z.object({
  userData: z.object({
    firstName: z.string(),
    phoneNumber: z.string(),
    currentSuburb: z.string(),
    currentZipCode: z.string(),
    isInternationalStudent: z.boolean(),
    homeTownCountry: z.string().nullable(),
    expectedPayRate: z.number(),
    userAvailability: z.array(z.object({ tableIndex: z.string() })),
  }),
})

const expectStep = (page: Page, heading: string) =>
  expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
const country = (page: Page) => page.getByRole('combobox', { name: 'Home country' })
const slider = (page: Page) => page.getByRole('slider', { name: 'Expected pay rate' })
const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true }).click()

test('SW-02 SW-06 SW-10 a student goes back and changes the answers of every step, and the last answers are kept', async ({
  page,
}) => {
  await arrangeStudentWizard(page, 'Lin Vu')
  await page.getByLabel('Phone number').fill('411 111 111')
  await next(page, headings.place)
  await chooseSuburb(page, 'Carlton', '3053')
  await next(page, headings.type)

  await test.step('switches between domestic and international, and keeps the home country', async () => {
    await chooseRadio(page, 'Domestic')
    await next(page, headings.pay)
    await page.goBack()
    await expectStep(page, headings.type)
    await chooseRadio(page, 'International')
    await next(page, headings.home)
    await chooseOption(page, 'Home country', 'viet', /^Vietnam/)
    await next(page, headings.pay)
    await back(page)
    await expectStep(page, headings.type)
    await chooseRadio(page, 'Domestic')
    await next(page, headings.pay)
    await page.goBack()
    await chooseRadio(page, 'International')
    await next(page, headings.home)
    await expect(country(page)).toHaveValue('Vietnam')
    await chooseOption(page, 'Home country', 'malay', /^Malaysia/)
    await next(page, headings.pay)
  })

  await test.step('answers pay and week, then goes back to step 1 by the button and by the browser', async () => {
    await slider(page).press('End')
    await next(page, headings.week)
    await paint(page, ['Monday morning'])
    await page.goBack()
    await expectStep(page, headings.pay)
    await slider(page).press('Home')
    await page.goBack()
    await expectStep(page, headings.home)
    await chooseOption(page, 'Home country', 'indone', /^Indonesia/)
    await back(page)
    await expectStep(page, headings.type)
    await page.goBack()
    await expectStep(page, headings.place)
    await chooseSuburb(page, 'Fitzroy', '3065')
    await back(page)
    await expectProgress(page, 0)
    await page.getByLabel('First name').fill('Linh')
    await page.getByLabel('Phone number').fill('422 222 222')
  })

  await test.step('goes forward again and finds every value', async () => {
    await page.goForward()
    await expectStep(page, headings.place)
    const suburb = page.getByRole('combobox', { name: 'Suburb', exact: true })
    await expect(suburb).toHaveValue('Fitzroy')
    await page.reload()
    await expect(suburb).toHaveValue('Fitzroy')
    await page.goForward()
    await expectStep(page, headings.type)
    await expect(page.getByRole('radio', { name: 'International' })).toBeChecked()
    await next(page, headings.home)
    await expect(country(page)).toHaveValue('Indonesia')
    await next(page, headings.pay)
    await expect(slider(page)).toHaveValue('15')
    await slider(page).press('ArrowRight')
    await next(page, headings.week)
    await paint(page, ['Monday morning', 'Tuesday evening'])
    await page.getByRole('button', { name: 'FINISH' }).click()
    await expect(page).toHaveURL('/dashboard')
  })

  const { userData } = await answerOf(await getAs(page, 'users/session'), stored)
  expect(userData).toEqual({
    firstName: 'Linh',
    phoneNumber: '+61 422222222',
    currentSuburb: 'Fitzroy',
    currentZipCode: '3065',
    isInternationalStudent: true,
    homeTownCountry: 'Indonesia',
    expectedPayRate: 16,
    userAvailability: [{ tableIndex: '2-2' }],
  })

  // Finishing removes the wizard's history entries, so Forward does not reopen it.
  await page.goForward()
  await expect(page).toHaveURL('/dashboard')
})
