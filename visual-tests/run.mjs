// `npm run visual`: plays every story that has pictures and compares them, without the other checks of stories, which
// `npm test` makes. Arguments go to Vitest: a folder or file of stories, --update, -t <name>. `--against=<commit>` draws that
// commit on this machine and compares with its pictures.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, say } from '../scripts/shell.mjs'

/**
 * Runs a program.
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 * @param {Record<string, string>} [env] added to the environment
 * @returns {number} its exit code
 */
function run(command, args, cwd, env = {}) {
  return (
    spawnSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ONLY_PICTURES: 'yes', ...env } }).status ??
    1
  )
}

/**
 * Runs the stories of a tree. The pattern also matches `stories-phone` and `stories-desktop`, the projects of commits from
 * before the widths shared one.
 * @param {string[]} args
 * @param {string} cwd
 * @param {Record<string, string>} [env]
 */
const vitest = (args, cwd, env) =>
  run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'stories*', ...args], cwd, env)

/**
 * Records the stories of another commit in a folder.
 * @param {string} commit
 * @param {string[]} args which stories
 * @param {string} temporary the folder to work in
 * @returns {Record<string, string>} the folder of its pictures, as Vitest's environment
 */
function recordCommit(commit, args, temporary) {
  const tree = join(temporary, 'tree')
  const env = { BASELINES_FOLDER: join(temporary, 'baselines') }
  if (run('git', ['worktree', 'add', '--quiet', '--detach', tree, commit], root) !== 0) {
    throw new Error(`There is no commit ${commit} to compare with.`)
  }
  if (!existsSync(join(tree, 'visual-tests/run.mjs'))) {
    throw new Error(`${commit} is from before pictures could be recorded in another folder; compare with a later one.`)
  }
  const install = ['ci', '--prefer-offline', '--no-audit', '--no-fund']
  if (run('npm', install, tree) !== 0) throw new Error(`The packages of ${commit} could not be installed.`)
  say(`Drawing ${commit}`)
  // A story that fails in that commit may record no picture; its comparison then fails too.
  vitest([...args, '--update=all'], tree, env)
  return env
}

// Vitest would take a file after `--update` for its value.
const args = process.argv.slice(2).map((argument) => (/^(-u|--update)$/.test(argument) ? '--update=all' : argument))
const against = args.find((argument) => argument.startsWith('--against='))?.slice('--against='.length)
const vitestArgs = args.filter((argument) => !argument.startsWith('--against='))

if (against === undefined) process.exitCode = vitest(vitestArgs, root)
else {
  const temporary = mkdtempSync(join(tmpdir(), 'campus-gigs-visual-'))
  try {
    const env = recordCommit(against, vitestArgs, temporary)
    say('Drawing this tree')
    process.exitCode = vitest(vitestArgs, root, env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  } finally {
    spawnSync('git', ['worktree', 'remove', '--force', join(temporary, 'tree')], { cwd: root })
    rmSync(temporary, { recursive: true, force: true })
  }
}
