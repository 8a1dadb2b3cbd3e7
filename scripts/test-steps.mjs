// Running the steps of `npm test`: in order, a few at a time, each one's output kept together.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { duration, root, say, withLocalPrograms } from './shell.mjs'
import { countsOf } from './test-summary.mjs'

/** @import { StepOutcome } from './test-summary.mjs' */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command a program, or the name of one in node_modules/.bin
 * @property {string[]} args
 * @property {NodeJS.ProcessEnv} [env] added to the environment
 * @property {string} [report] where its runner writes its counts as JSON
 * @property {string} [needs] the step that must have passed before
 * @property {string} [alone] steps with the same word never run at the same time
 * @property {boolean} [tell] whether its output is part of the result, for the end of the run
 */

/** A step that hangs would otherwise hold everything up for good. */
const patience = 25 * 60_000

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/**
 * Ends a step and whatever it started: each step leads a process group of its own.
 * @param {import('node:child_process').ChildProcess} child
 */
function stop(child) {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, 'SIGTERM')
  } catch {
    // It ended between the two lines.
  }
}

function stopAll() {
  for (const child of running) stop(child)
  process.exit(130)
}

/** @param {Step} step @returns {Promise<{ code: number | null, output: string }>} */
function execute({ command, args, env }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: withLocalPrograms({ NO_COLOR: '1', ...env }),
    })
    running.add(child)
    let output = ''
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const timer = setTimeout(() => {
      output += `\nStopped: it took longer than ${duration(patience)}.`
      stop(child)
    }, patience)
    /** @param {number | null} code */
    const end = (code) => {
      clearTimeout(timer)
      running.delete(child)
      resolve({ code, output })
    }
    child.on('error', (error) => {
      output += error.message
      end(1)
    })
    child.on('close', end)
  })
}

/** @param {Step} step @returns {Promise<StepOutcome>} */
async function runStep(step) {
  const started = Date.now()
  say(`${step.name} …`)
  const { code, output } = await execute(step)
  const written = step.report && existsSync(step.report) ? readFileSync(step.report, 'utf8') : undefined
  const outcome = {
    name: step.name,
    milliseconds: Date.now() - started,
    ...countsOf(code === 0, step.report !== undefined, written),
  }
  const words = outcome.failed > 0 ? 'FAILED' : outcome.leftOut ? 'left out' : 'passed'
  console.log(`\n── ${step.name}: ${words} in ${duration(outcome.milliseconds)}`)
  if (outcome.failed > 0 || outcome.leftOut) console.log(output.trim())
  return step.tell ? { ...outcome, told: output.trim() } : outcome
}

/**
 * Runs all steps, also after one failed; only a step that needs a failed one is given up.
 * @param {Step[]} steps begun in this order
 * @param {number} atOnce how many run at the same time
 * @returns {Promise<StepOutcome[]>} in the order of the steps
 */
export async function runSteps(steps, atOnce) {
  process.once('SIGINT', stopAll)
  process.once('SIGTERM', stopAll)
  /** @type {Map<string, Promise<StepOutcome>>} */
  const begun = new Map()
  /** @type {Map<string, StepOutcome>} */
  const ended = new Map()
  const names = new Set(steps.map(({ name }) => name))

  /** @param {Step} step */
  const canBegin = (step) => {
    const waits = step.needs !== undefined && names.has(step.needs) && !ended.has(step.needs)
    const taken = steps.some(
      (other) =>
        step.alone !== undefined && other.alone === step.alone && begun.has(other.name) && !ended.has(other.name),
    )
    return !begun.has(step.name) && !waits && !taken
  }

  /** @param {Step} step @returns {Promise<StepOutcome>} */
  const begin = async (step) => {
    const before = step.needs === undefined ? undefined : ended.get(step.needs)
    if (!before || before.failed === 0) return runStep(step)
    say(`${step.name} is not run: ${before.name} failed`)
    return { name: step.name, milliseconds: 0, passed: 0, failed: 1, leftOut: false }
  }

  while (ended.size < steps.length) {
    const underWay = [...begun].filter(([name]) => !ended.has(name))
    const next = underWay.length < atOnce ? steps.find(canBegin) : undefined
    if (next) {
      const outcome = begin(next)
      begun.set(next.name, outcome)
      outcome.then((value) => ended.set(next.name, value))
      // Lets a step that needs no process be counted before the next is looked for.
      await Promise.resolve()
    } else {
      const outcome = await Promise.race(underWay.map(([, promise]) => promise))
      ended.set(outcome.name, outcome)
    }
  }
  return steps.flatMap(({ name }) => ended.get(name) ?? [])
}
