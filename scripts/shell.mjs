// Starts programs and prints progress. Imports only Node, because it runs before packages are installed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The repository's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** The signals that stop a command: Ctrl+C, a supervisor, and the closing of its terminal. */
export const stopSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Prints one line of progress.
 * @param {string} line
 */
export function say(line) {
  console.log(`\u2022 ${line}`)
}

/**
 * Formats a duration as seconds, or as minutes and seconds.
 * @param {number} milliseconds
 */
export function duration(milliseconds) {
  const seconds = Math.round(milliseconds / 100) / 10
  return seconds < 90 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}

/** A command was stopped by one of {@link stopSignals}. */
export class Stopped extends Error {
  constructor() {
    super('Stopped before the end: start the command again.')
  }
}

/**
 * Runs a program and resolves when it exits with 0. Its output goes to this terminal. After one of {@link stopSignals},
 * waits until the program has ended: `npm ci` removes first what it has installed.
 * @param {string} command a program, or the name of one in node_modules/.bin
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string }} [options] `env` is added to the environment. Default of `cwd`: the repository
 * @returns {Promise<void>}
 * @throws {Stopped} after a signal
 * @throws when the program exits with another code than 0, naming the command
 */
export async function run(command, args, { env, cwd = root } = {}) {
  const child = spawn(command, args, { cwd, stdio: 'inherit', env: withLocalPrograms(env) })
  let isStopped = false
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    isStopped = true
    // A terminal sends the other signals to the program too.
    if (signal === 'SIGTERM') child.kill(signal)
  }
  for (const signal of stopSignals) process.on(signal, stop)
  try {
    const [code, signal] = await once(child, 'exit')
    if (isStopped) throw new Stopped()
    if (code !== 0) throw new Error(`"${command} ${args.join(' ')}" ended with ${signal ?? `code ${code}`}.`)
  } finally {
    for (const signal of stopSignals) process.off(signal, stop)
  }
}

/** How often {@link stopWithShell} looks for the shell and npm. */
const shellCheckMs = 500

/**
 * The npm whose shell this process runs in. Undefined when npm is its parent, because the shell has replaced itself by this
 * process, and on systems without `/proc`.
 */
function npmOfShell() {
  try {
    const command = readFileSync(`/proc/${process.ppid}/cmdline`, 'utf8')
    if (!command.includes(process.env.npm_lifecycle_script ?? '\0')) return undefined
    // The name of a program, in parentheses, may have spaces. Its state and its parent follow.
    return readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]
  } catch {
    return undefined
  }
}

/**
 * Sends this process SIGTERM once the shell in which npm started it has ended, or npm. npm passes a signal that it gets to
 * its shell alone, which may end without waiting for its program. After another signal than SIGTERM npm ends alone, and its
 * shell goes on waiting.
 */
export function stopWithShell() {
  const shellId = process.ppid
  const npmId = npmOfShell()
  const timer = setInterval(() => {
    if (process.ppid === shellId && npmOfShell() === npmId) return
    // Once, because the server does not wait for its close after a second signal.
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, shellCheckMs).unref()
}

/**
 * The environment with the installed programs first on the path, as `npx` sets it, without the time `npx` takes.
 * @param {NodeJS.ProcessEnv} [added]
 * @returns {NodeJS.ProcessEnv}
 */
export function withLocalPrograms(added = {}) {
  const separator = process.platform === 'win32' ? ';' : ':'
  return { ...process.env, PATH: `${root}node_modules/.bin${separator}${process.env.PATH ?? ''}`, ...added }
}
