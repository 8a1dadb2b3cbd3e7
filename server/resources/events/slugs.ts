import { randomInt } from 'node:crypto'

const maxSlugCharacters = 40
/** Excludes characters that look alike in print, such as 0 and o, 1 and l. */
const suffixAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const suffixCharacters = 6

/**
 * Converts a name to a path segment: lower-case letters, digits and single dashes, 2 to 40 characters, cut between
 * words.
 * @param fallback the slug when fewer than two characters remain
 */
export function toSlug(name: string, fallback: string, maxCharacters = maxSlugCharacters): string {
  const unaccented = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const whole = unaccented.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '')
  const slug = whole.length > maxCharacters ? cutBetweenWords(whole, maxCharacters) : whole
  return slug.length < 2 ? fallback : slug
}

function cutBetweenWords(slug: string, maxCharacters: number): string {
  return slug
    .slice(0, maxCharacters + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, maxCharacters)
}

/** Like {@link toSlug}, with a random suffix, so that events of equal names get different addresses. */
export function toUniqueSlug(name: string, fallback: string): string {
  const characters = Array.from({ length: suffixCharacters }, () => suffixAlphabet[randomInt(suffixAlphabet.length)])
  return `${toSlug(name, fallback, maxSlugCharacters - suffixCharacters - 1)}-${characters.join('')}`
}
