import { randomInt } from 'node:crypto'

const longest = 40
/** Without letters and digits that look alike on a poster. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const endingLength = 6

/**
 * A name as a segment of an address: small letters, digits and single dashes, 2 to 40 characters.
 * @param fallback what a name without any of them is called
 */
export function slugOf(name: string, fallback: string, max = longest): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const whole = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '')
  // Cut between words where there is more than one.
  const slug =
    whole.length > max
      ? whole
          .slice(0, max + 1)
          .replace(/-[^-]*$/, '')
          .slice(0, max)
      : whole
  return slug.length < 2 ? fallback : slug
}

/** As {@link slugOf}, with a random ending that keeps two of one name apart. */
export function uniqueSlugOf(name: string, fallback: string): string {
  const ending = Array.from({ length: endingLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${slugOf(name, fallback, longest - endingLength - 1)}-${ending}`
}
