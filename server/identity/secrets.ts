import { createHash, randomBytes } from 'node:crypto'

/** A random token of 256 bits, safe in URLs and headers. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Whether a text has the form of a {@link randomToken}: 32 bytes are 43 digits of base64url. */
export function isRandomToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

/** The SHA-256 of a token in hex, which is stored instead of the token. A random token needs no salt and no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
