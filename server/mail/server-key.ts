import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { serverKeys } from '../db/schema.ts'
import { randomToken } from '../identity/secrets.ts'

/** Loads the secret key of a purpose, shared by all servers of the database. The first call creates the key. */
export async function loadServerKey(db: Db, name: 'unsubscribe'): Promise<string> {
  const find = () => db.select({ key: serverKeys.key }).from(serverKeys).where(eq(serverKeys.name, name))
  const [stored] = await find()
  if (stored) return stored.key
  await db.insert(serverKeys).values({ name, key: randomToken() }).onConflictDoNothing()
  const [made] = await find()
  if (!made) throw new Error('A key was deleted while it was made.')
  return made.key
}
