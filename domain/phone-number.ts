import { countries, countryByCode } from '@campus-gigs/ui/data/countries'

/** A phone number as forms hold it. */
export interface PhoneParts {
  /** ISO country code; dial codes are shared (+1, +44, +61), so they do not tell the country. */
  phoneCountry: string
  /** Digits only, without the dial code. */
  phoneDigits: string
}

const defaultCountry = 'AU'

/** `+61 412345678`, as it is stored. Empty for an unknown country, which every schema refuses. */
export function formatPhoneNumber({ phoneCountry, phoneDigits }: PhoneParts): string {
  const dialCode = countryByCode(phoneCountry)?.dialCode
  return dialCode ? `+${dialCode} ${phoneDigits}` : ''
}

/**
 * A stored number as a form's parts; empty digits where it is missing or of another form.
 * @param phoneCountry the country stored beside it; without one the first country with the dial code is taken
 */
export function parsePhoneNumber(
  phoneNumber: string | null | undefined,
  phoneCountry: string | null | undefined,
): PhoneParts {
  const [, dialCode = '', phoneDigits = ''] = /^\+(\d+) (\d+)$/.exec(phoneNumber ?? '') ?? []
  const country = phoneCountry ?? countries.find((each) => each.dialCode === dialCode)?.code ?? defaultCountry
  return { phoneCountry: country, phoneDigits }
}
