import { countries, countryByCode } from '@campus-gigs/ui/data/countries'

/** A phone number in two form fields. */
interface PhoneParts {
  /** ISO country code; a dial code does not determine it, because countries share +1, +44 and +61. */
  phoneCountry: string
  /** Digits only, without the dial code. */
  phoneDigits: string
}

const defaultCountry = 'AU'

/**
 * The stored format of a number: `+61 412345678`. Empty for an unknown country; every schema rejects an empty number.
 */
export function formatPhoneNumber({ phoneCountry, phoneDigits }: PhoneParts): string {
  const dialCode = countryByCode(phoneCountry)?.dialCode
  return dialCode ? `+${dialCode} ${phoneDigits}` : ''
}

/**
 * The form fields of a stored number; empty digits for a missing or malformed number.
 * @param phoneCountry the country stored with the number; default: the first country with the dial code
 */
export function parsePhoneNumber(
  phoneNumber: string | null | undefined,
  phoneCountry: string | null | undefined,
): PhoneParts {
  const [, dialCode = '', phoneDigits = ''] = /^\+(\d+) (\d+)$/.exec(phoneNumber ?? '') ?? []
  const country = phoneCountry ?? countries.find((each) => each.dialCode === dialCode)?.code ?? defaultCountry
  return { phoneCountry: country, phoneDigits }
}
