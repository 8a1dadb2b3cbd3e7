import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { arrangeStudentSession } from './support/arrange-accounts'
import { answerOf, getAs } from './support/calls'
import { expect, test } from './support/test'
import { paint } from './support/wizards'

const listings = z.object({
  jobList: z.array(
    z.object({
      Shift: z.array(z.object({ dayOfWeek: z.string(), startTime: z.string(), endTime: z.string() })),
    }),
  ),
})

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The cell of a minute of the week. The hours before six belong to the previous day's night. */
function cellOfMinute(minuteOfWeek: number): string {
  const week = 7 * 24 * 60
  const minute = (minuteOfWeek + week) % week
  const hour = Math.floor(minute / 60) % 24
  const day = Math.floor(minute / (24 * 60))
  if (hour < 6) return `${(day + 6) % 7}-3`
  return `${day}-${hour < 12 ? 0 : hour < 18 ? 1 : hour < 22 ? 2 : 3}`
}

/** The cells of a roster, counted minute by minute, independently of the product's arithmetic. */
function cellsOf(shifts: z.output<typeof listings>['jobList'][number]['Shift']): Set<string> {
  const cells = new Set<string>()
  for (const { dayOfWeek, startTime, endTime } of shifts) {
    const minuteOf = (time: string) => Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16))
    const start = minuteOf(startTime)
    const length = (minuteOf(endTime) - start + 24 * 60) % (24 * 60)
    for (let minute = 0; minute < length; minute += 1)
      cells.add(cellOfMinute(days.indexOf(dayOfWeek) * 24 * 60 + start + minute))
  }
  return cells
}

/** The texts of all scripts that the page fetched. */
function scriptsOf(page: Page): Promise<string>[] {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  return scripts
}

test('LA-01 the landing page counts the live gigs that fit a painted week', async ({ page, browser }) => {
  const reader = await browser.newPage()
  await arrangeStudentSession(reader)
  const { jobList } = await answerOf(await getAs(reader, 'users/session'), listings)
  await reader.close()
  const rosters = jobList.map(({ Shift }) => cellsOf(Shift)).filter((cells) => cells.size > 0)
  expect(rosters.length).toBeGreaterThan(5)
  const fitting = (free: string[]) => rosters.filter((cells) => [...cells].every((cell) => free.includes(cell))).length

  await page.goto('/')
  const section = page.getByRole('region', { name: 'When could you work?' })
  await expect(section).toContainText(`Paint the hours you're free: ${rosters.length} live gigs are waiting.`)
  const free: string[] = []
  for (const [name, cells] of [
    ['Saturday, all day', ['6-0', '6-1', '6-2', '6-3']],
    ['Sunday, all day', ['0-0', '0-1', '0-2', '0-3']],
    [/^Evening .*every day$/, days.map((_, day) => `${day}-2`)],
    ['All, the whole week', days.flatMap((_, day) => [0, 1, 2, 3].map((slot) => `${day}-${slot}`))],
  ] as const) {
    await section.getByRole('button', { name }).click()
    free.push(...cells)
    const count = fitting(free)
    await expect(section).toContainText(
      count === 0
        ? `None of ${rosters.length} live gigs fits yet.`
        : `${count} of ${rosters.length} live gigs ${count === 1 ? 'fits' : 'fit'} this week.`,
    )
  }
  expect(fitting(free)).toBe(rosters.length)
})

test('LA-01 the landing page lists gigs that fit, in a card that fits a window of 900 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  const section = page.getByRole('region', { name: 'When could you work?' })
  const newest = section.getByRole('list', { name: 'Newest gigs' }).getByRole('listitem')
  await expect(newest).toHaveCount(3)
  const card = await section.boundingBox()
  const headline = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(headline?.y).toBeCloseTo(card?.y ?? 0, 0)
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(900)

  // No sample gig has its only shift on a Sunday night.
  await section.getByRole('button', { name: 'All, the whole week' }).click()
  const fitting = section.getByRole('list', { name: 'Gigs that fit' }).getByRole('listitem')
  await expect(fitting).toHaveCount(3)
  await section.getByRole('button', { name: 'Clear' }).click()
  await section.getByRole('button', { name: /^Sunday night/ }).click()
  await expect(section).toContainText('fits yet')
  await expect(fitting).toHaveCount(0)
  // The grid stays where it was.
  expect(await section.boundingBox()).toEqual(card)

  await section.getByRole('button', { name: 'All, the whole week' }).click()
  await fitting.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/student\/signin\?next=/)
})

test('cards, buttons and onboarding lead to sign-up', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')

  await test.step('LA-02 each card leads to its sign-up', async () => {
    for (const [name, path] of [
      ['Sign Up as a Student', '/student/signup'],
      ['SignUp and Post a Gig', '/business/signup'],
    ] as const) {
      await page.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(path)
      await page.goBack()
      await expect(page).toHaveURL('/')
    }
  })

  await test.step('LA-03 the sections are there, and the last leads to onboarding', async () => {
    await expect(page.getByRole('heading', { name: /^Why Choose/ })).toBeVisible()
    await expect(page.getByRole('blockquote')).toHaveCount(2)
    await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()}`)
    await page.getByRole('link', { name: 'Join Now', exact: true }).click()
    await expect(page).toHaveURL('/onboarding')
    await page.goBack()
    await expect(page).toHaveURL('/')
  })

  await test.step('LA-01 the headline’s button leads to onboarding', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Campus Gig Marketplace')
    await page.getByRole('link', { name: 'Get Started', exact: true }).click()
    await expect(page).toHaveURL('/onboarding')
  })

  await test.step('ON-01 both options of onboarding answer to Enter', async () => {
    await page.getByRole('link', { name: 'Business', exact: true }).press('Enter')
    await expect(page).toHaveURL('/business/signup')
    await page.goBack()
    await page.getByRole('link', { name: 'Student', exact: true }).press('Enter')
    await expect(page).toHaveURL('/student/signup')
    await expect(page.getByRole('heading', { level: 1, name: 'Signing you Up' })).toBeVisible()
  })
})

test('SA-01 BA-01 RT-05 sign-up and sign-in lead to each other', async ({ page }) => {
  await page.goto('/student/signup')
  await page.getByRole('link', { name: 'Sign in instead!' }).click()
  await expect(page).toHaveURL('/student/signin')
  await expect(page.getByRole('heading', { level: 1, name: 'Signing you In' })).toBeVisible()
  await expect(page.getByText("Welcome back mate! I'm so glad you're back..")).toBeVisible()
  await page.getByRole('link', { name: 'Sign up instead!' }).click()
  await expect(page).toHaveURL('/student/signup')
  await page.goto('/business/signup')
  await page.getByRole('link', { name: 'Sign in instead!' }).click()
  await expect(page).toHaveURL('/business/signin')
  await page.getByRole('link', { name: 'Sign up instead!' }).click()
  await expect(page).toHaveURL('/business/signup')
})

test('LA-01 the landing page logs no errors or warnings, and loads neither editor, PDF reader nor command palette', {
  tag: '@phone',
}, async ({ page }) => {
  const heavy = [/ProseMirror/, /GlobalWorkerOptions/, /cmdk-item/]
  const assets = join(import.meta.dirname, '../dist/client/assets')
  const built = readdirSync(assets).filter((file) => /\.m?js$/.test(file))
  const texts = built.map((file) => readFileSync(join(assets, file), 'utf8'))
  // These words must occur in the build; otherwise their absence from the page would prove nothing.
  for (const words of heavy) expect(texts.some((text) => words.test(text))).toBe(true)

  const messages: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text())
  })
  const scripts = scriptsOf(page)
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'When could you work?' })).toContainText('live gigs are waiting')
  await paint(page, ['Monday, all day'])
  await page.getByRole('link', { name: 'Get Started', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Which option best describes you?' })).toBeVisible()
  const loaded = await Promise.all(scripts)
  expect(loaded.length).toBeGreaterThan(1)
  for (const words of heavy) expect(loaded.filter((text) => words.test(text))).toEqual([])
  expect(messages).toEqual([])
})

test("the app takes over a visitor's page in the same document", { tag: '@phone' }, async ({ page, context }) => {
  await page.goto('/')
  const section = page.getByRole('region', { name: 'When could you work?' })
  await expect(section).toContainText('live gigs are waiting')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))

  await test.step('a link leads to the heading of its screen, and Back to where it was pressed', async () => {
    const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })
    await terms.tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(terms).toBeInViewport()
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  })

  await test.step('LA-01 an account that signs in in another tab changes the button, and keeps the painted week', async () => {
    await page.goto('/')
    await expect(section).toContainText('live gigs are waiting')
    await section.getByRole('button', { name: 'All, the whole week' }).tap()
    await expect(section).toContainText('fit this week')
    await arrangeStudentSession(await context.newPage())
    await expect(page.getByRole('link', { name: 'Go to my jobs' })).toBeVisible()
    await expect(section).toContainText('fit this week')
  })
})
