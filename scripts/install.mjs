// Prepares a clone to run: installs the packages of the lock file.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, Stopped, say } from './shell.mjs'

/**
 * Checks that the tests find their files in a folder: below an accent or a quote Storybook finds none, below brackets Vite.
 * @param {string} [folder] Default: the repository's
 * @throws when they don't, saying what to do
 */
export function checkTestFolder(folder = root) {
  const [character] = folder.match(/[^\w\s./\\:~@+,=()-]/) ?? []
  if (character) throw new Error(`Move this folder: the tests cannot run in ${folder}, because of its "${character}".`)
}

/** @typedef {{ version?: string, link?: boolean, optional?: boolean }} LockedPackage */

/**
 * The packages of the lock file that are not installed in its version. Optional packages are left out, because most are
 * for other platforms.
 * @param {Record<string, LockedPackage>} wanted `packages` of package-lock.json
 * @param {Record<string, LockedPackage>} installed `packages` of node_modules/.package-lock.json
 * @returns {string[]} their paths, as the lock file names them
 */
export function outdated(wanted, installed) {
  return Object.entries(wanted)
    .filter(([path, { optional }]) => path.startsWith('node_modules/') && !optional)
    .filter(([path, { version }]) => !installed[path] || installed[path].version !== version)
    .map(([path]) => path)
}

/**
 * The packages of a lock file by path; none when there is no such file.
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
function lockedPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}

/** How often an installation is attempted: npm gives up when one of its hundreds of downloads is interrupted. */
const attempts = 3

/**
 * Runs an installation until one attempt succeeds. A further attempt downloads only what the earlier ones did not.
 * @param {() => Promise<void>} install
 * @throws the last attempt's error
 */
export async function retryInstall(install) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await install()
    } catch (error) {
      if (attempt === attempts || error instanceof Stopped) throw error
      say(`The installation failed; attempt ${attempt + 1} of ${attempts}`)
    }
  }
}

/** Installs with `npm ci` unless every package of the lock file is already there. */
export async function installIfNeeded() {
  const missing = outdated(
    lockedPackages(join(root, 'package-lock.json')),
    lockedPackages(join(root, 'node_modules/.package-lock.json')),
  )
  if (missing.length === 0) return
  say(`Installing packages (${missing.length} missing or out of date); this takes a minute or two`)
  // The build needs the development packages, also when NODE_ENV is production.
  await retryInstall(() => run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline']))
}
