import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { environment } from '../environment.ts'

const root = join(import.meta.dirname, '../..')

/** A server in a child process, which tests may kill. */
export interface ChildServer {
  process: ChildProcess
  /** The output of stdout and stderr so far. */
  output: () => string
  /** The server's address once it listens. Rejects when the process ends before. */
  url: Promise<string>
  /** The exit code, or the signal that ended the process. */
  ended: Promise<number | string>
}

/** The production build of the server. */
export interface ServerProgram {
  /** The file to run. */
  path: string
  remove: () => void
}

/**
 * Builds the server, because the build starts three times as fast as the sources. The build's folder is inside
 * `node_modules`, so that its imports resolve.
 */
export async function buildServer(): Promise<ServerProgram> {
  const cache = join(root, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'campus-gigs-server-'))
  const settings = ['build', '--config', 'vite.server.config.ts', '--logLevel', 'warn', '--outDir', folder]
  const build = spawn(process.execPath, ['node_modules/vite/bin/vite.js', ...settings], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [code] = await once(build, 'exit')
  const remove = () => rmSync(folder, { recursive: true, force: true })
  if (code === 0) return { path: join(folder, 'main.js'), remove }
  remove()
  throw new Error('The server could not be built.')
}

/**
 * The V8 flag that compiles WebAssembly (PGlite) quickly instead of optimising it, which makes a start a fifth faster.
 */
export const shortLivedFlag = '--liftoff-only'

/**
 * Starts the server on a free port, with `env` as its only settings.
 * @param options `detached`: whether the child ignores Ctrl+C of the terminal, default false. `nodeFlags`: default
 * {@link shortLivedFlag}
 */
export function startChild(
  program: ServerProgram,
  env: Record<string, string>,
  { detached = false, nodeFlags = [shortLivedFlag] }: { detached?: boolean; nodeFlags?: readonly string[] } = {},
): ChildServer {
  // A setting of the shell could name a real database, bucket or mail server.
  const inherited = Object.entries(process.env).filter(([name]) => !(name in environment.shape))
  const child = spawn(process.execPath, [...nodeFlags, program.path], {
    cwd: root,
    detached,
    env: { ...Object.fromEntries(inherited), PORT: '0', SAMPLE_DATA: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // `close` comes after `exit`, when everything the child wrote has been read.
  const ended = once(child, 'close').then(([code, signal]): number | string => code ?? signal)
  let output = ''
  const url = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        const address = /Campus Gigs is at (\S+)/.exec(output)?.[1]
        if (address) resolve(address)
      })
    child.once('close', () => reject(new Error(`The server ended before it listened:\n${output}`)))
  })
  // Prevents an unhandled rejection in tests that never read the address.
  url.catch(() => {})
  return { process: child, output: () => output, url, ended }
}

/** Kills the process with SIGKILL and waits for its end. */
export async function killNow(child: ChildServer): Promise<void> {
  child.process.kill('SIGKILL')
  await child.ended
}

/** Polls until the condition is true. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await wait(2)
}
