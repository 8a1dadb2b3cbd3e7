import { type Country, countries, countryByCode } from '@campus-gigs/ui/data/countries'
import { limits, messages } from '@/domain'
import { invalidFields } from '../http/http-failure.ts'

/** A phone number as accounts store it. */
export interface StoredPhoneNumber {
  /** `+61 412345678`. */
  phoneNumber: string
  /** The ISO code of the number's country, because countries share dial codes. */
  phoneCountry: string
}

const defaultCountry = 'AU'
/** The most common country of each dial code that several countries share: +1, +7 and +39. */
const mainCountries = new Set(['US', 'RU', 'IT'])

/**
 * Parses a phone number. A number with a plus sign or 00 begins with its dial code. Any other belongs to the account's
 * country and loses its trunk zero.
 * @param accountCountry ISO code; null for Australia
 * @throws HttpFailure 400 for an unknown dial code, and for a number that is too short or too long.
 */
export function requirePhoneNumber(typed: string, accountCountry: string | null): StoredPhoneNumber {
  const text = typed.trim().replace(/^00/, '+')
  const isInternational = text.includes('+')
  const digits = text.replace(/\D/g, '')
  const ownCountry = countryByCode(accountCountry ?? defaultCountry) ?? countryByCode(defaultCountry)
  const country = isInternational ? findCountryByDialCode(digits, ownCountry) : ownCountry
  const number = isInternational ? digits.slice(country?.dialCode.length ?? 0) : digits.replace(/^0/, '')
  const { min, max } = limits.phoneDigits
  if (!country || number.length < min) throw invalidFields({ phoneNumber: messages.settings.phoneRequired })
  if (number.length > max) throw invalidFields({ phoneNumber: messages.profile.phoneLengthInvalid })
  return { phoneNumber: `+${country.dialCode} ${number}`, phoneCountry: country.code }
}

/** The country with the longest matching dial code; of several, the account's own, then the main one. */
function findCountryByDialCode(digits: string, ownCountry: Country | undefined): Country | undefined {
  const matching = countries.filter(({ dialCode }) => digits.startsWith(dialCode))
  const longest = Math.max(0, ...matching.map(({ dialCode }) => dialCode.length))
  const candidates = matching.filter(({ dialCode }) => dialCode.length === longest)
  return (
    candidates.find((country) => country === ownCountry) ??
    candidates.find(({ code }) => mainCountries.has(code)) ??
    candidates[0]
  )
}
