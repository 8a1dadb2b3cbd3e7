import { createHash, randomBytes } from 'node:crypto'

/** An unguessable token of 256 bits, fit for URLs and headers. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token: its SHA-256, hex. Enough for tokens that can not be guessed. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
