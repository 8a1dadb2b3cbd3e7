// The review desk's side of the contract. It has its own token, and no page for students or businesses loads it.
import type { AdminCallName, Failure, RequestOf, ResponseOf } from '@/contract'
import { adminCalls } from '@/contract/calls/admin-calls'
import { authorization, parseResponse, requestContent, requestUrl } from './request.ts'
import { readItem, writeItem } from './storage.ts'

const storageKey = 'campus-gigs:admin-token'

/** The admin's bearer token, which ends with the tab; null without one, or when storage is disabled. */
export function readAdminToken(): string | null {
  return readItem(storageKey, 'sessionStorage')
}

/**
 * Stores the admin's bearer token for this tab; null deletes it. With storage disabled, a reload signs the admin out.
 */
export function writeAdminToken(token: string | null): void {
  writeItem(storageKey, token, 'sessionStorage')
}

/**
 * Calls an endpoint of the review desk. Resolves with the response or the server's refusal, or with null when the
 * server can't be reached, the call was aborted or the response was invalid.
 * @param params path parameters, by name
 * @throws when a path parameter is missing
 */
export async function adminCall<Name extends AdminCallName>(
  name: Name,
  payload: RequestOf<Name>,
  { params, signal }: { params?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<ResponseOf<Name> | Failure | null> {
  const url = requestUrl(adminCalls[name], payload, params)
  const { method } = adminCalls[name]
  const { headers, ...content } = requestContent(adminCalls[name], payload)
  try {
    const response = await fetch(url, {
      ...content,
      method,
      credentials: 'same-origin',
      headers: { ...authorization(readAdminToken()), ...headers },
      ...(signal && { signal }),
    })
    return parseResponse<ResponseOf<Name>>(adminCalls[name], response.ok, await response.text())
  } catch {
    // Offline or aborted.
    return null
  }
}

/** A file that an admin may read, as an address for an image; null when it can't be loaded. Revoke it afterwards. */
export async function loadAdminFile(fileUrl: string, signal: AbortSignal): Promise<string | null> {
  try {
    const response = await fetch(fileUrl, { headers: authorization(readAdminToken()), signal })
    return response.ok ? URL.createObjectURL(await response.blob()) : null
  } catch {
    // Offline or aborted.
    return null
  }
}
