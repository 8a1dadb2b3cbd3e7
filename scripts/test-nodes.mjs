// `npm run test:nodes`: the unit, server and package tests on the oldest Node this project supports and on the newest
// of each later long-term line. `--only=22` runs one of them; anything else goes to Vitest (`--project=unit`).
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runSteps } from './run-steps.mjs'
import { root, run } from './shell.mjs'
import { summary } from './test-report.mjs'
import { vitestStep } from './test-steps.mjs'

/** The version that npm installs of each major version: the oldest supported of the first, the newest of the others. */
const versions = { 20: '20.19.0', 22: '22', 24: '24' }

const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length)
const rest = process.argv.slice(2).filter((argument) => !argument.startsWith('--only='))
const projects = rest.some((argument) => argument.startsWith('--project'))
  ? []
  : ['--project=unit', '--project=server', '--project=package']

/**
 * The package of the registry that holds this platform's program. The package called `node` installs the same one, but
 * from an install script, which npm no longer runs unasked.
 */
function packageName() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const prefix = platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'
  return `${prefix}-${platform}-${process.arch}`
}

/**
 * Installs a Node below `.cache`, unless it is there.
 * @param {string} major @param {string} version
 * @returns {Promise<string>} the folder of its program
 * @throws when the registry has none for this platform or cannot be reached
 */
async function installNode(major, version) {
  const folder = join(root, '.cache/nodes', major)
  const programFolder = join(folder, 'node_modules', packageName(), 'bin')
  if (existsSync(programFolder)) return programFolder
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const wanted = `${packageName()}@${version}`
  try {
    await run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--silent', wanted])
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`Node ${major} could not be installed. Check the network, then start again.`, { cause: error })
  }
  return programFolder
}

/** Matches the lines of Node's own warnings. */
const warningOfNode = /^\(node:\d+\) .*Warning.*$/gm

const chosen = Object.entries(versions).filter(([major]) => !only || major === only)
if (chosen.length === 0) {
  console.error(`--only is one of ${Object.keys(versions).join(', ')}.`)
  process.exit(1)
}
const started = Date.now()
const steps = []
try {
  for (const [major, version] of chosen) {
    const programFolder = await installNode(major, version)
    const tests = ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...rest]
    const step = vitestStep(`Node ${major}`, join(programFolder, 'node'), ...tests)
    steps.push({ ...step, env: { PATH: `${programFolder}${delimiter}${process.env.PATH ?? ''}` } })
  }
  const outcomes = await runSteps(steps, 1)
  const warnings = outcomes.flatMap(({ step, output }) =>
    [...output.matchAll(warningOfNode)].map(([line]) => `${step.name} warns: ${line}`),
  )
  for (const warning of warnings) console.error(warning)
  // The command repeats the first Node that failed: `--only` takes one.
  const commandFor = (/** @type {string[]} */ [name = '']) =>
    `npm run test:nodes -- --only=${name.replace('Node ', '')}`
  console.log(`\n${summary(outcomes, Date.now() - started, commandFor)}`)
  process.exitCode = warnings.length > 0 || outcomes.some(({ failures }) => failures.length > 0) ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
