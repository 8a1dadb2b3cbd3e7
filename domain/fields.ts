import { isEmptyHtml } from '@campus-gigs/ui/html'
import { z } from 'zod'
import { parseAbn } from './abn.ts'
import { goingLiveMessages } from './going-live-messages.ts'
import { isJsonTooComplex } from './json-complexity.ts'
import { limits } from './limits.ts'
import * as messages from './messages/index.ts'

/** The schema of a required text of one line or more, trimmed. `missing` is the message for an empty one. */
export function requiredParagraphs(missing: string, max: number) {
  return z.string({ error: missing }).trim().min(1, { error: missing, abort: true }).max(max, messages.general.tooLong)
}

/** The schema of a required text of one line, such as a name or a title, which mails and lists contain. */
export function requiredText(missing: string, max: number = limits.name) {
  return z
    .string({ error: missing })
    .overwrite(toOneLine)
    .min(1, { error: missing, abort: true })
    .max(max, messages.general.tooLong)
}

/**
 * Replaces each run of white space by one space, and removes control characters. Removes those that reverse the
 * direction of reading too, since a name such as `hsanoM` could otherwise be shown as `Monash`. Keeps NUL, which the
 * server refuses.
 */
export function toOneLine(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/(?!\0)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
}

/** `+61 412345678`: plus sign and dial code, a space, then digits. */
export const phoneNumberSchema = z
  .string({ error: messages.profile.phoneRequired })
  .regex(/^\+\d{1,4} \d+$/, { error: messages.profile.phoneRequired, abort: true })
  .regex(/^\+\d{1,4} \d{4,14}$/, messages.profile.phoneLengthInvalid)

/** An ISO 3166-1 alpha-2 code in upper case, stored beside the phone number because countries share dial codes. */
export const countryCodeSchema = z.string().regex(/^[A-Z]{2}$/)

/**
 * The schema of a website: http or https only, because other schemes, such as `javascript:`, could run code. {@link
 * withScheme} adds a missing scheme.
 */
export function websiteText(invalid: string) {
  return z
    .string()
    .trim()
    .overwrite(withScheme)
    .max(limits.website, messages.general.tooLong)
    .refine(isWebsite, invalid)
}

/** The schema of a website with the business wizard's message (BW-05). */
export const websiteSchema = websiteText(messages.business.websiteInvalid)

/** Whether a text is an absolute http(s) URL with a dotted host and without credentials. */
export function isWebsite(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username } = new URL(text)
  const isHttp = protocol === 'https:' || protocol === 'http:'
  const isDottedHost = /^[^.]+(\.[^.]+)+$/.test(hostname)
  return isHttp && isDottedHost && username === ''
}

/** Adds `https://` to a website without a scheme (PF-03): `tinybean.com.au`. Returns any other text unchanged. */
export function withScheme(text: string): string {
  const trimmed = text.trim()
  return websiteWithoutScheme.test(trimmed) ? `https://${trimmed}` : trimmed
}

/**
 * A website without a scheme, such as `tinybean.com.au/menu`: a host with a top-level domain, and optionally a port,
 * path, query or fragment.
 */
const websiteWithoutScheme = /^[^\s/:?#@]+\.\p{L}{2,}(:\d+)?([/?#]\S*)?$/u

/** The schema of an ABN in any notation, parsed to its 11 digits; null for an empty text. */
export const abnSchema = z
  .string()
  .max(limits.name, messages.general.tooLong)
  .transform((text, context) => {
    if (text.trim() === '') return null
    const digits = parseAbn(text)
    if (digits !== null) return digits
    context.addIssue({ code: 'custom', message: goingLiveMessages.abn.invalid })
    return z.NEVER
  })

/** The schema of HTML that has text besides its tags. */
export function requiredRichText(missing: string) {
  return z
    .string({ error: missing })
    .max(limits.richText, messages.general.tooLong)
    .refine((html) => !isEmptyHtml(html), missing)
}

/** The schema of JSON in a multipart field. Invalid JSON, and JSON nested too deep, is a validation error. */
export function jsonText<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .max(limits.jsonBytes)
    .refine((text) => !isJsonTooComplex(text), messages.general.invalid)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        context.addIssue({ code: 'custom', message: messages.general.invalid })
        return z.NEVER
      }
    })
    .pipe(schema)
}
