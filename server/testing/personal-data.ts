import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import * as schema from '../db/schema.ts'
import type { TestServer } from './harness.ts'

const foundRows = z.object({ rows: z.array(z.object({ row: z.string() })) })

/**
 * The places in the server's data that contain any of the texts: `table: row` for each row of any table, and the path
 * of each file in the data folder whose name or content matches.
 */
export async function findTraces({ db, context }: TestServer, texts: readonly string[]): Promise<string[]> {
  const traces: string[] = []
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable)) continue
    const name = getTableName(table)
    const { rows } = foundRows.parse(await db.execute(sql`select ${sql.identifier(name)}::text as row from ${table}`))
    for (const { row } of rows) if (texts.some((text) => row.includes(text))) traces.push(`${name}: ${row}`)
  }
  const folder = context.config.dataDir
  for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue
    const path = join(file.parentPath, file.name)
    const bytes = await readFile(path)
    if (texts.some((text) => path.includes(text) || bytes.includes(text))) traces.push(path)
  }
  return traces
}
