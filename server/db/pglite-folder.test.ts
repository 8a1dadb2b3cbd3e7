import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { until } from '../testing/child-server.ts'
import { openPgliteFolder } from './pglite-folder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'campus-gigs-pglite-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A process that opens the database for the first time. */
function opening() {
  const script = `const { openPgliteFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'pglite-folder.ts'))})
await openPgliteFolder(${JSON.stringify(join(folder, 'db'))})
setInterval(() => {}, 1000)`
  return spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], { stdio: 'inherit' })
}

const unfinished = () => readdirSync(folder).filter((name) => name.startsWith('db.unfinished-'))

describe('API-11 a process killed while it makes the database', () => {
  test.each([
    ['as the folder appears', () => unfinished().length > 0],
    ['half-way', () => unfinished().some((name) => existsSync(join(folder, name, 'base', '5')))],
    ['as the folder gets its name', () => existsSync(join(folder, 'db'))],
  ])(
    '%s leaves nothing that stops the next one',
    async (_, moment) => {
      const child = opening()
      await until(moment)
      child.kill('SIGKILL')
      await once(child, 'exit')
      const client = await openPgliteFolder(join(folder, 'db'))
      expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
      await client.close()
      expect(readdirSync(folder)).toEqual(['db'])
    },
    240_000,
  )
})
