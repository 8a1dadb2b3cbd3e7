import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getTableName, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Db } from '../db/database.ts'
import * as schema from '../db/schema.ts'
import { countedAttempts, fileDeletions, files, sharedCounts } from '../db/schema.ts'
import { type FileStore, fileKeyOf } from '../files/file-store.ts'

/*
 * A backup is a folder: `rows/<table>.jsonl` with one row per line, `files/<key>` with the bytes of each file, and
 * `manifest.json`, written last, which marks the backup as complete. A backup of either engine and file store restores
 * into any other.
 */

/** A failed backup or restore. `npm run backup` and `npm run restore` print the message. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** The numbers of rows and files in a backup. */
export interface BackupSummary {
  rows: number
  files: number
}

/** The content of `manifest.json`. `migrations` is the number of migrations of the backed-up database. */
const manifest = z.object({ migrations: z.number(), rows: z.number(), files: z.number() })
const rowsPerFetch = 500

/** Tables that a backup skips. They cover minutes, so a restored server starts with none. */
const skippedTables: readonly PgTable[] = [countedAttempts, sharedCounts, fileDeletions]
/** The names of the tables of a backup. Each table follows the tables that its foreign keys reference. */
const tableNames = sortByReferences(
  Object.values(schema)
    .filter((value) => is(value, PgTable))
    .filter((table) => !skippedTables.includes(table)),
)

/** The names of tables, each after the names of the tables that it references. */
function sortByReferences(unsorted: readonly PgTable[]): string[] {
  const sorted: string[] = []
  const add = (table: PgTable) => {
    const name = getTableName(table)
    if (sorted.includes(name)) return
    for (const key of getTableConfig(table).foreignKeys) {
      const { foreignTable } = key.reference()
      if (foreignTable !== table) add(foreignTable)
    }
    sorted.push(name)
  }
  for (const table of unsorted) add(table)
  return sorted
}

/** The results of this file's statements. */
const jsonResult = z.object({ rows: z.array(z.object({ json: z.string() })) })
const columnsResult = z.object({ rows: z.array(z.object({ name: z.string() })) })
const countResult = z.object({ rows: z.tuple([z.object({ count: z.number() })]) })

/**
 * Writes a snapshot of all rows, and the bytes of all files, to a new folder. A PostgreSQL server may keep running, but
 * the backup fails when a file is deleted meanwhile.
 * @throws BackupError when the folder is not empty, when bytes are missing or damaged, or when a file was deleted
 * meanwhile.
 */
export async function backUp(db: Db, store: FileStore, folder: string): Promise<BackupSummary> {
  await mkdir(join(folder, 'rows'), { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 1) throw new BackupError(`${folder} is not empty: name a new folder.`)
  await mkdir(join(folder, 'files'), { mode: 0o700 })
  const { migrations, rows, fileKeys } = await writeSnapshot(db, join(folder, 'rows'))
  let fileCount = 0
  for (const key of fileKeys) {
    const isWritten = await writeBytes(db, store, key, join(folder, 'files', key))
    if (isWritten) fileCount += 1
  }
  if (fileCount < fileKeys.length)
    throw new BackupError('Files were deleted while the backup was made. Make it again in a new folder.')
  const summary = { rows, files: fileCount }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ migrations, ...summary }), { mode: 0o600 })
  return summary
}

/** Writes the rows of all tables as of one instant. @returns the keys of the files that they refer to, and counts */
function writeSnapshot(db: Db, rowsFolder: string): Promise<{ migrations: number; rows: number; fileKeys: string[] }> {
  return db.transaction(
    async (tx) => {
      const migrations = await countMigrations(tx)
      let rows = 0
      for (const table of tableNames) rows += await writeRows(tx, table, join(rowsFolder, `${table}.jsonl`))
      const found = await tx.selectDistinct({ key: files.sha256 }).from(files)
      return { migrations, rows, fileKeys: found.map(({ key }) => key) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** Writes the rows of a table. @returns the number of rows */
async function writeRows(tx: Db, table: string, path: string): Promise<number> {
  const file = await open(path, 'wx', 0o600)
  try {
    let count = 0
    await tx.execute(sql.raw(`declare backup_rows cursor for select row_to_json(t)::text as json from "${table}" t`))
    for (;;) {
      const { rows } = jsonResult.parse(await tx.execute(sql.raw(`fetch ${rowsPerFetch} from backup_rows`)))
      if (rows.length === 0) break
      await file.writeFile(rows.map(({ json }) => `${json}\n`).join(''))
      count += rows.length
    }
    await tx.execute(sql.raw('close backup_rows'))
    return count
  } finally {
    await file.close()
  }
}

/** Writes the bytes of a key. @returns false when the file was deleted after the snapshot */
async function writeBytes(db: Db, store: FileStore, key: string, path: string): Promise<boolean> {
  const bytes = await store.get(key)
  if (!bytes) {
    const [row] = await db.select({ id: files.id }).from(files).where(sql`${files.sha256} = ${key}`).limit(1)
    if (row) throw new BackupError(`The file store has lost ${key}, which file ${row.id} has.`)
    return false
  }
  if (fileKeyOf(bytes) !== key) throw new BackupError(`The bytes of ${key} in the file store are damaged.`)
  await writeFile(path, bytes, { mode: 0o600 })
  return true
}

/**
 * Restores a backup into an empty, migrated database and its file store.
 * @throws BackupError when the folder has no complete backup, the backup is of another version, or the database has
 * rows.
 */
export async function restore(db: Db, store: FileStore, folder: string): Promise<BackupSummary> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => {
    throw new BackupError(`${folder} has no manifest.json, so it is no complete backup.`)
  })
  const { migrations, ...summary } = manifest.parse(JSON.parse(text))
  if (migrations !== (await countMigrations(db)))
    throw new BackupError(
      'The backup is of another version of Campus Gigs: restore it with that version, then upgrade.',
    )
  // Files precede rows, so that every committed row has its bytes.
  for (const key of await readdir(join(folder, 'files'))) {
    const stored = await store.put(await readFile(join(folder, 'files', key)))
    if (stored !== key) throw new BackupError(`The bytes of ${key} in the backup are damaged.`)
  }
  await db.transaction(async (tx) => {
    for (const table of tableNames)
      if ((await countRows(tx, table)) > 0)
        throw new BackupError(`The table ${table} has rows already: restore into an empty database.`)
    for (const table of tableNames) await insertRows(tx, table, join(folder, 'rows', `${table}.jsonl`))
  })
  return summary
}

/** Inserts the rows of a table, except rows that a trigger has already inserted. */
async function insertRows(tx: Db, table: string, path: string): Promise<void> {
  const columns = await insertableColumns(tx, table)
  const insert = async (lines: readonly string[]) => {
    const rows = `[${lines.join(',')}]`
    await tx.execute(sql`
      insert into ${sql.identifier(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.identifier(table)}, ${rows}::json)
      on conflict do nothing`)
  }
  let lines: string[] = []
  for await (const line of linesOf(path)) {
    lines.push(line)
    if (lines.length < rowsPerFetch) continue
    await insert(lines)
    lines = []
  }
  if (lines.length > 0) await insert(lines)
}

/** The lines of a file. Unlike those of `node:readline`, they don't end at U+2028 and U+2029, which JSON may contain. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

/** The columns of a table without generated ones. */
async function insertableColumns(tx: Db, table: string) {
  const found = await tx.execute(sql`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'`)
  return sql.join(
    columnsResult.parse(found).rows.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
}

async function countRows(tx: Db, table: string): Promise<number> {
  const found = await tx.execute(sql`select count(*)::int as count from ${sql.identifier(table)}`)
  return countResult.parse(found).rows[0].count
}

async function countMigrations(db: Db): Promise<number> {
  const found = await db.execute(sql`select count(*)::int as count from drizzle.__drizzle_migrations`)
  return countResult.parse(found).rows[0].count
}
