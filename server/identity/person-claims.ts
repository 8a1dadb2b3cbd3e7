import { z } from 'zod'

/** A claim of an unexpected type counts as missing. */
const text = z.string().optional().catch(undefined)

/** The claims we read from an ID token or a user-info answer. */
export const personClaims = z.object({
  sub: z.string(),
  email: text,
  /** Undefined when the provider does not say. Some providers send the text `"true"`. */
  email_verified: z
    .unknown()
    .optional()
    .transform((value) => (value === undefined || value === null ? undefined : String(value) === 'true')),
  name: text,
  given_name: text,
  family_name: text,
  picture: text,
})
export type PersonClaims = z.output<typeof personClaims>
