import { PgPreparedQuery } from 'drizzle-orm/pg-core'

/** A statement that a database answered or refused. */
export interface ObservedStatement {
  /** With placeholders: values travel apart from it. */
  text: string
  startMs: number
  endMs: number
  isFailed: boolean
}

/** The method through which drizzle gives each statement to either engine's driver, within transactions too. Its types leave it out. */
const methodName = 'queryWithCache'

/**
 * Observes the statements of every database of this process.
 * @param observe called in the asynchronous context of the statement's caller
 * @returns ends it
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
