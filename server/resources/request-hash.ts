import { createHash } from 'node:crypto'
import { HttpFailure } from '../http/http-failure.ts'
import type { UploadedFile } from '../http/multipart.ts'

/** The digest of a request: its validated input, and the bytes of its files in order. */
export function requestHashOf(input: object, uploads: readonly UploadedFile[] = []): string {
  const hash = createHash('sha256').update(JSON.stringify(input))
  for (const { bytes } of uploads) hash.update(createHash('sha256').update(bytes).digest())
  return hash.digest('hex')
}

/**
 * Requires that a call with a used idempotency key repeats the original request (D15). Otherwise the original response
 * would claim that a different request was stored.
 * @param earlierHash the digest stored with the key; null in rows stored before digests were
 * @throws HttpFailure 422 for a different request.
 */
export function requireSameRequest(earlierHash: string | null, hash: string): void {
  if (earlierHash !== null && earlierHash !== hash) throw new HttpFailure('keyReused')
}
