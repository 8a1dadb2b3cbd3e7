import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { serverKeys } from '../db/schema.ts'
import { randomToken } from '../identity/secrets.ts'

/** The key of a purpose, the same on every server of the database. Made when it is first asked for. */
export async function loadServerKey(db: Db, name: 'unsubscribe'): Promise<string> {
  const find = () => db.select({ key: serverKeys.key }).from(serverKeys).where(eq(serverKeys.name, name))
  const [stored] = await find()
  if (stored) return stored.key
  await db.insert(serverKeys).values({ name, key: randomToken() }).onConflictDoNothing()
  const [made] = await find()
  if (!made) throw new Error('A key was deleted while it was made.')
  return made.key
}
