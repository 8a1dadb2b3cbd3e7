import { limits } from './limits.ts'
import { search } from './messages/search.ts'
import type { PayType } from './presets.ts'

/** `$28` or `$28.50`. */
export function formatDollars(amount: number): string {
  return Number.isInteger(amount) ? `$${amount}` : `$${amount.toFixed(2)}`
}

/** An amount, with an optional currency before or after it, and an optional `per hour`: `$1,200.50`, `30 AUD/h`. */
const dollarsPattern =
  /^(?:aud|a?\$)?\s*(\d{1,3}(?:,\d{3})+|\d*)(\.\d{0,2})?\s*(?:aud|dollars?)?\s*(?:(?:\/|per|an|a)\s*(?:h|hr|hour))?$/i

/**
 * Parses dollars from `30`, `$30.50`, `1,200`, `30/h` or `30 an hour`; null for empty text, undefined for a text
 * without exactly one amount, such as `30-35`, and for more than `limits.maxListingPay`.
 */
export function parseDollars(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const [, whole = '', cents = ''] = dollarsPattern.exec(text.trim()) ?? []
  if (!/\d/.test(whole + cents)) return undefined
  const amount = Number(whole.replaceAll(',', '') + cents)
  return amount <= limits.maxListingPay ? amount : undefined
}

/** The pay of a listing, dollars (AUD). Zero and null mean to be determined later. */
export interface Pay {
  payRangeStart: number | null
  payRangeEnd: number | null
  payType: PayType | null
}

/** `$25 – $30 Per Hour`, `$250 Flat Rate`, or `To be determined later` for zero or missing pay. */
export function formatPay({ payRangeStart, payRangeEnd, payType }: Pay): string {
  const start = payRangeStart || payRangeEnd
  const end = payRangeEnd || payRangeStart
  if (!start || !end || start < 0) return search.payLater
  const amount = start === end ? formatDollars(start) : `${formatDollars(start)} – ${formatDollars(end)}`
  return `${amount} ${payType ?? 'Per Hour'}`
}
