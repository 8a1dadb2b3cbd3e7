// Compares the time from the built server's start to its first response with the embedded database opening the same folder.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildServer, startChild } from '@/server/testing/child-server'
import { median } from './server/load'

/** How often each is measured. */
const rounds = 7
/** The longest time of the server, in times of the database alone. */
const goal = 1.5

/** A program that opens the database in a folder, runs one query and exits. */
const databaseProgram = (folder: string) => `
  import { PGlite } from '@electric-sql/pglite'
  import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
  const database = await PGlite.create({ dataDir: ${JSON.stringify(folder)}, extensions: { pg_trgm } })
  await database.query('select 1')
  process.exit()`

/** The duration of a process that only opens the embedded database in a folder, in milliseconds. */
export async function timeDatabaseAlone(folder: string, nodeFlags: readonly string[] = []): Promise<number> {
  const startMs = performance.now()
  const args = [...nodeFlags, '--input-type=module', '--eval', databaseProgram(folder)]
  await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit')
  return performance.now() - startMs
}

/** The time from a server's start to its first response, in milliseconds. */
async function timeServer(program: Parameters<typeof startChild>[0], folder: string): Promise<number> {
  const startMs = performance.now()
  // `npm start` sets no flags of Node either.
  const child = startChild(program, { DATA_DIR: folder }, { nodeFlags: [] })
  const url = await child.url
  for (;;) {
    const answer = await fetch(new URL('/api/health', url)).catch(() => undefined)
    if (answer?.ok) break
    await wait(2)
  }
  const tookMs = performance.now() - startMs
  child.process.kill('SIGTERM')
  await child.ended
  return tookMs
}

/** Measures and prints the ratio. @returns whether it reached the goal */
export async function run(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'campus-gigs-bench-'))
  const program = await buildServer()
  try {
    // The first run creates the database.
    await timeServer(program, folder)
    const serverMs: number[] = []
    const databaseMs: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      serverMs.push(await timeServer(program, folder))
      databaseMs.push(await timeDatabaseAlone(join(folder, 'db')))
    }
    const ratio = median(serverMs) / median(databaseMs)
    const isKept = ratio <= goal
    console.log(
      `first answer ${median(serverMs).toFixed(0)} ms, database alone ${median(databaseMs).toFixed(0)} ms: ${ratio.toFixed(2)} ×   ≤ ${goal} ×   ${isKept ? 'kept' : 'BROKEN'}`,
    )
    return isKept
  } finally {
    program.remove()
    await rm(folder, { recursive: true, force: true })
  }
}
