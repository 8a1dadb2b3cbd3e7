import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database.ts'
import { businesses, users } from '../db/schema.ts'
import type { Stores } from './fill.ts'

/**
 * Inserts made-up businesses, live listings and events, unless the database has an account. Nobody can sign in as one
 * of the businesses, which have neither a password nor an identity. The caller checks `config.sampleData`.
 * @returns whether rows were inserted
 */
export async function fillIfEmpty(stores: Stores): Promise<boolean> {
  if (await hasAccount(stores.db)) return false
  // Import lazily, because the drawing code is slow to load.
  const { insertSampleData } = await import('./fill.ts')
  await insertSampleData(stores)
  return true
}

async function hasAccount(db: Db): Promise<boolean> {
  const students = db.select({ id: users.id }).from(users)
  const accounts = await unionAll(students, db.select({ id: businesses.id }).from(businesses)).limit(1)
  return accounts.length > 0
}
