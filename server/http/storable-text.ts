/** NUL, which PostgreSQL rejects in texts, and lone surrogates, which it rejects in JSON. */
const unstorable = /[\0\p{Cs}]/u

/** The path, joined with dots, of the first text in a value that the database cannot store; undefined for none. */
export function unstorableField(value: unknown, path: readonly string[] = []): string | undefined {
  if (typeof value === 'string') return unstorable.test(value) ? path.join('.') || 'data' : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, each] of Object.entries(value)) {
    const field = unstorableField(each, [...path, key])
    if (field !== undefined) return field
  }
  return undefined
}
