import { vi } from 'vitest'
import { z } from 'zod'
import type { Db } from '../db/database.ts'

/** A statement as passed to the driver. */
interface Statement {
  text: string
  values: unknown[]
}

/** The arguments of `query`. PostgreSQL's driver gets the SQL in an object, PGlite as a string. */
const driverCall = z
  .tuple([z.union([z.string(), z.object({ text: z.string() })]), z.array(z.unknown()).default([])])
  .rest(z.unknown())
const plan = z.object({ rows: z.array(z.object({ 'QUERY PLAN': z.string() })) })

/** Records the statements that the database runs during some work. */
export async function statementsOf(db: Db, work: () => Promise<unknown>): Promise<Statement[]> {
  const query = vi.spyOn(clientOf(db), 'query')
  try {
    await work()
    return query.mock.calls.map((call) => {
      const [text, values] = driverCall.parse(call)
      return { text: typeof text === 'string' ? text : text.text, values }
    })
  } finally {
    query.mockRestore()
  }
}

/** Executes a statement with its values and returns its plan, without nodes that were never executed. */
export async function executedPlanOf(db: Db, { text, values }: Statement): Promise<string> {
  const { rows } = plan.parse(await clientOf(db).query(`explain (analyze, costs off) ${text}`, values))
  return rows
    .map((row) => row['QUERY PLAN'])
    .filter((line) => !line.includes('never executed'))
    .join('\n')
}

/** The driver's client, which drizzle's types omit. */
function clientOf(db: Db): { query: (text: string, values: unknown[]) => Promise<unknown> } {
  return z.object({ $client: z.custom<{ query: (text: string, values: unknown[]) => Promise<unknown> }>() }).parse(db)
    .$client
}
