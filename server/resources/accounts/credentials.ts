import { messages } from '@/domain'
import type { Context } from '../../context.ts'
import { HttpFailure, invalid } from '../../http/http-failure.ts'
import { isEasyToGuess } from '../../identity/easy-password.ts'
import { recordSecurityEvent } from '../../security-events.ts'
import { findBusinessByUsername, insertBusinessWithPassword, renewPasswordHash } from './queries.ts'

/** A business's username, in any case, and its password. */
interface Credentials {
  username: string
  password: string
}

/**
 * Creates a business account and returns its id.
 * @throws HttpFailure 409 `Incorrect Cedentials.` when the username is taken, even by a concurrent sign-up; 400 for a
 * password that is easy to guess.
 */
export async function signUpWithCredentials(
  { db, clock, passwords }: Context,
  { username, password }: Credentials,
  clientGone: AbortSignal,
): Promise<string> {
  if (isEasyToGuess(password, username)) throw invalid({ password: messages.identity.passwordEasy })
  const name = username.toLowerCase()
  const taken = () => new HttpFailure('conflict', messages.server.incorrectCredentials)
  if (await findBusinessByUsername(db, name)) throw taken()
  const passwordHash = await passwords.hash(password, clientGone)
  const id = await insertBusinessWithPassword(db, { username: name, passwordHash }, clock.now())
  if (id === undefined) throw taken()
  return id
}

/**
 * The id of the business with this username and password.
 * @throws HttpFailure 401 `Incorrect Details.` for an unknown username, `Incorrect Cedentials.` for a wrong password.
 * Both take the same time.
 */
export async function signInWithCredentials(
  { db, passwords, log }: Context,
  { username, password }: Credentials,
  clientGone: AbortSignal,
): Promise<string> {
  const business = await findBusinessByUsername(db, username.toLowerCase())
  const { isCorrect, renewedHash } = await passwords.verify(password, business?.passwordHash ?? null, clientGone)
  const { incorrectCredentials, incorrectDetails } = messages.server
  if (!business || !isCorrect) {
    recordSecurityEvent(log, { event: 'signInFailed', method: 'password' })
    throw new HttpFailure('unauthenticated', business ? incorrectCredentials : incorrectDetails)
  }
  if (renewedHash !== null) await renewPasswordHash(db, business, renewedHash)
  return business.id
}

/**
 * Verifies the password by which a signed-in business confirms a call.
 * @throws HttpFailure 400 at `currentPassword` for a missing or wrong one.
 */
export async function requirePassword(
  { passwords, log }: Context,
  passwordHash: string | null,
  typed: string | undefined,
  clientGone: AbortSignal,
): Promise<void> {
  const { isCorrect } = await passwords.verify(typed ?? '', passwordHash, clientGone)
  if (isCorrect) return
  recordSecurityEvent(log, { event: 'reauthenticationFailed' })
  throw invalid({ currentPassword: messages.settings.wrongPassword })
}
