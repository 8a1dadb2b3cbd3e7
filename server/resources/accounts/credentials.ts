import { messages } from '@/domain'
import type { Context } from '../../context.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { hashPassword, verifyPassword } from '../../identity/password-hash.ts'
import { findBusinessByUsername, insertBusinessWithPassword } from './queries.ts'

/** A business's username, in any case, and its password. */
interface Credentials {
  username: string
  password: string
}

/**
 * Creates a business account and returns its id.
 * @throws HttpFailure 409 `Incorrect Cedentials.` when the username is taken, even by a concurrent sign-up.
 */
export async function signUpWithCredentials(
  { db, clock, config }: Context,
  { username, password }: Credentials,
): Promise<string> {
  const passwordHash = await hashPassword(password, config.passwordCost)
  const id = await insertBusinessWithPassword(db, { username: username.toLowerCase(), passwordHash }, clock.now())
  if (id === undefined) throw new HttpFailure('conflict', messages.server.incorrectCredentials)
  return id
}

/**
 * The id of the business with this username and password.
 * @throws HttpFailure 401 `Incorrect Details.` for an unknown username, `Incorrect Cedentials.` for a wrong password.
 * Both take the same time.
 */
export async function signInWithCredentials(
  { db, config }: Context,
  { username, password }: Credentials,
): Promise<string> {
  const business = await findBusinessByUsername(db, username.toLowerCase())
  const isRight = await verifyPassword(password, business?.passwordHash ?? null, config.passwordCost)
  if (business && isRight) return business.id
  const { incorrectCredentials, incorrectDetails } = messages.server
  throw new HttpFailure('unauthenticated', business ? incorrectCredentials : incorrectDetails)
}
