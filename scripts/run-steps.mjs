// Runs the steps of `npm test` in parallel. Prints each step's output as a block, and counts its runner's report.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { duration, root, say, stopSignals, withLocalPrograms } from './shell.mjs'
import { noticeOf, reportOf } from './test-report.mjs'

/** @import { Report } from './test-report.mjs' */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command a program, or the name of one in node_modules/.bin
 * @property {string[]} args
 * @property {NodeJS.ProcessEnv} [env] added to the environment
 * @property {string} [report] the JUnit file its runner writes. Default: the step is one check, by its exit code
 * @property {string} [needs] the name of the step that must pass first
 * @property {boolean} [usesAllCores] whether the step keeps both cores busy: it runs by itself
 * @property {RegExp} [notice] matches the part of the output that is printed after a pass, and again at the end of the run
 * @property {boolean} [isResult] whether its output is printed at the end of the run
 *
 * @typedef {Report & { step: Step, milliseconds: number, output: string }} Outcome
 */

/** The longest that a step may take before it is stopped. */
const stepTimeoutMs = 25 * 60_000
/** The longest a stopped step may take to close its browsers and databases before it is killed. */
const stopTimeoutMs = 10_000

/** The process groups of the running steps, by their leaders' ids. A group has every process that the step started. */
const groups = new Set()

/**
 * Sends a signal to every process of a group.
 * @param {number} group
 * @param {NodeJS.Signals | 0} signal 0 sends nothing and only looks for processes
 * @returns {boolean} whether the group has processes
 */
function signalGroup(group, signal) {
  try {
    return process.kill(-group, signal)
  } catch {
    // Node throws ESRCH for a group without processes.
    return false
  }
}

/** Terminates a process group; kills it after `stopTimeoutMs`. @param {number} group */
async function stopGroup(group) {
  signalGroup(group, 'SIGTERM')
  const deadline = Date.now() + stopTimeoutMs
  while (signalGroup(group, 0)) {
    if (Date.now() > deadline) signalGroup(group, 'SIGKILL')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

let isStopping = false

/** Stops all steps after one of {@link stopSignals}, and exits. */
async function stopEverything() {
  // The terminal and npm may both send the signal.
  if (isStopping) return
  isStopping = true
  await Promise.all([...groups].map(stopGroup))
  console.error('\nStopped before the end, and nothing is left running: start the command again to run everything.')
  process.exit(1)
}

/**
 * A young generation of 64 MB for Node programs: with the default of 16 MB, garbage collection takes a tenth of the
 * processor time of server tests.
 */
const nodeOptions = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim()

/**
 * Runs a step's program to its end, or stops it after `stepTimeoutMs`.
 * @param {Step} step
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function execute({ command, args, env }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: withLocalPrograms({ NO_COLOR: '1', NODE_OPTIONS: nodeOptions, ...env }),
    })
    const group = child.pid
    if (group !== undefined) groups.add(group)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk
      })
    }
    const timer = setTimeout(() => {
      output += `\nStopped: it took longer than ${duration(stepTimeoutMs)}.`
      if (group !== undefined) void stopGroup(group)
    }, stepTimeoutMs)
    /** @param {number | null} code */
    const end = (code) => {
      clearTimeout(timer)
      if (group !== undefined) groups.delete(group)
      // Leave the promise pending, so that a stopped step is not counted and no other step starts.
      if (!isStopping) resolve({ code, output: output.trim() })
    }
    child.on('error', (error) => {
      output += error.message
      end(1)
    })
    child.on('close', end)
  })
}

/**
 * Runs a step, unless the step it needs has failed, and prints its result.
 * @param {Step} step
 * @param {Outcome[]} ended the outcomes so far
 * @returns {Promise<Outcome>}
 */
async function runStep(step, ended) {
  const started = Date.now()
  const needed = ended.find((outcome) => outcome.step.name === step.needs)
  if (needed && needed.failures.length > 0) {
    const output = `Not run: ${needed.step.name} failed.`
    return { step, milliseconds: 0, output, passed: 0, skipped: 0, failures: [`${step.name} (${output})`] }
  }
  say(`${step.name} …`)
  const { code, output } = await execute(step)
  const report = step.report && existsSync(step.report) ? readFileSync(step.report, 'utf8') : undefined
  const outcome = { step, milliseconds: Date.now() - started, output, ...reportOf(step, code === 0, report) }
  const { failures, passed } = outcome
  const wasLeftOut = passed === 0
  console.log(`\n── ${step.name}: ${failures.length > 0 ? 'FAILED' : 'passed'} in ${duration(outcome.milliseconds)}`)
  const notice = noticeOf(outcome)
  if (failures.length > 0 || wasLeftOut) console.log(output)
  else if (notice) console.log(notice)
  return outcome
}

/**
 * Runs all steps, also after a failure; only a step that needs a failed step is not run. On one of {@link stopSignals}, stops
 * all steps with their processes and exits with 1.
 * @param {Step[]} steps started in this order
 * @param {number} maxParallel the most steps that run at the same time
 * @returns {Promise<Outcome[]>} in the order of the steps
 */
export async function runSteps(steps, maxParallel) {
  for (const signal of stopSignals) process.on(signal, stopEverything)
  const waiting = [...steps]
  /** @type {Map<Step, Promise<Outcome>>} */
  const running = new Map()
  /** @type {Outcome[]} */
  const ended = []
  /** @param {Step} step */
  const canStart = ({ needs, usesAllCores }) => {
    const isNeededPending = [...waiting, ...running.keys()].some(({ name }) => name === needs)
    const areCoresBusy = usesAllCores ? running.size > 0 : [...running.keys()].some((other) => other.usesAllCores)
    return !isNeededPending && !areCoresBusy
  }
  while (waiting.length + running.size > 0) {
    const next = running.size < maxParallel ? waiting.find(canStart) : undefined
    if (next) {
      waiting.splice(waiting.indexOf(next), 1)
      running.set(next, runStep(next, ended))
    } else {
      const outcome = await Promise.race(running.values())
      running.delete(outcome.step)
      ended.push(outcome)
    }
  }
  for (const signal of stopSignals) process.off(signal, stopEverything)
  return ended.sort((a, b) => steps.indexOf(a.step) - steps.indexOf(b.step))
}
