import type { Db } from './database.ts'

/**
 * Prepares a statement once for each database and each combination of arguments, which must be few: building and parsing
 * its text takes as long as running a fast one.
 */
export function preparedOnce<Arguments extends readonly (string | boolean)[], Statement>(
  prepare: (db: Db, ...shape: Arguments) => Statement,
): (db: Db, ...shape: Arguments) => Statement {
  const statements = new WeakMap<Db, Map<string, Statement>>()
  return (db, ...shape) => {
    const ofDatabase = statements.get(db) ?? new Map<string, Statement>()
    statements.set(db, ofDatabase)
    const key = shape.join()
    const statement = ofDatabase.get(key) ?? prepare(db, ...shape)
    ofDatabase.set(key, statement)
    return statement
  }
}
