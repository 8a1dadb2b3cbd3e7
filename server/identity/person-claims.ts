import { z } from 'zod'

/** A claim of another shape than expected counts as not given. */
const text = z.string().optional().catch(undefined)

/** What we read of a person in an ID token or at a user-info endpoint. */
export const personClaims = z.object({
  sub: z.string(),
  email: text,
  /** Some providers write `"true"`; one that says nothing of it vouches for what it gives. */
  email_verified: z
    .unknown()
    .optional()
    .transform((value) => value === undefined || value === null || String(value) === 'true'),
  name: text,
  given_name: text,
  family_name: text,
  picture: text,
})
export type PersonClaims = z.output<typeof personClaims>
