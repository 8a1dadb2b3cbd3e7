import { type Country, countries, countryByCode } from '@campus-gigs/ui/data/countries'
import { limits, messages } from '@/domain'
import { invalid } from '../http/http-failure.ts'

/** A phone number as it is stored. */
export interface StoredPhoneNumber {
  /** `+61 412345678`. */
  phoneNumber: string
  /** ISO code of the country whose dial code that is. */
  phoneCountry: string
}

const defaultCountry = 'AU'
/** The country most people mean by a dial code that several countries share: +1, +7 and +39. */
const mainCountries = new Set(['US', 'RU', 'IT'])

/**
 * The phone number typed into one field. With a plus sign or 00 it begins with its dial code. Otherwise it
 * belongs to the account's country and loses its trunk zero.
 * @param accountCountry ISO code; null for Australia
 * @throws HttpFailure 400 when no country has the dial code, or the rest is too short or too long.
 */
export function requirePhoneNumber(typed: string, accountCountry: string | null): StoredPhoneNumber {
  const text = typed.trim().replace(/^00/, '+')
  const isInternational = text.includes('+')
  const digits = text.replace(/\D/g, '')
  const ownCountry = countryByCode(accountCountry ?? defaultCountry) ?? countryByCode(defaultCountry)
  const country = isInternational ? findCountryByDialCode(digits, ownCountry) : ownCountry
  const number = isInternational ? digits.slice(country?.dialCode.length ?? 0) : digits.replace(/^0/, '')
  const { min, max } = limits.phoneDigits
  if (!country || number.length < min) throw invalid({ phoneNumber: messages.settings.phone })
  if (number.length > max) throw invalid({ phoneNumber: messages.profile.phoneLength })
  return { phoneNumber: `+${country.dialCode} ${number}`, phoneCountry: country.code }
}

/** The country with the longest dial code the digits begin with; of several, the account's own, then the main one. */
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
