// The review desk's side of the contract. It has its own token, and no page for students or businesses loads it.
import * as z from 'zod/mini'
import { type AdminCallName, type Failure, failure, type RequestOf, type ResponseOf } from '@/contract'
import { adminCalls } from '@/contract/calls/admin-calls'

const storageKey = 'campus-gigs:admin-token'

/** The admin's bearer token, which ends with the tab; null without one, or when storage is disabled. */
export function readAdminToken(): string | null {
  try {
    return sessionStorage.getItem(storageKey)
  } catch {
    return null
  }
}

/** Stores the admin's bearer token for this tab; null deletes it. */
export function writeAdminToken(token: string | null): void {
  try {
    if (token === null) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, token)
  } catch {
    // Storage is disabled: the admin signs in again after a reload.
  }
}

const authorization = (): Record<string, string> => {
  const token = readAdminToken()
  return token ? { authorization: `Bearer ${token}` } : {}
}

/**
 * Calls an endpoint of the review desk. Resolves with the response or the server's refusal, or with null when the server
 * can't be reached, the call was aborted or the response was invalid.
 * @param params path parameters, by name
 */
export async function adminCall<Name extends AdminCallName>(
  name: Name,
  payload: RequestOf<Name>,
  { params = {}, signal }: { params?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<ResponseOf<Name> | Failure | null> {
  const { method, body, path, response: schema } = adminCalls[name]
  const filled = path.replace(/:(\w+)/g, (_, parameter: string) => encodeURIComponent(params[parameter] ?? ''))
  const entries = Object.entries(body === 'query' ? (payload ?? {}) : {}).filter(([, value]) => value !== undefined)
  const url = `/api/${filled}${entries.length > 0 ? `?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}` : ''}`
  const content =
    method === 'POST'
      ? { body: JSON.stringify({ data: payload }), headers: { 'content-type': 'application/json', ...authorization() } }
      : { headers: authorization() }
  try {
    const response = await fetch(url, { method, credentials: 'same-origin', ...content, ...(signal && { signal }) })
    const answer: unknown = await response.json()
    if (!response.ok) return failure.parse(answer)
    // The schema has validated it; TypeScript cannot infer the type from a generic name.
    return z.parse<z.core.$ZodType>(schema, answer) as ResponseOf<Name>
  } catch {
    // Offline, aborted, or not an answer of the contract.
    return null
  }
}

/** A file that an admin may read, as an address for an image; null when it can't be loaded. Revoke it afterwards. */
export async function loadAdminFile(fileUrl: string, signal: AbortSignal): Promise<string | null> {
  try {
    const response = await fetch(fileUrl, { headers: authorization(), signal })
    return response.ok ? URL.createObjectURL(await response.blob()) : null
  } catch {
    // Offline or aborted.
    return null
  }
}
