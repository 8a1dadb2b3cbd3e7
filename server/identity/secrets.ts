import { createHash, randomBytes } from 'node:crypto'

/** A random token of 256 bits, safe in URLs and headers. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Whether a text is well-formed as a {@link randomToken}: 43 base64url digits, which encode 32 bytes. */
export function isRandomToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

/** The SHA-256 of a token in hex, stored instead of the token. A random token needs neither salt nor a slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
