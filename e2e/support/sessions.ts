import type { APIRequestContext, Page } from '@playwright/test'
import { z } from 'zod'
import { answerOf, type Caller, tokenKey } from './calls'
import type { BusinessCredentials, Person } from './people'

/*
 * Signing up past the screens, where how one comes in is not what a journey checks.
 */

const begun = z.object({ token: z.string() })

/** Signs a student up as the browser does: to the provider's page, its answer, and the ticket for a session. */
export async function beginStudent(request: APIRequestContext, person: Person): Promise<Caller> {
  const asked = await request.get('/api/identity/start?kind=student&intent=signup')
  const answered = await request.post(asked.url(), { form: { ...person } })
  const ticket = new URLSearchParams(new URL(answered.url()).hash.slice(1)).get('ticket')
  const { token } = await answerOf(await request.post('/api/users/initAccount', { data: { data: { ticket } } }), begun)
  return { request, token }
}

/** Signs a business up by username and password. */
export async function beginBusiness(request: APIRequestContext, credentials: BusinessCredentials): Promise<Caller> {
  const data = { action: 'signup', ...credentials }
  const path = '/api/business/signup-using-credentials'
  const { token } = await answerOf(await request.post(path, { data: { data } }), begun)
  return { request, token }
}

/** Where each kind of account is told of, in the server's answer and in the browser (SA-09). */
const places = {
  student: { path: 'users', answer: 'userData', entry: 'user' },
  business: { path: 'business', answer: 'businessData', entry: 'business' },
} as const

/** Has the browser of a page hold a session, as it does after signing in; ends on a page without the product. */
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
