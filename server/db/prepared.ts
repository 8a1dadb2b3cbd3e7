import type { Db } from './database.ts'

/**
 * Prepares a statement once per database and combination of arguments. Building and parsing the SQL of a fast statement
 * takes as long as executing it. Statements are cached forever, so the combinations must be few.
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
