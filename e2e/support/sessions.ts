import type { APIRequestContext, Page } from '@playwright/test'
import { z } from 'zod'
import { answerOf, type Caller, tokenKey } from './calls'
import { type BusinessCredentials, newPerson, type Person } from './people'

/*
 * Signing up past the screens, where how one comes in is not what a journey checks.
 */

const begun = z.object({ token: z.string() })

/** Signs somebody up as the browser does: to the provider's page, its answer, and the ticket for a session. */
async function beginByProvider(request: APIRequestContext, person: Person, kind: keyof typeof places): Promise<Caller> {
  const asked = await request.get(`/api/identity/start?kind=${kind}&intent=signup`)
  const answered = await request.post(asked.url(), { form: { ...person } })
  const ticket = new URLSearchParams(new URL(answered.url()).hash.slice(1)).get('ticket')
  const init = await request.post(`/api/${places[kind].path}/initAccount`, { data: { data: { ticket } } })
  const { token } = await answerOf(init, begun)
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
