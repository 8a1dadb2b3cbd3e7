import { limits } from './limits.ts'
import * as messages from './messages/index.ts'

/** ASCII letters, digits and three signs: other alphabets have letters that look the same. */
const allowedUsername = /^[a-z\d][a-z\d._-]*$/i

/** Names that people could mistake for the product's or a system's. */
const reservedUsernames = new Set(
  `abuse admin administrator anonymous api billing campusgig campusgigs contact everybody everyone help helpdesk hostmaster
  info mail mailer moderator nobody noreply null official owner postmaster privacy root security staff student students
  support system team undefined webmaster`.split(/\s+/),
)

/** The error message for a new username, in any case; null for an allowed one. */
export function newUsernameProblem(username: string): string | null {
  const { usernameTooShort, usernameInvalid, usernameReserved } = messages.identity
  const typed = username.normalize('NFKC').trim()
  if (typed.length < limits.username.min) return usernameTooShort
  if (typed.length > limits.username.max) return messages.general.tooLong
  if (!allowedUsername.test(typed)) return usernameInvalid
  return reservedUsernames.has(typed.toLowerCase().replace(/[._-]/g, '')) ? usernameReserved : null
}
