import { countryByCode } from '../../data/countries'

/** Trunk prefixes other than a single 0, by country. The lookaheads keep a number that begins with the same digits. */
const trunkPrefixes: Record<string, RegExp> = {
  BY: /^80?(?=\d{9}$)/,
  HU: /^06/,
  KZ: /^8(?=\d{10}$)/,
  RU: /^8(?=\d{10}$)/,
  TM: /^8(?=\d{8}$)/,
}
/** Countries without a trunk prefix whose numbers may begin with 0. */
const keepsZero = new Set(['BJ', 'CG', 'CI', 'GA', 'IT', 'SM', 'VA'])
const northAmerica = '1'

/** A decimal digit of any script as one of 0 to 9: in Unicode the ten digits of a script follow each other. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value % 10)
}

/** The digits of a text, of any script, as 0 to 9. */
const digitsOf = (text: string) => text.replace(/\P{Nd}/gu, '').replace(/\p{Nd}/gu, toAsciiDigit)

/**
 * The digits of a typed or pasted number. A leading plus with the country's dial code is removed.
 *
 * @param code the country's ISO code
 */
export function nationalDigits(code: string, text: string): string {
  const digits = digitsOf(text)
  const dialCode = countryByCode(code)?.dialCode
  const hasDialCode = dialCode !== undefined && /^[+＋]/.test(text.trim()) && digits.startsWith(dialCode)
  return hasDialCode ? digits.slice(dialCode.length) : digits
}

/**
 * A phone number in E.164: `AU` and `0412 345 678` give `+61412345678`. Only the prefix dialled within the country is left
 * out; Argentina's 15 of mobile numbers stays, and no length is checked.
 *
 * @param code the country's ISO code
 * @param number the national number, with or without its prefix; anything but digits is ignored
 * @returns an empty string without digits or for an unknown country
 */
export function toE164(code: string, number: string): string {
  const country = countryByCode(code)
  const digits = digitsOf(number)
  if (!country || digits === '') return ''
  const isNorthAmerican = country.dialCode === northAmerica
  const prefix = trunkPrefixes[code] ?? (isNorthAmerican ? /^1(?=\d{10}$)/ : /^0/)
  return `+${country.dialCode}${keepsZero.has(code) ? digits : digits.replace(prefix, '')}`
}
