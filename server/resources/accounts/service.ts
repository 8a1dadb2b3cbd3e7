import { and, eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { businesses, users } from '../../db/schema.ts'
import type { Identity } from './tickets.ts'

/** The account somebody signed in to. */
export interface Entered {
  id: string
  /** Whether this sign-in made the account. */
  isNew: boolean
}

/**
 * The student's account of an identity, made when there is none. Who they are is the issuer and its
 * subject, never an e-mail address; what they wrote of themselves in the product stays.
 */
export async function enterStudent({ db, clock }: Context, identity: Identity): Promise<Entered> {
  const { issuer, subject, email, profilePicture } = identity
  const now = clock.now()
  const [made] = await db
    .insert(users)
    .values({ ...identity, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (made) return { id: made.id, isNew: true }
  const [known] = await db
    .update(users)
    .set({ email, profilePicture })
    .where(and(eq(users.issuer, issuer), eq(users.subject, subject)))
    .returning({ id: users.id })
  if (!known) throw new Error('A student that was just there is gone.')
  return { id: known.id, isNew: false }
}

/** As {@link enterStudent}, for a business: the names are its owner's. */
export async function enterBusiness({ db, clock }: Context, identity: Identity): Promise<Entered> {
  const { issuer, subject, email, firstName, lastName, fullName, profilePicture } = identity
  const now = clock.now()
  const owner = { ownerFirstName: firstName, ownerLastName: lastName, ownerFullName: fullName }
  const [made] = await db
    .insert(businesses)
    .values({ issuer, subject, email, profilePicture, ...owner, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: businesses.id })
  if (made) return { id: made.id, isNew: true }
  const [known] = await db
    .update(businesses)
    .set({ email, profilePicture })
    .where(and(eq(businesses.issuer, issuer), eq(businesses.subject, subject)))
    .returning({ id: businesses.id })
  if (!known) throw new Error('A business that was just there is gone.')
  return { id: known.id, isNew: false }
}
