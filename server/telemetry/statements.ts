import { PgPreparedQuery } from 'drizzle-orm/pg-core'

/** A statement that a database executed or rejected. */
export interface ObservedStatement {
  /** The SQL with placeholders; values are sent separately. */
  text: string
  startMs: number
  endMs: number
  isFailed: boolean
}

/**
 * The drizzle method that passes each statement to the driver of either engine, also inside transactions. Its types
 * omit the method.
 */
const methodName = 'queryWithCache'

/**
 * Patches drizzle to observe the statements of every database in this process.
 * @param observe called in the async context of the statement's caller
 * @returns a function that stops observing
 */
export function observeStatements(observe: (statement: ObservedStatement) => void): () => void {
  const { prototype } = PgPreparedQuery
  const original: unknown = Reflect.get(prototype, methodName)
  if (typeof original !== 'function') throw new Error(`drizzle has no ${methodName}: find what takes its place.`)

  Reflect.set(prototype, methodName, async function (this: unknown, text: string, ...rest: unknown[]) {
    const [startMs, startMark] = [Date.now(), performance.now()]
    let isFailed = true
    try {
      const result: unknown = await original.call(this, text, ...rest)
      isFailed = false
      return result
    } finally {
      observe({ text, startMs, endMs: startMs + performance.now() - startMark, isFailed })
    }
  })
  return () => void Reflect.set(prototype, methodName, original)
}
