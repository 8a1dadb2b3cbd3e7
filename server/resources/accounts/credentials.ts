import { messages } from '@/domain'
import type { Context } from '../../context.ts'
import { lockBusiness } from '../../db/locks.ts'
import { HttpFailure, invalidFields } from '../../http/http-failure.ts'
import { isEasyToGuess } from '../../identity/easy-password.ts'
import { recordSecurityEvent } from '../../security-events.ts'
import type { BusinessRow } from '../businesses/mapping.ts'
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
  if (isEasyToGuess(password, username)) throw invalidFields({ password: messages.identity.passwordTooEasy })
  const name = username.toLowerCase()
  const usernameTaken = () => new HttpFailure('conflict', messages.server.incorrectCredentials)
  if (await findBusinessByUsername(db, name)) throw usernameTaken()
  const passwordHash = await passwords.hash(password, clientGone)
  const id = await insertBusinessWithPassword(db, { username: name, passwordHash }, clock.now())
  if (id === undefined) throw usernameTaken()
  return id
}

/**
 * Signs in the business with this username and password.
 * @param beginSession called with the business's id, in a transaction that has locked its row
 * @returns the result of `beginSession`
 * @throws HttpFailure 401 `Incorrect Details.` for an unknown username, `Incorrect Cedentials.` for a wrong password or
 * one that is replaced meanwhile. An unknown username and a wrong password take the same time.
 */
export async function signInWithCredentials<Result>(
  context: Context,
  { username, password }: Credentials,
  clientGone: AbortSignal,
  beginSession: (context: Context, businessId: string) => Promise<Result>,
): Promise<Result> {
  const { db, passwords, log } = context
  const { incorrectCredentials, incorrectDetails } = messages.server
  const signInFailed = (message: string) => {
    recordSecurityEvent(log, { event: 'signInFailed', method: 'password' })
    return new HttpFailure('unauthenticated', message)
  }
  const business = await findBusinessByUsername(db, username.toLowerCase())
  const { isCorrect, renewedHash } = await passwords.verify(password, business?.passwordHash ?? null, clientGone)
  if (!business) throw signInFailed(incorrectDetails)
  if (!isCorrect) throw signInFailed(incorrectCredentials)
  return db.transaction(async (tx) => {
    const { id, passwordHash } = await lockBusiness(tx, business.id)
    if (passwordHash !== business.passwordHash) throw signInFailed(incorrectCredentials)
    if (renewedHash !== null) await renewPasswordHash(tx, id, renewedHash)
    return beginSession({ ...context, db: tx }, id)
  })
}

/**
 * Verifies the password by which a signed-in business confirms a call. Also call {@link requireVerifiedPassword} in the
 * call's transaction.
 * @throws HttpFailure 400 at `currentPassword` for a missing or wrong one.
 */
export async function requirePassword(
  { passwords, log }: Context,
  passwordHash: string | null,
  typed: string | undefined,
  clientGone: AbortSignal,
): Promise<void> {
  const { isCorrect } = await passwords.verify(typed ?? '', passwordHash, clientGone)
  if (!isCorrect) throw wrongPassword(log)
}

/**
 * Requires that a business has the password hash that was verified before its row was locked, because a password reset
 * or change may have replaced it meanwhile.
 * @throws HttpFailure 400 at `currentPassword`, as for a wrong one.
 */
export function requireVerifiedPassword(
  { log }: Context,
  locked: Pick<BusinessRow, 'passwordHash'>,
  verifiedHash: string | null,
): void {
  if (locked.passwordHash !== verifiedHash) throw wrongPassword(log)
}

function wrongPassword(log: Context['log']): HttpFailure {
  recordSecurityEvent(log, { event: 'reauthenticationFailed' })
  return invalidFields({ currentPassword: messages.settings.currentPasswordWrong })
}
