/** Characters that PostgreSQL rejects: NUL in texts, and lone surrogates in JSON. */
const unstorable = /[\0\p{Cs}]/u

/**
 * The path, joined with dots, of the first text that the database can't store, or of the object with such a key;
 * undefined for none.
 */
export function unstorableField(value: unknown, path: readonly string[] = []): string | undefined {
  const ownField = path.join('.') || 'data'
  if (typeof value === 'string') return unstorable.test(value) ? ownField : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, each] of Object.entries(value)) {
    const field = unstorable.test(key) ? ownField : unstorableField(each, [...path, key])
    if (field !== undefined) return field
  }
  return undefined
}
