/** The bytes whose upper bits are the version and the variant of a UUID (RFC 9562). */
const versionByte = 6
const variantByte = 8

/**
 * Makes an idempotency key: a version 4 UUID. `crypto.randomUUID` exists only in secure contexts, so it is missing when
 * a phone opens the product over plain http on the local network.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[versionByte] = ((bytes[versionByte] ?? 0) & 0x0f) | 0x40
  bytes[variantByte] = ((bytes[variantByte] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
