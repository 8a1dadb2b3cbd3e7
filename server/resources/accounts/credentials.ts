import { eq } from 'drizzle-orm'
import { messages } from '@/domain'
import type { Context } from '../../context.ts'
import { businesses } from '../../db/schema.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { hashPassword, verifyPassword } from '../../identity/password-hash.ts'

/** What a business types; the username counts whatever its case. */
interface Credentials {
  username: string
  password: string
}

/**
 * Makes a business account with a username and password and resolves with its id.
 * @throws HttpFailure 409 `Incorrect Cedentials.` when the username is taken, also by one that came a moment before.
 */
export async function signUpWithCredentials(
  { db, clock, config }: Context,
  { username, password }: Credentials,
): Promise<string> {
  const now = clock.now()
  const passwordHash = await hashPassword(password, config.passwordCost)
  const [created] = await db
    .insert(businesses)
    .values({ username: username.toLowerCase(), passwordHash, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: businesses.username })
    .returning({ id: businesses.id })
  if (!created) throw new HttpFailure('conflict', messages.server.incorrectCredentials)
  return created.id
}

/**
 * The id of the business with this username and password.
 * @throws HttpFailure 401 `Incorrect Details.` for an unknown username, `Incorrect Cedentials.` for a wrong
 * password, after the same time.
 */
export async function signInWithCredentials(
  { db, config }: Context,
  { username, password }: Credentials,
): Promise<string> {
  const [business] = await db
    .select({ id: businesses.id, passwordHash: businesses.passwordHash })
    .from(businesses)
    .where(eq(businesses.username, username.toLowerCase()))
  const right = await verifyPassword(password, business?.passwordHash ?? null, config.passwordCost)
  if (business && right) return business.id
  const { incorrectCredentials, incorrectDetails } = messages.server
  throw new HttpFailure('unauthenticated', business ? incorrectCredentials : incorrectDetails)
}
