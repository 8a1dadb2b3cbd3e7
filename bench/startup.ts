import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildServer, startChild } from '@/server/testing/child-server'
import { median } from './server/load'

/*
 * Compares the time from the built server's start to its first response with the embedded database opening the same folder.
 */

const rounds = 7
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
  await once(
    spawn(process.execPath, [...nodeFlags, '--input-type=module', '--eval', databaseProgram(folder)], {
      stdio: 'inherit',
    }),
    'exit',
  )
  return performance.now() - startMs
}

/** Measures and prints the ratio. @returns whether it reached the goal */
export async function run(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'campus-gigs-bench-'))
  const program = await buildServer()
  try {
    const timeServer = async () => {
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
    // The first run creates the database.
    await timeServer()
    const [ours, alone]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await timeServer())
      alone.push(await timeDatabaseAlone(join(folder, 'db')))
    }
    const ratio = median(ours) / median(alone)
    const isKept = ratio <= goal
    console.log(
      `first answer ${median(ours).toFixed(0)} ms, database alone ${median(alone).toFixed(0)} ms: ${ratio.toFixed(2)} ×   ≤ ${goal} ×   ${isKept ? 'kept' : 'BROKEN'}`,
    )
    return isKept
  } finally {
    program.remove()
    await rm(folder, { recursive: true, force: true })
  }
}
