import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { until } from '../testing/child-server.ts'
import { openEmbedded } from './database.ts'

const folder = mkdtempSync(join(tmpdir(), 'campus-gigs-pglite-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts a process that opens the database in the folder and keeps it open. */
function openInChild() {
  const script = `const { openPgliteFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'pglite-folder.ts'))})
await openPgliteFolder(${JSON.stringify(join(folder, 'db'))})
setInterval(() => {}, 1000)`
  return spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], { stdio: 'inherit' })
}

/** The temporary folder of this process's initialisation: an earlier process's is deleted when the next one starts. */
const unfinishedFolder = (pid: number | undefined) => join(folder, `db.unfinished-${pid}`)

/** Kills a process that makes the database when it reaches the moment. */
async function killAt(moment: (pid: number | undefined) => boolean): Promise<void> {
  const child = openInChild()
  await until(() => moment(child.pid))
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** The life of one folder: each process starts with the state that the killed one left. */
test('API-11 a process killed while it makes the database leaves nothing that stops the next one', async () => {
  await killAt((pid) => existsSync(unfinishedFolder(pid)))
  expect(existsSync(join(folder, 'db'))).toBe(false)
  await killAt((pid) => existsSync(join(unfinishedFolder(pid), 'base', '5')))
  expect(existsSync(join(folder, 'db'))).toBe(false)
  await killAt(() => existsSync(join(folder, 'db')))

  const first = await openEmbedded(join(folder, 'db'))
  expect(readdirSync(folder)).toEqual(['db'])
  await first.db.execute(sql`insert into businesses (username) values ('cafe')`)
  await first.close()
  const second = await openEmbedded(join(folder, 'db'))
  const kept = await second.db.execute(sql`select username from businesses`)
  await second.close()
  expect(kept).toMatchObject({ rows: [{ username: 'cafe' }] })
}, 240_000)
