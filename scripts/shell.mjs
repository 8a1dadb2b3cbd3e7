// Starting programs and saying what happens. Plain Node: it also runs before anything is installed.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The repository's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Says one thing to the person who started the command.
 * @param {string} line
 */
export function say(line) {
  console.log(`\u2022 ${line}`)
}

/**
 * Seconds or minutes, as a person would say them.
 * @param {number} milliseconds
 */
export function duration(milliseconds) {
  const seconds = Math.round(milliseconds / 100) / 10
  return seconds < 90 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}

/**
 * Runs a program of the repository to its end, its output going to the same terminal.
 * @param {string} command a program, or the name of one in node_modules/.bin
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv }} [options] `env` is added to the environment
 * @returns {Promise<void>}
 * @throws when the program ends with anything but 0, naming the command
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
 * The environment with the installed tools first on the path, as `npx` would have it, without its start-up cost.
 * @param {NodeJS.ProcessEnv} [added]
 * @returns {NodeJS.ProcessEnv}
 */
export function withLocalPrograms(added = {}) {
  const separator = process.platform === 'win32' ? ';' : ':'
  return { ...process.env, PATH: `${root}node_modules/.bin${separator}${process.env.PATH ?? ''}`, ...added }
}
