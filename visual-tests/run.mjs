// `npm run visual`: plays every story that has pictures and compares them, without the other checks of stories, which
// `npm test` makes. Arguments go to Vitest: a folder or file of stories, --update, -t <name>. `--against=<commit>` draws that
// commit on this machine and compares with its pictures.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, run, Stopped, say } from '../scripts/shell.mjs'

/**
 * Runs the stories of a tree. The pattern also matches `stories-phone` and `stories-desktop`, the projects of commits from
 * before the widths shared one.
 * @param {string[]} args
 * @param {string} cwd
 * @param {Record<string, string>} [env]
 */
const vitest = (args, cwd, env) =>
  run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'stories*', ...args], {
    cwd,
    env: { ONLY_PICTURES: 'yes', ...env },
  })

/** Replaces the error of a failed program, but not that of a stopped one. @param {string} message */
const failWith = (message) => (/** @type {unknown} */ error) => {
  throw error instanceof Stopped ? error : new Error(message)
}

/**
 * Records the stories of another commit in a folder.
 * @param {string} commit
 * @param {string[]} args which stories
 * @param {string} temporary the folder to work in
 * @returns {Promise<Record<string, string>>} the folder of its pictures, as Vitest's environment
 */
async function recordCommit(commit, args, temporary) {
  const tree = join(temporary, 'tree')
  const env = { BASELINES_FOLDER: join(temporary, 'baselines') }
  const checkout = ['worktree', 'add', '--quiet', '--detach', tree, commit]
  await run('git', checkout).catch(failWith(`There is no commit ${commit} to compare with.`))
  if (!existsSync(join(tree, 'visual-tests/run.mjs'))) {
    throw new Error(`${commit} is from before pictures could be recorded in another folder; compare with a later one.`)
  }
  const install = ['ci', '--prefer-offline', '--no-audit', '--no-fund']
  await run('npm', install, { cwd: tree }).catch(failWith(`The packages of ${commit} could not be installed.`))
  say(`Drawing ${commit}`)
  await vitest([...args, '--update=all'], tree, env).catch((error) => {
    // A story that fails in that commit may record no picture; its comparison then fails too.
    if (error instanceof Stopped) throw error
  })
  return env
}

// Vitest would take a file after `--update` for its value.
const args = process.argv.slice(2).map((argument) => (/^(-u|--update)$/.test(argument) ? '--update=all' : argument))
const against = args.find((argument) => argument.startsWith('--against='))?.slice('--against='.length)
const vitestArgs = args.filter((argument) => !argument.startsWith('--against='))
const temporary = mkdtempSync(join(tmpdir(), 'campus-gigs-visual-'))

try {
  const env = against === undefined ? {} : await recordCommit(against, vitestArgs, temporary)
  if (against !== undefined) say('Drawing this tree')
  await vitest(vitestArgs, root, env)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  if (against !== undefined) spawnSync('git', ['worktree', 'remove', '--force', join(temporary, 'tree')], { cwd: root })
  rmSync(temporary, { recursive: true, force: true })
}
