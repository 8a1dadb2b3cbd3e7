// Signs accounts up and in by calls, for journeys that do not check those screens.
import type { APIRequestContext, Page } from '@playwright/test'
import { z } from 'zod'
import { answerOf, type Caller, sendWhenNotBusy, tokenKey } from './calls'
import { type BusinessCredentials, newPerson, type Person } from './people'

/** The API path of each kind of account, the field of its session's response, and the local storage key of that field. */
const accountKinds = {
  student: { path: 'users', responseField: 'userData', storageKey: 'user' },
  business: { path: 'business', responseField: 'businessData', storageKey: 'business' },
} as const

type AccountKind = keyof typeof accountKinds

const sessionStart = z.object({ token: z.string() })

/** Signs a person up as the browser does: fetches the provider's page, submits it, and exchanges the ticket. */
async function signUpByProvider(request: APIRequestContext, person: Person, kind: AccountKind): Promise<Caller> {
  const loginPage = await sendWhenNotBusy(() => request.get(`/api/identity/start?kind=${kind}&intent=signup`))
  const callback = await request.post(loginPage.url(), { form: { ...person } })
  // The server redirects the browser to a page of the product, with the ticket in the URL's fragment.
  const ticket = new URLSearchParams(new URL(callback.url()).hash.slice(1)).get('ticket')
  const path = `/api/${accountKinds[kind].path}/initAccount`
  const response = await sendWhenNotBusy(() => request.post(path, { data: { data: { ticket } } }))
  const { token } = await answerOf(response, sessionStart)
  return { request, token }
}

/** Signs a student up, or a known student in. */
export function signUpStudent(request: APIRequestContext, person: Person): Promise<Caller> {
  return signUpByProvider(request, person, 'student')
}

/**
 * Signs a business up.
 * @param credentials its username and password. Default: an account of the identity provider
 */
export async function signUpBusiness(request: APIRequestContext, credentials?: BusinessCredentials): Promise<Caller> {
  if (!credentials) return signUpByProvider(request, newPerson('Rosa Marino'), 'business')
  return sendCredentials(request, 'signup', credentials)
}

/** Signs a known business in. */
export function signInBusiness(request: APIRequestContext, credentials: BusinessCredentials): Promise<Caller> {
  return sendCredentials(request, 'signin', credentials)
}

/** Signs a business up or in by its username and password. */
async function sendCredentials(
  request: APIRequestContext,
  action: 'signup' | 'signin',
  credentials: BusinessCredentials,
): Promise<Caller> {
  const data = { action, ...credentials }
  const path = '/api/business/signup-using-credentials'
  const response = await sendWhenNotBusy(() => request.post(path, { data: { data } }))
  const { token } = await answerOf(response, sessionStart)
  return { request, token }
}

/** Stores a session in the page's browser, as signing in does. The page then shows `/icon.svg`. */
export async function storeSession(page: Page, { request, token }: Caller, kind: AccountKind): Promise<void> {
  const { path, responseField, storageKey } = accountKinds[kind]
  const headers = { authorization: `Bearer ${token}` }
  const response = await sendWhenNotBusy(() => request.get(`/api/${path}/session`, { headers }))
  const session = await answerOf(response, z.record(z.string(), z.unknown()))
  const entries = { [tokenKey]: token, [storageKey]: JSON.stringify(session[responseField]) }
  await page.goto('/icon.svg')
  await page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, entries)
}
