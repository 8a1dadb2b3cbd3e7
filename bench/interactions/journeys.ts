import type { Locator, Page } from 'playwright'
import { arrangeBusinessSession, arrangeStudentSession, arrangeStudentWizard } from '../../e2e/support/arrange-accounts'
import { pdfFile } from '../../e2e/support/files'

/** The input of a journey. */
interface JourneyTools {
  page: Page
  /** Measures one input: a tap on an element, or a key. `content` is the selector of the content that a tap opens. */
  measure: (moment: string, input: Locator | string, content?: string) => Promise<void>
  /** A gig of another business. */
  gig: { id: string }
}

/** Measures the interactions of some pages, in the order in which people do them. */
export type Journey = (tools: JourneyTools) => Promise<void>

/** The name of the measurement that no interaction can be faster than. */
const floor = 'the floor: a bare button'

/** Adds a button to the page that shows and hides an element, without React. */
async function addBareButton(page: Page) {
  await page.evaluate(() => {
    const button = document.createElement('button')
    button.textContent = 'Bare'
    button.style.cssText = 'position: fixed; inset: auto auto 0 0; z-index: 99; width: 99px; height: 99px'
    const toggled = document.createElement('div')
    toggled.textContent = 'Toggled'
    toggled.style.cssText = 'position: fixed; inset: auto auto 99px 0; z-index: 99'
    button.addEventListener('click', () => toggled.toggleAttribute('hidden'))
    document.body.append(button, toggled)
  })
  return page.getByRole('button', { name: 'Bare' })
}

/** Opens a page, and waits until its landmark is shown and its requests have ended. */
async function open(page: Page, path: string, landmark: Locator): Promise<void> {
  await page.goto(path)
  await landmark.first().waitFor()
  await page.waitForLoadState('networkidle')
}

const untilGone = (locator: Locator) => locator.waitFor({ state: 'detached' })

/** Sends a first input, and waits for the chunks that load after it. */
async function loadAfterFirstInput(page: Page, chunk: RegExp): Promise<void> {
  const loaded = page.waitForResponse(chunk)
  await page.keyboard.press('Shift')
  await loaded
  await page.waitForLoadState('networkidle')
}

const search: Journey = async ({ page, measure, gig }) => {
  await arrangeStudentSession(page)
  await open(page, '/dashboard', page.locator('[id^=job-card-]'))
  await loadAfterFirstInput(page, /\/menu-list-/)
  const bareButton = await addBareButton(page)
  await measure(floor, bareButton)
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('body > button, body > button + div')) each.remove()
  })

  await measure('opening the account menu', page.locator('nav button[aria-haspopup=menu]'), '[role=menu]')
  await page.getByRole('menu').waitFor()
  await measure('an arrow key in the menu', 'ArrowDown')
  await measure('closing the account menu', 'Escape')
  await untilGone(page.getByRole('menu'))

  await measure('opening the palette', page.getByRole('button', { name: 'Jump to…' }).first())
  await page.getByRole('dialog').getByRole('combobox').waitFor()
  await measure('typing in the palette', 's')
  await measure('closing the palette', 'Escape')
  await untilGone(page.getByRole('dialog'))

  await measure('saving a gig in the list', page.getByRole('button', { name: /^Save / }).nth(1))
  await measure('opening the filters', page.getByRole('button', { name: /^Filter/ }))
  const drawer = page.getByRole('dialog')
  await drawer.waitFor()
  await measure('choosing a filter', drawer.getByRole('checkbox').first())
  await measure('closing the filters', 'Escape')
  await untilGone(drawer)

  await measure('focusing the search', page.getByRole('combobox').first())
  await measure('typing in the search', 'b')
  await measure('searching (GO)', page.getByRole('button', { name: 'GO', exact: true }))

  await open(page, '/dashboard', page.locator('[id^=job-card-]'))
  await measure('opening a gig', page.locator('[id^=job-card-]').first())
  await page.getByRole('button', { name: /apply/i }).first().waitFor()
  await measure(
    'going back to the list',
    page.getByRole('region', { name: 'Job details' }).getByRole('button', { name: 'Close' }),
  )

  await open(page, `/dashboard?job=${gig.id}`, page.getByRole('button', { name: 'Fast apply' }))
  await measure(
    'saving the open gig',
    page.getByRole('region', { name: 'Job details' }).getByRole('button', { name: /^Save/ }),
  )
  await measure('opening the application', page.getByRole('button', { name: 'Fast apply' }).first(), '[role=dialog]')
  const dialog = page.getByRole('dialog')
  const editor = dialog.locator('[contenteditable=true]')
  await editor.waitFor()
  await dialog.getByLabel(/^Upload a resume$/).setInputFiles(await pdfFile({ name: 'resume.pdf' }))
  await dialog.getByRole('button', { name: 'resume.pdf' }).waitFor()
  await measure('focusing the editor', editor)
  await measure('the first letter in the editor', 'H')
  await measure('the second letter in the editor', 'i')
  await measure('closing the application', 'Escape')
  await untilGone(dialog)
}

const settings: Journey = async ({ page, measure }) => {
  await arrangeStudentSession(page)
  const cell = page.locator('[data-look]')
  await open(page, '/settings', cell)
  await cell.first().scrollIntoViewIfNeeded()
  await measure('painting a cell in settings', cell.first())
  await measure('painting the next cell', cell.nth(1))
  const suburb = page.getByRole('combobox', { name: 'Suburb' })
  await measure('opening the suburbs', suburb)
  await measure('typing in the suburbs', 'b')
  await page.keyboard.press('Escape')

  await open(page, '/student/job-history/saved-jobs', page.getByRole('tab'))
  await measure('choosing a tab', page.getByRole('tab', { name: /^Applied/ }))
}

const studentWizard: Journey = async ({ page, measure }) => {
  await arrangeStudentWizard(page)
  const phone = page.getByRole('textbox', { name: 'Phone number' })
  await phone.waitFor()
  await page.waitForLoadState('networkidle')
  await phone.tap()
  await measure('typing a phone number', '0')
  await measure('opening the countries', page.getByRole('combobox', { name: 'Country code' }))
  await measure('typing in the countries', 'v')
  await page.keyboard.press('Escape')
  await phone.fill('0412 345 678')
  await measure('NEXT in the student wizard', page.getByRole('button', { name: 'NEXT' }))
}

const business: Journey = async ({ page, measure }) => {
  await arrangeBusinessSession(page)
  await open(page, '/business/createGig', page.getByRole('textbox', { name: 'Job title' }))
  await page.getByRole('textbox', { name: 'Job title' }).tap()
  await measure('typing a gig title', 'B')
  await page.getByText('Casual', { exact: true }).tap()
  await measure('NEXT in the gig wizard', page.getByRole('button', { name: 'NEXT' }))
  await page.getByRole('heading', { name: 'Pay & Job Timings' }).waitFor()
  await open(page, '/businessdashboard', page.getByRole('heading', { level: 1 }))
  await measure('opening the sidebar', page.getByRole('button', { name: 'Business pages' }))
  await page.getByRole('dialog').waitFor()
  await measure('following a link of the sidebar', page.getByRole('dialog').getByRole('link', { name: 'Settings' }))
}

export const journeys: readonly Journey[] = [search, settings, studentWizard, business]
