import { eq } from 'drizzle-orm'
import { type BusinessInit, messages } from '@/contract'
import type { Context } from '../context.ts'
import { businesses } from '../db/schema.ts'
import { HttpFailure } from '../http-failure.ts'
import type { Attempts } from '../identity/attempts.ts'
import { hashPassword, verifyPassword } from '../identity/password-hash.ts'
import { beginSession } from '../identity/sessions.ts'
import { businessSession } from './business-session.ts'

/** What a business types; the username counts whatever its case. */
interface Credentials {
  username: string
  password: string
}

async function begin(context: Context, businessId: string, message: string): Promise<BusinessInit> {
  const token = await beginSession(context, { kind: 'business', id: businessId })
  return { token, ...(await businessSession(context, businessId, message)) }
}

/**
 * Makes a business account with a username and password, and its first session.
 * @throws HttpFailure 409 `Incorrect Cedentials.` when the username is taken, also by one that came a moment before.
 */
export async function signUpWithCredentials(context: Context, credentials: Credentials): Promise<BusinessInit> {
  const now = context.clock.now()
  const passwordHash = await hashPassword(credentials.password)
  const [created] = await context.db
    .insert(businesses)
    .values({ username: credentials.username.toLowerCase(), passwordHash, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: businesses.username })
    .returning({ id: businesses.id })
  if (!created) throw new HttpFailure('conflict', messages.server.incorrectCredentials)
  return begin(context, created.id, messages.server.businessCreated)
}

/**
 * Begins a session of a business by username and password.
 * @throws HttpFailure 401 `Incorrect Details.` for an unknown username, `Incorrect Cedentials.` for a wrong
 * password, after the same time; 429 after too many failures with the username.
 */
export async function signInWithCredentials(
  context: Context,
  attempts: Attempts,
  credentials: Credentials,
): Promise<BusinessInit> {
  const username = credentials.username.toLowerCase()
  attempts.check(username)
  const [business] = await context.db
    .select({ id: businesses.id, passwordHash: businesses.passwordHash })
    .from(businesses)
    .where(eq(businesses.username, username))
  const right = await verifyPassword(credentials.password, business?.passwordHash ?? null)
  if (!business || !right) {
    attempts.failed(username)
    const { incorrectCredentials, incorrectDetails } = messages.server
    throw new HttpFailure('unauthenticated', business ? incorrectCredentials : incorrectDetails)
  }
  attempts.succeeded(username)
  return begin(context, business.id, messages.server.businessProfileExists)
}
