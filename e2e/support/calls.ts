import { setTimeout as wait } from 'node:timers/promises'
import type { APIRequestContext, APIResponse, Page } from '@playwright/test'
import { z } from 'zod'

/** The local storage key of the bearer token. */
export const tokenKey = 'campus-gigs:session-token'

/** The bearer token of the account signed in on this page. */
export async function tokenOf(page: Page): Promise<string> {
  return z.string().parse(await page.evaluate((key) => localStorage.getItem(key), tokenKey))
}

/** The sender of a call: its request context and bearer token. */
export interface Caller {
  request: APIRequestContext
  token: string
}

/** The account signed in on this page. */
export async function callerOf(page: Page): Promise<Caller> {
  return { request: page.request, token: await tokenOf(page) }
}

type Multipart = Record<string, string | { name: string; mimeType: string; buffer: Buffer }>

const bearer = ({ token }: Caller) => ({ authorization: `Bearer ${token}` })

/**
 * Sends a request, and again after the `Retry-After` of each 503, as the product does: a busy server refuses calls before
 * they change anything.
 */
export async function sendWhenNotBusy(send: () => Promise<APIResponse>): Promise<APIResponse> {
  for (;;) {
    const response = await send()
    const retryAfter = response.headers()['retry-after']
    if (response.status() !== 503 || retryAfter === undefined) return response
    await wait(Number(retryAfter) * 1000)
  }
}

/** Posts JSON to the server directly, without a screen. */
export function post(as: Caller, path: string, data: unknown): Promise<APIResponse> {
  return sendWhenNotBusy(() => as.request.post(`/api/${path}`, { headers: bearer(as), data: { data } }))
}

/** Posts a form to the server directly, without a screen. */
export function sendForm(as: Caller, path: string, multipart: Multipart): Promise<APIResponse> {
  return sendWhenNotBusy(() => as.request.post(`/api/${path}`, { headers: bearer(as), multipart }))
}

/** Calls the server as the account signed in on this page. */
export async function postAs(page: Page, path: string, data: unknown): Promise<APIResponse> {
  return post(await callerOf(page), path, data)
}

/** Reads from the server as the account signed in on this page. */
export async function getAs(page: Page, path: string): Promise<APIResponse> {
  const headers = bearer(await callerOf(page))
  return sendWhenNotBusy(() => page.request.get(`/api/${path}`, { headers }))
}

/** Sends a form as the account signed in on this page. */
export async function sendFormAs(page: Page, path: string, multipart: Multipart): Promise<APIResponse> {
  return sendForm(await callerOf(page), path, multipart)
}

/** Parses a successful response. @throws for any other, with its status and text */
export async function answerOf<Answer>(response: APIResponse, schema: z.ZodType<Answer>): Promise<Answer> {
  const text = await response.text()
  if (!response.ok()) throw new Error(`${response.status()} ${response.url()} ${text}`)
  return schema.parse(JSON.parse(text))
}

/** Ends the page's session by signing out with a copy of its token. */
export async function revokeSession(
  page: Page,
  elsewhere: APIRequestContext,
  path: 'users' | 'business',
): Promise<void> {
  const answer = z.object({ message: z.literal('Success') })
  await answerOf(await elsewhere.get(`/api/${path}/signout`, { headers: bearer(await callerOf(page)) }), answer)
}
