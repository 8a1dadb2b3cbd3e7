import type { Page } from '@playwright/test'
import { arrangeBusinessSession, arrangeStudentSession } from './support/arrange'
import { newPerson } from './support/people'
import { beginBusiness, beginStudent, holdSession } from './support/sessions'
import { expect, test } from './support/test'

const authScreens = ['/student/signup', '/student/signin', '/business/signup', '/business/signin'] as const

/** Who opens the four screens, and where each then is: where the row is silent, on the screen that was opened. */
const visitors = [
  {
    row: 'RT-02 a complete student is sent from the student screens to the search',
    arrange: (page: Page) => arrangeStudentSession(page),
    instead: { '/student/signup': '/dashboard', '/student/signin': '/dashboard' },
  },
  {
    row: 'RT-02 an incomplete student is sent nowhere',
    arrange: async (page: Page) => holdSession(page, await beginStudent(page.request, newPerson()), 'student'),
    instead: {},
  },
  {
    row: 'BA-08 a complete business is sent from the business screens to its dashboard',
    arrange: (page: Page) => arrangeBusinessSession(page),
    instead: { '/business/signup': '/businessdashboard', '/business/signin': '/businessdashboard' },
  },
  {
    row: 'BA-08 an incomplete business is sent from the business screens to its wizard',
    arrange: async (page: Page) => holdSession(page, await beginBusiness(page.request), 'business'),
    instead: { '/business/signup': '/completeBusinessProfile', '/business/signin': '/completeBusinessProfile' },
  },
]

const headings: Record<string, string | RegExp> = {
  '/student/signup': 'Signing you Up',
  '/student/signin': 'Signing you In',
  '/dashboard': 'Find a gig that fits your week',
  '/businessdashboard': 'Corner Bakery',
}

for (const { row, arrange, instead } of visitors) {
  test(row, async ({ page }) => {
    await arrange(page)
    for (const screen of authScreens) {
      await page.goto(screen)
      const expected = new Map(Object.entries(instead)).get(screen) ?? screen
      // The screen that stays is told from the one that is about to redirect by what it shows.
      await expect(page.getByRole('heading', { level: 1, name: headings[expected] })).toBeVisible()
      await expect(page).toHaveURL(expected)
    }
  })
}
