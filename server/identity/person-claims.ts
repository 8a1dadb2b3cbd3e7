import { z } from 'zod'
import { limits } from '@/domain'

/** A claim of an unexpected type counts as missing. */
const text = z.string().optional().catch(undefined)

/** One mailbox without a display name: mails to a list would reach people who never signed in. */
const mailbox = /^[^\s,;:<>()"@]+@[^\s,;:<>()"@]+$/

/** The claims that the server reads from an ID token or a user-info response. */
export const personClaims = z.object({
  sub: z.string(),
  email: z.string().max(limits.emailAddress).regex(mailbox).optional().catch(undefined),
  /** Undefined without the claim. Some providers send the string `"true"`. */
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
