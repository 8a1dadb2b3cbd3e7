import type { Db } from './database.ts'

/**
 * Prepares a statement once per database and variant. Building and parsing the SQL of a fast statement takes as long as
 * executing it. Statements are cached forever, so the variants must be few.
 * @param prepare prepares the statement. The further arguments name a variant of its SQL, such as a sort order
 * @returns a function that returns the prepared statement of a variant
 */
export function preparedOnce<Variant extends readonly (string | boolean)[], Statement>(
  prepare: (db: Db, ...variant: Variant) => Statement,
): (db: Db, ...variant: Variant) => Statement {
  const statementsByDb = new WeakMap<Db, Map<string, Statement>>()
  return (db, ...variant) => {
    const statements = statementsByDb.get(db) ?? new Map<string, Statement>()
    statementsByDb.set(db, statements)
    const key = variant.join()
    const statement = statements.get(key) ?? prepare(db, ...variant)
    statements.set(key, statement)
    return statement
  }
}
