// Starts programs and prints progress. Imports only Node, because it runs before packages are installed.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The repository's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))

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

/**
 * Runs a program and resolves when it exits with 0. Its output goes to this terminal.
 * @param {string} command a program, or the name of one in node_modules/.bin
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv }} [options] `env` is added to the environment
 * @returns {Promise<void>}
 * @throws when the program exits with another code than 0, naming the command
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: withLocalPrograms(options.env) })
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Error(`"${command} ${args.join(' ')}" ended with ${signal ?? `code ${code}`}.`))
    })
  })
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
