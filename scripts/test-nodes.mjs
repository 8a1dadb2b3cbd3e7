// `npm run test:nodes`: the unit, server and package tests on the oldest Node this project supports and on the newest
// of each later long-term line. `--only=22` runs one of them; anything else goes to Vitest (`--project=unit`).
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root, say } from './shell.mjs'

/** What npm is asked for, by major version. */
const versions = { 20: '20.19.0', 22: '22', 24: '24' }
const cache = join(root, '.cache/nodes')

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
 * Runs a program to its end and keeps what it prints.
 * @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function capture(command, args, env = process.env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (/** @type {Buffer} */ chunk) => {
        output += chunk
      })
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code, output }))
  })
}

/**
 * Installs a Node below `.cache`, unless it is there.
 * @param {string} major @param {string} version
 * @returns {Promise<string>} the folder of its program
 * @throws when the registry has none for this platform or can not be reached
 */
async function installNode(major, version) {
  const folder = join(cache, major)
  const programs = join(folder, 'node_modules', packageName(), 'bin')
  if (existsSync(programs)) return programs
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const wanted = `${packageName()}@${version}`
  const { output } = await capture('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', wanted])
  if (existsSync(programs)) return programs
  rmSync(folder, { recursive: true, force: true })
  throw new Error(`Node ${major} can not be had: "npm install ${wanted}" failed.\n${output}`)
}

/** @param {string} report @returns {{ numPassedTests: number, numFailedTests: number } | undefined} */
function countsIn(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
}

/**
 * Runs the tests on one Node and prints one line about them.
 * @param {string} major @param {string} version
 * @returns {Promise<boolean>} whether all passed, and none printed a warning of Node's
 */
async function testOn(major, version) {
  const programs = await installNode(major, version)
  const env = { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH ?? ''}`, NO_COLOR: '1' }
  const exact = (await capture('node', ['--version'], env)).output.trim()
  const report = join(cache, `${major}.json`)
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const tests = ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...reporters, ...rest]
  const { code, output } = await capture('node', tests, env)
  const warnings = output.split('\n').filter((line) => /^\(node:\d+\) .*Warning/.test(line))
  const passed = code === 0 && warnings.length === 0
  if (!passed) console.log(output)
  const { numPassedTests = 0, numFailedTests = 0 } = countsIn(report) ?? {}
  const counts = `${numPassedTests} passed, ${numFailedTests} failed, ${warnings.length} warnings`
  say(`Node ${exact}: ${counts}${passed ? '' : ', not in order: see above'}`)
  return passed
}

const chosen = Object.entries(versions).filter(([major]) => !only || major === only)
if (chosen.length === 0) {
  console.error(`--only is one of ${Object.keys(versions).join(', ')}.`)
  process.exit(1)
}
for (const [major, version] of chosen) {
  try {
    if (!(await testOn(major, version))) process.exitCode = 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
