// The steps of `npm test`: each runs one kind of test by its own tool. Vitest and Playwright write JUnit reports.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './shell.mjs'

/** @import { Step } from './run-steps.mjs' */

const reportFolder = mkdtempSync(join(tmpdir(), 'campus-gigs-test-'))
process.on('exit', () => rmSync(reportFolder, { recursive: true, force: true }))

/**
 * A step that runs Vitest.
 * @param {string} name
 * @param {string} command the program that starts it
 * @param {string[]} args
 * @returns {Step}
 */
export function vitestStep(name, command, ...args) {
  const report = join(reportFolder, `${name}.xml`)
  return {
    name,
    command,
    args: [...args, '--reporter=default', '--reporter=junit', `--outputFile.junit=${report}`],
    report,
  }
}

/** The step that runs the journeys. @param {string[]} args added to Playwright's @returns {Step} */
function journeys(...args) {
  const report = join(reportFolder, 'journeys.xml')
  return {
    name: 'journeys',
    command: 'playwright',
    args: ['test', '--config', 'e2e', ...args],
    env: { PLAYWRIGHT_JUNIT_OUTPUT_FILE: report },
    report,
    needs: 'product build',
    usesAllCores: true,
  }
}

/** @type {Step[]} */
const checks = [
  { name: 'types', command: 'tsc', args: ['--noEmit', '--singleThreaded'] },
  { name: 'lint', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
]

/** @type {Step} */
const productBuild = { name: 'product build', command: process.execPath, args: ['scripts/build.mjs'] }

const serverTests = 'scripts/test-server.mjs'

/** All steps in the order they start: two at a time, the longest first, then one after the other those that use all cores. */
export const allSteps = [
  productBuild,
  vitestStep('ui in a browser', 'vitest', 'run', '--project', 'ui-browser'),
  vitestStep('the package', 'vitest', 'run', '--project', 'package'),
  vitestStep('server on PGlite', process.execPath, serverTests, '--only=pglite'),
  vitestStep('server on PostgreSQL', process.execPath, serverTests, '--only=postgres'),
  vitestStep('unit', 'vitest', 'run', '--project', 'unit'),
  {
    name: 'storybook build',
    command: 'storybook',
    args: ['build', '--quiet', '--test', '--output-dir', 'dist/storybook-test'],
  },
  ...checks,
  {
    name: 'acceptance',
    command: process.execPath,
    args: ['scripts/acceptance.mjs'],
    isResult: true,
  },
  {
    ...vitestStep('stories and pictures', 'vitest', 'run', '--project', 'stories'),
    usesAllCores: true,
    notice: /^Pictures are not compared: .*$/m,
  },
  journeys(),
]

/**
 * The steps for a change: types and lint of all files, the Vitest tests that import a changed file, and the journeys whose
 * specs or support files changed.
 * @param {string} since the commit to compare with; uncommitted changes count too
 * @returns {Step[]}
 * @throws without such a commit, for which Vitest would run no test and pass
 */
export function changedSteps(since) {
  const projects = ['unit', 'server', 'ui-browser', 'stories'].flatMap((name) => ['--project', name])
  const git = (/** @type {string[]} */ ...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
    if (status !== 0) throw new Error(`Nothing to compare with: git finds no commit ${since} here.`)
    return stdout
  }
  git('rev-parse', '--verify', `${since}^{commit}`)
  const untracked = ['ls-files', '--others', '--exclude-standard']
  const changedJourneyFiles = git('diff', '--name-only', since, '--', 'e2e') + git(...untracked, 'e2e')
  return [
    vitestStep('tests that import a changed file', 'vitest', 'run', `--changed=${since}`, ...projects),
    ...checks,
    ...(changedJourneyFiles === '' ? [] : [productBuild, journeys(`--only-changed=${since}`)]),
  ]
}

/**
 * The steps with these names, in the order they start.
 * @param {string | undefined} names step names with commas between them. Default: all steps
 * @throws when there is no such step, naming those there are
 */
export function stepsNamed(names) {
  const wanted = names?.split(',') ?? allSteps.map(({ name }) => name)
  const unknown = wanted.filter((name) => !allSteps.some((step) => step.name === name))
  if (unknown.length === 0) return allSteps.filter(({ name }) => wanted.includes(name))
  throw new Error(`There is no step "${unknown[0]}"; the steps are ${allSteps.map(({ name }) => name).join(', ')}.`)
}
