import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { shortLivedFlag, until } from '../testing/child-server.ts'
import { openEmbedded } from './database.ts'

const folder = mkdtempSync(join(tmpdir(), 'campus-gigs-pglite-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts a process that opens the database in the folder and keeps it open. */
function openInChild() {
  const script = `const { openPgliteFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'pglite-folder.ts'))})
await openPgliteFolder(${JSON.stringify(join(folder, 'db'))})
setInterval(() => {}, 1000)`
  return spawn(process.execPath, [shortLivedFlag, '--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: 'inherit',
  })
}

/** The temporary folder in which a process creates the database. */
const unfinishedFolder = (pid: number | undefined) => join(folder, `db.unfinished-${pid}`)

/** Starts a process that creates the database, and kills the process as soon as the condition is true. */
async function killOnce(condition: (pid: number | undefined) => boolean): Promise<void> {
  const child = openInChild()
  await until(() => condition(child.pid))
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** Each process finds the folder as its killed predecessor left it. */
test('API-11 opens the folder after processes were killed while creating its database', async () => {
  await killOnce((pid) => existsSync(join(unfinishedFolder(pid), 'base', '5')))
  expect(existsSync(join(folder, 'db'))).toBe(false)
  await killOnce(() => existsSync(join(folder, 'db')))

  const { db, close } = await openEmbedded(join(folder, 'db'))
  expect(readdirSync(folder)).toEqual(['db'])
  await db.execute(sql`insert into businesses (username) values ('cafe')`)
  expect(await db.execute(sql`select username from businesses`)).toMatchObject({ rows: [{ username: 'cafe' }] })
  await close()
}, 240_000)
