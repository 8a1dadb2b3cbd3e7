import type { APIRequestContext, APIResponse, Page } from '@playwright/test'
import { z } from 'zod'

/** Where the product keeps the bearer token (SA-09). */
const tokenKey = 'campus-gigs:session-token'

/** The bearer token of whoever is signed in on this page. */
export async function tokenOf(page: Page): Promise<string> {
  return z.string().parse(await page.evaluate((key) => localStorage.getItem(key), tokenKey))
}

async function bearer(page: Page): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${await tokenOf(page)}` }
}

/** Calls the server as whoever is signed in on this page, past the screens. */
export async function postAs(page: Page, path: string, data: unknown): Promise<APIResponse> {
  return page.request.post(`/api/${path}`, { headers: await bearer(page), data: { data } })
}

/** Reads from the server as whoever is signed in on this page, past the screens. */
export async function getAs(page: Page, path: string): Promise<APIResponse> {
  return page.request.get(`/api/${path}`, { headers: await bearer(page) })
}

/** Sends a form as whoever is signed in on this page, past the screens. */
export async function sendFormAs(
  page: Page,
  path: string,
  multipart: Record<string, string | { name: string; mimeType: string; buffer: Buffer }>,
): Promise<APIResponse> {
  return page.request.post(`/api/${path}`, { headers: await bearer(page), multipart })
}

/** Reads an answer that has to be a success. */
export async function answerOf<Answer>(response: APIResponse, schema: z.ZodType<Answer>): Promise<Answer> {
  const text = await response.text()
  if (!response.ok()) throw new Error(`${response.status()} ${response.url()} ${text}`)
  return schema.parse(JSON.parse(text))
}

/** Ends a session from elsewhere, as signing out with a copy of its token does. */
export async function revokeSession(
  page: Page,
  elsewhere: APIRequestContext,
  path: 'users' | 'business',
): Promise<void> {
  const answer = z.object({ message: z.literal('Success') })
  await answerOf(await elsewhere.get(`/api/${path}/signout`, { headers: await bearer(page) }), answer)
}
