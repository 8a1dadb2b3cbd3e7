import type { Page } from '@playwright/test'
import { ownEvents } from '@/contract'
import { timers } from '@/domain'
import { arrangeBusinessSession, arrangeStudent } from './support/arrange-accounts'
import { newTitle } from './support/arrange-gigs'
import { getAs } from './support/calls'
import { stopClock } from './support/clock'
import { fillEvent, inTwoWeeks } from './support/event-form'
import { jpegFile, pngFile, renamedFile } from './support/files'
import { openEach } from './support/navigation'
import { openMenu, signOut } from './support/people'
import { expect, test } from './support/test'

const elsewhere = 'https://fair.example/spring'

const created = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your event is on the board.' })

test('a business creates an event with pictures, and finds it again after a reload', async ({ page }) => {
  await arrangeBusinessSession(page)

  await test.step('RT-08 the empty page carries the specification’s line, and leads to a new event', async () => {
    await page.goto('/business/events')
    await expect(page.getByText(/developers are currently working on the feature/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No events yet' })).toBeVisible()
    await page.getByRole('link', { name: 'Create Event' }).click()
    await expect(page).toHaveURL('/business/createEvent')
    await expect(page).toHaveTitle('Create an event · Campus Gigs')
  })

  await test.step('EV-02 an empty event is refused', async () => {
    await page.getByRole('button', { name: 'Create Event' }).click()
    await expect(page.getByText('Some important fields have not been filled...')).toBeVisible()
    await expect(page.getByLabel('Event name')).toBeFocused()
  })

  await fillEvent(page, 'Spring fair')

  await test.step('an unreadable picture is refused, and two others are taken', async () => {
    const picker = page.getByLabel(/^Choose a(nother)? picture$/)
    await picker.setInputFiles(renamedFile('notes.png', 'image/png'))
    await expect(page.getByText("That image can't be read. Choose another one.")).toBeVisible()
    await picker.setInputFiles(await jpegFile({ name: 'lawn.jpg' }))
    await expect(page.getByRole('img', { name: 'lawn.jpg' })).toBeVisible()
    await picker.setInputFiles(await pngFile({ name: 'band.png' }))
  })

  await test.step('EV-01 two presses create one event, which is listed with its picture after a reload', async () => {
    // The second picture may still be being converted.
    await page.getByRole('button', { name: 'Create Event' }).dblclick()
    await expect(created(page)).toBeFocused()
    const { events } = ownEvents.parse(await (await getAs(page, 'business/events')).json())
    expect(events.map(({ eventImages }) => eventImages.length)).toEqual([2])

    await page.getByRole('link', { name: 'Your events' }).click()
    await page.reload()
    const event = page.getByRole('listitem').filter({ hasText: 'Spring fair' })
    await expect(event).toHaveCount(1)
    await expect(event).toContainText(inTwoWeeks().shown)
    await expect(event).toContainText('$12.50 AUD')
    const picture = event.locator('img')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })
})

test('a student finds the event of a business, with its time, place and page', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  await arrangeBusinessSession(page)
  await page.goto('/business/createEvent')
  const name = newTitle('Lantern parade')
  await fillEvent(page, name, elsewhere)
  await page.getByRole('button', { name: 'Create Event' }).click()
  await expect(created(page)).toBeVisible()

  const student = await browser.newPage()
  await arrangeStudent(student)
  await (await openMenu(student)).filter({ hasText: 'Events' }).click()
  await expect(student).toHaveURL('/student/events')
  await student.getByRole('button', { name }).click()
  const details = student.getByRole('dialog', { name })
  await expect(details).toContainText(inTwoWeeks().shown)
  await expect(details).toContainText('Carlton 3053')
  await expect(details).toContainText('By Corner Bakery')
  await expect(details.getByRole('link', { name: "Go to the event's page" })).toHaveAttribute('href', elsewhere)
  await student.reload()
  await expect(details).toBeVisible()
  await student.goBack()
  await expect(details).toHaveCount(0)
})

test('EV-01 EV-04 the draft survives a reload and a lost connection', { tag: '@phone' }, async ({ page, context }) => {
  await arrangeBusinessSession(page)
  await page.goto('/business/createEvent')
  await fillEvent(page, 'Quiz night')
  await page.reload()
  await expect(page.getByText('Your event is as you left it.')).toBeVisible()
  await expect(page.getByLabel('Event name')).toHaveValue('Quiz night')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Create Event' }).click()
  await expect(page.getByRole('alert')).toContainText('An unexpected error occurred. Please try again.')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(created(page)).toBeVisible()
  await page.goto('/business/createEvent')
  await expect(page.getByLabel('Event name')).toHaveValue('')
})

test('SC-01 SC-02 RT-09 the address on its poster leads anybody to the event’s own page, after the countdown', {
  tag: '@phone',
}, async ({ page, browser }) => {
  await arrangeBusinessSession(page)
  await page.goto('/business/createEvent')
  await fillEvent(page, 'Street party', elsewhere)
  await page.getByRole('button', { name: 'Create Event' }).click()
  await expect(created(page)).toBeVisible()
  const address = await page.getByText(/^http.*\/events\/corner-bakery\/street-party-/).textContent()

  const visitor = await browser.newPage()
  await visitor.route('https://fair.example/**', (route) =>
    route.fulfill({ body: 'The fair', contentType: 'text/html' }),
  )
  await stopClock(visitor)
  await visitor.goto(address ?? '')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Hold on...' })).toBeVisible()
  await expect(visitor.getByText('Redirecting you in 6 seconds..')).toBeVisible()
  await visitor.getByRole('button', { name: "Don't redirect me" }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Your link is ready!' })).toBeFocused()
  await expect(visitor.getByRole('link', { name: /^Click here!/ })).toHaveAttribute('href', elsewhere)
  await visitor.reload()
  await expect(visitor.getByText('Redirecting you in 6 seconds..')).toBeVisible()
  // Only a countdown that ends after the target arrived leaves by itself.
  await expect(visitor.getByText('This poster leads to fair.example.')).toBeVisible()
  await visitor.clock.runFor(timers.scanCountdown - timers.scanTick)
  await expect(visitor.getByText('Redirecting you in 1 seconds..')).toBeVisible()
  await visitor.clock.runFor(timers.scanTick)
  await expect(visitor).toHaveURL(elsewhere)
})

test('RT-11 the pages of events and help send a visitor to the business sign-in', { tag: '@phone' }, async ({
  page,
}) => {
  await arrangeBusinessSession(page)
  await page.goto('/business/help')
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  await signOut(page, 'Log Out')
  for await (const path of openEach(page, ['/business/createEvent', '/business/events', '/business/help'])) {
    await expect(page).toHaveURL(`/business/signin?next=${encodeURIComponent(path)}`)
  }
})
