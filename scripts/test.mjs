// `npm test`: installs what the tests need, then runs all of them. Plain Node: it starts in a fresh clone.
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { checkNode, installIfNeeded } from './install.mjs'
import { duration, say } from './shell.mjs'
import { runSteps } from './test-steps.mjs'
import { summary, total } from './test-summary.mjs'

/** @import { Step } from './test-steps.mjs' */

checkNode()
const started = Date.now()
const reports = mkdtempSync(join(tmpdir(), 'campus-gigs-test-'))
/** @param {string} name */
const report = (name) => join(reports, `${name}.json`)
/** @param {string} file */
const vitestReport = (file) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
/** @param {string} project @param {string} name */
const vitest = (project, name) => ['run', '--project', project, ...vitestReport(report(name))]
/** @param {string} engine @param {string} name */
const server = (engine, name) => ['scripts/test-server.mjs', `--only=${engine}`, ...vitestReport(report(name))]

// In the order they are begun, two at a time: what has to wait for its turn stands before what can fill the gap.
/** @type {Step[]} */
const steps = [
  { name: 'types', command: 'tsc', args: ['--noEmit'] },
  { name: 'lint', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { name: 'storybook build', command: 'npm', args: ['run', '--silent', 'build-storybook'] },
  { name: 'unit', command: 'vitest', args: vitest('unit', 'unit'), report: report('unit') },
  { name: 'product build', command: process.execPath, args: ['scripts/build.mjs'] },
  // Every story at both widths: played, checked by axe, pictured and compared.
  {
    name: 'stories and pictures',
    command: 'vitest',
    args: vitest('stories-*', 'stories'),
    report: report('stories'),
    alone: 'two browsers',
  },
  { name: 'ui in a browser', command: 'vitest', args: vitest('ui-browser', 'ui'), report: report('ui') },
  { name: 'the package', command: 'vitest', args: vitest('package', 'package'), report: report('package') },
  {
    name: 'journeys',
    command: 'playwright',
    args: ['test', '--config', 'e2e/playwright.config.ts'],
    env: { JOURNEYS_JSON: report('journeys') },
    report: report('journeys'),
    needs: 'product build',
    alone: 'two browsers',
  },
  { name: 'server on PGlite', command: process.execPath, args: server('pglite', 'pglite'), report: report('pglite') },
  {
    name: 'server on PostgreSQL',
    command: process.execPath,
    args: server('postgres', 'postgres'),
    report: report('postgres'),
  },
  {
    name: 'acceptance',
    command: process.execPath,
    args: ['scripts/acceptance.mjs'],
    needs: 'storybook build',
    tell: true,
  },
]

const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length)
const chosen = only ? steps.filter(({ name }) => only.split(',').includes(name)) : steps

try {
  await installIfNeeded()
  ensureChromium(say)
} catch (error) {
  console.error(`\nThe tests could not start. ${error instanceof Error ? error.message : error}\n\n0 passed, 1 failed`)
  process.exit(1)
}

const outcomes = await runSteps(chosen, Math.min(2, availableParallelism()))
rmSync(reports, { recursive: true, force: true })

for (const { name, told } of outcomes) if (told) console.log(`\n── ${name}\n${told}`)
const { passed, failed } = total(outcomes)
console.log(`\n${summary(outcomes)}\n\nTook ${duration(Date.now() - started)}\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
