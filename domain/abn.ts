/**
 * The weights of the digits of an Australian Business Number. Before weighting, 1 is subtracted from the first digit.
 * Source: Australian Business Register, "Format of the ABN", https://abr.business.gov.au/Help/AbnFormat
 */
const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19] as const

/** The weighted sum of the digits of a valid number is a multiple of this. */
const modulus = 89

/**
 * Parses an ABN in any common notation: `51 824 753 556`, `51824753556` or `ABN 51-824-753-556`.
 * @returns its 11 digits; null for invalid check digits. A valid ABN may still be unissued
 */
export function parseAbn(text: string): string | null {
  const digits = text
    .normalize('NFKC')
    .trim()
    .replace(/^abn:?/i, '')
    .replace(/[\s-]/g, '')
  if (!/^[1-9]\d{10}$/.test(digits)) return null
  const sum = weights.reduce((total, weight, index) => {
    const digit = Number(digits[index]) - (index === 0 ? 1 : 0)
    return total + digit * weight
  }, 0)
  return sum % modulus === 0 ? digits : null
}

/** An ABN in groups, as the register writes it: `51 824 753 556`. */
export function formatAbn(digits: string): string {
  return digits.replace(/^(\d\d)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')
}
