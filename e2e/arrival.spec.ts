import type { Page } from '@playwright/test'
import { arrangeBusinessSession, arrangeStudentSession } from './support/arrange-accounts'
import { openEach } from './support/navigation'
import { newPerson } from './support/people'
import { signUpBusiness, signUpStudent, storeSession } from './support/sessions'
import { expect, test } from './support/test'

const authScreens = [
  ['/student/signup', '/student/signin'],
  ['/business/signup', '/business/signin'],
] as const

interface Visitor {
  who: string
  arrange: (page: Page) => Promise<unknown>
  /** The redirect target by screen; screens without one open. */
  redirects: Record<string, string>
}

const visitors: Visitor[] = [
  {
    who: 'a complete student from the student screens to the search',
    arrange: (page: Page) => arrangeStudentSession(page),
    redirects: { '/student/signup': '/dashboard', '/student/signin': '/dashboard' },
  },
  {
    who: 'no incomplete student',
    arrange: async (page: Page) => storeSession(page, await signUpStudent(page.request, newPerson()), 'student'),
    redirects: {},
  },
  {
    who: 'a complete business from the business screens to its dashboard',
    arrange: (page: Page) => arrangeBusinessSession(page),
    redirects: { '/business/signup': '/businessdashboard', '/business/signin': '/businessdashboard' },
  },
  {
    who: 'an incomplete business from the business screens to its wizard',
    arrange: async (page: Page) => storeSession(page, await signUpBusiness(page.request), 'business'),
    redirects: { '/business/signup': '/completeBusinessProfile', '/business/signin': '/completeBusinessProfile' },
  },
]

const headings: Record<string, string> = {
  '/student/signup': 'Signing you Up',
  '/student/signin': 'Signing you In',
  '/dashboard': 'Gigs that fit your week',
  '/businessdashboard': 'Corner Bakery',
}

for (const { who, arrange, redirects } of visitors) {
  test(`RT-02 BA-08 sign-up and sign-in redirect ${who}`, async ({ page }) => {
    await arrange(page)
    for (const screens of authScreens) {
      for await (const screen of openEach(page, screens)) {
        const expected = redirects[screen] ?? screen
        // Wait for the content, because the URL also matches a screen that is about to redirect.
        await expect(page.getByRole('heading', { level: 1, name: headings[expected] ?? /./ })).toBeVisible()
        await expect(page).toHaveURL(expected)
      }
    }
  })
}
