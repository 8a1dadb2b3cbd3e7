import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildServer, startChild } from '@/server/testing/child-server'
import { median } from './server/load'

/*
 * The built server from its start to its first answer, beside the embedded database alone opening the same folder.
 */

const rounds = 7
const goal = 1.5

/** A program that opens the folder and asks one question. */
const openAlone = (folder: string) => `
  import { PGlite } from '@electric-sql/pglite'
  import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
  const database = await PGlite.create({ dataDir: ${JSON.stringify(folder)}, extensions: { pg_trgm } })
  await database.query('select 1')
  process.exit()`

/** How long a process takes that only opens the embedded database in a folder, in milliseconds. */
export async function timeAlone(folder: string, nodeFlags: readonly string[] = []): Promise<number> {
  const startMs = performance.now()
  await once(
    spawn(process.execPath, [...nodeFlags, '--input-type=module', '--eval', openAlone(folder)], { stdio: 'inherit' }),
    'exit',
  )
  return performance.now() - startMs
}

/** Measures, prints the ratio, and says whether the goal was reached. */
export async function run(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'campus-gigs-bench-'))
  const program = await buildServer()
  try {
    const timeServer = async () => {
      const startMs = performance.now()
      // As `npm start` does.
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
    // Creates the folder.
    await timeServer()
    const [ours, alone]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await timeServer())
      alone.push(await timeAlone(join(folder, 'db')))
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
