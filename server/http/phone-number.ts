import { type Country, countries, countryByCode } from '@campus-gigs/ui/data/countries'
import { limits, messages } from '@/domain'
import { invalid } from './http-failure.ts'

/** A phone number as it is kept: `+61 412345678`, and whose dial code that is. */
export interface StoredPhone {
  phoneNumber: string
  phoneCountry: string
}

const home = 'AU'
/**
 * What a phone number typed in one field means. With a plus sign (or 00) it carries its dial code. Without one it is a
 * number of the country the account has had until now, and loses the zero it is dialled with at home.
 * @throws HttpFailure 400 when no country has its dial code, or when no number is left beside it.
 */
export function phoneOf(typed: string, knownCountry: string | null): StoredPhone {
  const text = typed.trim().replace(/^00/, '+')
  const isInternational = text.includes('+')
  const digits = text.replace(/\D/g, '')
  const known = countryByCode(knownCountry ?? home) ?? countryByCode(home)
  const country = isInternational ? countryOfDigits(digits, known) : known
  const number = isInternational ? digits.slice(country?.dialCode.length ?? 0) : digits.replace(/^0/, '')
  const { min, max } = limits.phoneDigits
  if (!country || number.length < min) throw invalid({ phoneNumber: messages.settings.phone })
  if (number.length > max) throw invalid({ phoneNumber: messages.profile.phoneLength })
  return { phoneNumber: `+${country.dialCode} ${number}`, phoneCountry: country.code }
}

/** Of the countries that share a dial code, the one it is first of all known for. */
const bestKnown = new Set(['US', 'RU', 'IT'])

/** The country whose dial code the digits begin with: the longest code's, and of those that share it the known one. */
function countryOfDigits(digits: string, known: Country | undefined): Country | undefined {
  const fitting = countries.filter(({ dialCode }) => digits.startsWith(dialCode))
  const longest = Math.max(0, ...fitting.map(({ dialCode }) => dialCode.length))
  const sharing = fitting.filter(({ dialCode }) => dialCode.length === longest)
  return sharing.find((country) => country === known) ?? sharing.find(({ code }) => bestKnown.has(code)) ?? sharing[0]
}
