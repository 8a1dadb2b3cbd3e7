import { createHash } from 'node:crypto'
import { HttpFailure } from '../http/http-failure.ts'
import type { UploadedFile } from '../http/multipart.ts'

/** The SHA-256 of a request: its validated input, and the bytes of its files in order. */
export function requestHashOf(input: object, uploads: readonly UploadedFile[] = []): string {
  const hash = createHash('sha256').update(JSON.stringify(input))
  for (const { bytes } of uploads) hash.update(createHash('sha256').update(bytes).digest())
  return hash.digest('hex')
}

/**
 * Ensures that a call with a key that was used before repeats the request of then (D15): the answer to another request
 * would say that something was stored which was not.
 * @param earlierHash the hash stored with the key; null in rows from before hashes were stored
 * @throws HttpFailure 422 for another request.
 */
export function requireSameRequest(earlierHash: string | null, hash: string): void {
  if (earlierHash !== null && earlierHash !== hash) throw new HttpFailure('keyReused')
}
