import type { APIRequestContext, Page } from '@playwright/test'
import { z } from 'zod'
import { answerOf, type Caller, tokenKey } from './calls'
import { type BusinessCredentials, newPerson, type Person } from './people'

/*
 * Signing up through calls, for journeys that do not check the sign-up screens.
 */

const sessionStart = z.object({ token: z.string() })

/** Signs a person up as the browser does: fetches the provider's page, submits it, and exchanges the ticket. */
async function beginByProvider(request: APIRequestContext, person: Person, kind: keyof typeof places): Promise<Caller> {
  const loginPage = await request.get(`/api/identity/start?kind=${kind}&intent=signup`)
  const callback = await request.post(loginPage.url(), { form: { ...person } })
  const ticket = new URLSearchParams(new URL(callback.url()).hash.slice(1)).get('ticket')
  const init = await request.post(`/api/${places[kind].path}/initAccount`, { data: { data: { ticket } } })
  const { token } = await answerOf(init, sessionStart)
  return { request, token }
}

/** Signs a student up. */
export function beginStudent(request: APIRequestContext, person: Person): Promise<Caller> {
  return beginByProvider(request, person, 'student')
}

/**
 * Signs a business up.
 * @param credentials its username and password, where it signs in by them later: the server hashes a password for a
 * third of a second, so without them the provider vouches for it
 */
export async function beginBusiness(request: APIRequestContext, credentials?: BusinessCredentials): Promise<Caller> {
  if (!credentials) return beginByProvider(request, newPerson('Rosa Marino'), 'business')
  const data = { action: 'signup', ...credentials }
  const path = '/api/business/signup-using-credentials'
  const { token } = await answerOf(await request.post(path, { data: { data } }), sessionStart)
  return { request, token }
}

/** Where each kind of account is kept: its path, its field in the response and its local entry (SA-09). */
const places = {
  student: { path: 'users', answer: 'userData', entry: 'user' },
  business: { path: 'business', answer: 'businessData', entry: 'business' },
} as const

/** Stores a session in the page's browser, as signing in does. Ends on a file outside the product. */
export async function holdSession(page: Page, { request, token }: Caller, kind: keyof typeof places): Promise<void> {
  const { path, answer, entry } = places[kind]
  const headers = { authorization: `Bearer ${token}` }
  const session = await answerOf(
    await request.get(`/api/${path}/session`, { headers }),
    z.record(z.string(), z.unknown()),
  )
  const entries = { [tokenKey]: token, [entry]: JSON.stringify(session[answer]) }
  await page.goto('/icon.svg')
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }, entries)
}
