import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

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

/** Whether two texts are equal. The time of the comparison does not reveal how much of a secret was guessed. */
export function isEqualInConstantTime(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
