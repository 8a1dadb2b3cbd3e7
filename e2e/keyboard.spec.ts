import type { Locator } from '@playwright/test'
import { z } from 'zod'
import { arrangeBusinessSession, arrangeStudent } from './support/arrange-accounts'
import { arrangeGigBeside } from './support/arrange-gigs'
import { answerOf, getAs, postAs } from './support/calls'
import { tabTo } from './support/keys'
import { newPerson } from './support/people'
import { expect, test } from './support/test'

const session = z.object({
  userData: z.object({
    currentSuburb: z.string(),
    homeTownCountry: z.string(),
    expectedPayRate: z.number(),
    userAvailability: z.array(z.object({ tableIndex: z.string() })),
  }),
})

test('a student signs up and paints a week by keyboard alone', async ({ page }) => {
  const { keyboard } = page
  const person = newPerson('Grace Hopper')
  const heading = (name: string) => expect(page.getByRole('heading', { name })).toBeFocused()
  const nextButton = page.getByRole('button', { name: 'NEXT', exact: true })

  const shows = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await test.step('LA-01 Get Started leads to onboarding', async () => {
    await page.goto('/')
    await shows('Your Campus Gig Marketplace')
    await tabTo(page, page.getByRole('link', { name: 'Skip to content' }))
    await tabTo(page, page.getByRole('link', { name: 'Get Started', exact: true }))
    await keyboard.press('Enter')
    await expect(page).toHaveURL('/onboarding')
  })

  await test.step('ON-01 the student option is chosen', async () => {
    await shows('Which option best describes you?')
    await tabTo(page, page.getByRole('link', { name: 'Student', exact: true }))
    await keyboard.press('Enter')
    await expect(page).toHaveURL('/student/signup')
  })

  await test.step('SA-01 the identity button leads through the provider into the wizard', async () => {
    await shows('Signing you Up')
    await tabTo(page, page.getByRole('link', { name: 'Continue with your identity account' }))
    await keyboard.press('Enter')
    await page.getByLabel('Name').waitFor()
    await tabTo(page, page.getByLabel('Name'))
    await keyboard.type(person.name)
    await tabTo(page, page.getByLabel('Email'))
    await keyboard.type(person.email)
    await keyboard.press('Enter')
    await expect(page).toHaveURL('/completeProfile')
  })

  await test.step('SW-04 the country code is searched for, and the phone number typed', async () => {
    await page.getByLabel('Phone number').waitFor()
    await tabTo(page, page.getByRole('combobox', { name: 'Country code' }))
    await keyboard.press('ControlOrMeta+a')
    await keyboard.type('new zea')
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect(page.getByRole('combobox', { name: 'Country code' })).toHaveValue('NZ +64')
    await tabTo(page, page.getByLabel('Phone number'))
    await keyboard.type('0212 345 678')
    await keyboard.press('Enter')
    await heading('Where do you live?')
  })

  await test.step('SW-05 a part of its name finds the suburb, and the suburb its zip code', async () => {
    await tabTo(page, page.getByRole('combobox', { name: 'Suburb', exact: true }))
    await keyboard.type('footsc')
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect(page.getByRole('combobox', { name: 'Zip code', exact: true })).toHaveValue('3011')
    await tabTo(page, nextButton)
    await keyboard.press('Enter')
    await heading('Are you a domestic or an international student?')
  })

  await test.step('SW-06 an arrow chooses International, which leads to the home country', async () => {
    await tabTo(page, page.getByRole('radio', { name: 'Domestic' }))
    await keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'International' })).toBeChecked()
    await tabTo(page, nextButton)
    await keyboard.press('Space')
    await heading('Where is home?')
  })

  await test.step('SW-07 the home country is typed, whatever its case', async () => {
    await tabTo(page, page.getByRole('combobox', { name: 'Home country' }))
    await keyboard.type('new zealand')
    await tabTo(page, nextButton)
    await keyboard.press('Enter')
    await heading('What would you like to be paid?')
  })

  await test.step('SW-08 the pay slider goes from 15 to 50, and starts at 25', async () => {
    const slider = page.getByRole('slider', { name: 'Expected pay rate' })
    await tabTo(page, slider)
    await expect(slider).toHaveValue('25')
    await keyboard.press('End')
    await expect(slider).toHaveValue('50')
    await keyboard.press('Home')
    await expect(slider).toHaveValue('15')
    for (let step = 0; step < 3; step += 1) await keyboard.press('ArrowRight')
  })

  await test.step('SW-09 the last step asks for the week', async () => {
    await tabTo(page, nextButton)
    await keyboard.press('Enter')
    await heading('What does your availability look like?')
  })

  await test.step('AG-10 arrows, Home, End and Space paint the week, and one Tab leaves it', async () => {
    const cell = (name: string) => page.getByRole('button', { name, exact: true })
    await tabTo(page, cell('Sunday morning'))
    await keyboard.press('Space')
    await expect(page.getByRole('button', { name: 'Sunday morning', pressed: true })).toBeFocused()
    await keyboard.press('ArrowDown')
    await keyboard.press('End')
    await expect(cell('Monday night')).toBeFocused()
    await keyboard.press('Space')
    await keyboard.press('Shift+ArrowDown')
    await expect(page.getByRole('button', { name: 'Tuesday night', pressed: true })).toBeFocused()
    await keyboard.press('ControlOrMeta+End')
    await keyboard.press('Home')
    await expect(cell('Saturday morning')).toBeFocused()
    await keyboard.press('ArrowLeft')
    await keyboard.press('Space')
    await expect(page.getByText('7 of 28 slots free', { exact: true })).toBeVisible()
    await keyboard.press('ControlOrMeta+z')
    await expect(page.getByText('3 of 28 slots free', { exact: true })).toBeVisible()
    // One Tab leaves the grid: its cells are a single stop.
    await keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  })

  await test.step('SW-01 FINISH leads to the dashboard', async () => {
    await tabTo(page, page.getByRole('button', { name: 'FINISH' }))
    await keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard')
  })

  await test.step('SW-10 the server has every answer', async () => {
    const { userData } = await answerOf(await getAs(page, 'users/session'), session)
    expect(userData).toMatchObject({ currentSuburb: 'Footscray', homeTownCountry: 'New Zealand', expectedPayRate: 18 })
    expect(userData.userAvailability.map(({ tableIndex }) => tableIndex)).toEqual(['0-0', '1-3', '2-3'])
  })
})

test('a gig that a link opens by keyboard has the focus', { tag: '@phone' }, async ({ page, browser }) => {
  const { asBusiness, id, title } = await arrangeGigBeside(browser)

  await test.step('its applicants, once they are loaded', async () => {
    await asBusiness.goto('/businessdashboard')
    await asBusiness.getByRole('link', { name: `Track ${title}` }).press('Enter')
    await expect(asBusiness.getByRole('heading', { level: 1, name: title })).toBeFocused()
  })

  await test.step('on a phone, where it hides the heading of the search', async () => {
    await arrangeStudent(page)
    await postAs(page, 'users/update-saved-jobs', { savedJobs: [id] })
    await page.goto('/student/job-history/saved-jobs')
    await page.getByRole('link', { name: title }).press('Enter')
    await expect(page.getByRole('heading', { name: title })).toBeFocused()
  })
})

test('a text area that Tab reaches is not behind the save bar', async ({ page }) => {
  await arrangeBusinessSession(page)
  await page.goto('/business/settings')
  const description = page.getByRole('textbox', { name: 'Description' })
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN
  // Its first line is in the window, behind the bar.
  await page.setViewportSize({ width: 1280, height: Math.round((await topOf(description)) + 60) })
  await page.getByRole('combobox', { name: 'Category' }).focus()
  await page.keyboard.press('Tab')
  await expect(description).toBeFocused()
  await expect
    .poll(async () => (await topOf(page.getByRole('group', { name: 'Save Details' }))) - (await topOf(description)))
    .toBeGreaterThan(48)
})
