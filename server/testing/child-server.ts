import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const root = join(import.meta.dirname, '../..')

/** A server in a process of its own, which tests may kill. */
export interface ChildServer {
  process: ChildProcess
  /** Everything it has said so far. */
  said: () => string
  /** Where it listens, once it does; rejects when it ends before. */
  url: Promise<string>
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string>
}

/** Starts the server from source on a free port. */
export function startChild(env: Record<string, string>): ChildServer {
  const { TEST_DATABASE_URL: _, DATABASE_URL: __, OIDC_ISSUER: ___, NODE_ENV: ____, ...inherited } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: root,
    env: { ...inherited, PORT: '0', SAMPLE_DATA: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  const ended = once(child, 'exit').then(([code, signal]): number | string => code ?? signal)
  const url = (async () => {
    let over = false
    void ended.then(() => {
      over = true
    })
    for (;;) {
      const address = /Campus Gigs is at (\S+)/.exec(output)?.[1]
      if (address) return address
      if (over) throw new Error(`The server ended before it listened:\n${output}`)
      await wait(20)
    }
  })()
  // Somebody who only waits for the end does not care that it never listened.
  url.catch(() => {})
  return { process: child, said: () => output, url, ended }
}

/** Kills without a word and waits for the end. */
export async function killNow(child: ChildServer): Promise<void> {
  child.process.kill('SIGKILL')
  await child.ended
}

/** Waits until the condition holds, looking often. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await wait(2)
}
