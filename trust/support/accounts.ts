import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type EndpointName, endpoints } from '@/contract'
import { TestBrowser } from '../../server/testing/browser'
import type { FormParts } from '../../server/testing/harness'
import { businessProfile, studentProfile } from '../../server/testing/profiles'

/** An account on a running server. */
export interface Account {
  kind: 'student' | 'business'
  token: string
}

/** The input of a call: a JSON payload, path parameters, or the parts of a form. */
export interface CallInput {
  payload?: unknown
  params?: Record<string, string>
  parts?: FormParts
}

export interface Answer {
  status: number
  body: unknown
}

/** Calls a running server. @throws as `fetch` does when there is no response */
export async function callServer(
  url: URL,
  name: EndpointName,
  account: Account | undefined,
  { payload, params = {}, parts }: CallInput = {},
): Promise<Answer> {
  const { method, path } = endpoints[name]
  const address = new URL(`/api/${path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '')}`, url)
  const headers: Record<string, string> = account ? { authorization: `Bearer ${account.token}` } : {}
  let body: FormData | string | undefined
  if (parts) {
    body = new FormData()
    for (const [part, value] of parts) body.append(part, value)
  } else if (method === 'POST') {
    headers['content-type'] = 'application/json'
    body = JSON.stringify({ data: payload })
  }
  const answer = await fetch(address, { method, headers, ...(body !== undefined && { body }) })
  const text = await answer.text()
  return { status: answer.status, body: parseJson(text) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const init = z.object({ token: z.string() })

/** Signs an account up through the local identity provider, as a browser does. */
async function signUp(url: URL, kind: Account['kind'], name: string): Promise<Account> {
  const browser = new TestBrowser()
  const login = await browser.visit(new URL(`/api/identity/start?kind=${kind}&intent=signup`, url))
  const back = await browser.visit(login.url, { name, email: `${randomUUID()}@uni.example` })
  const ticket = new URLSearchParams(back.url.hash.slice(1)).get('ticket')
  const path = kind === 'student' ? '/api/users/initAccount' : '/api/business/initAccount'
  const answer = await fetch(new URL(path, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: browser.cookieHeader(path) },
    body: JSON.stringify({ data: { ticket } }),
  })
  return { kind, token: init.parse(await answer.json()).token }
}

/** A student with a complete profile. */
export async function newStudent(url: URL): Promise<Account> {
  const student = await signUp(url, 'student', 'Ana Silva')
  await callServer(url, 'updateAccount', student, { payload: studentProfile })
  return student
}

/** A business with a complete profile, which may post gigs. */
export async function newBusiness(url: URL): Promise<Account> {
  const business = await signUp(url, 'business', 'Mei Tan')
  await callServer(url, 'updateBusiness', business, { payload: businessProfile })
  return business
}
