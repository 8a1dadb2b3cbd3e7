// `npm run test:soak`: repeats the tests to find flaky ones.
// `--times=10` repeats ten times; `--only=journeys,unit` runs some steps; `--busy` keeps every core busy meanwhile.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { ensureChromium } from './chromium.mjs'
import { runSteps } from './run-steps.mjs'
import { duration, say } from './shell.mjs'
import { stepsNamed } from './test-steps.mjs'

/** Reads the command's options. @throws when one is wrong, saying what it may be */
function readOptions() {
  const { values } = parseArgs({
    options: { times: { type: 'string', default: '10' }, only: { type: 'string' }, busy: { type: 'boolean' } },
  })
  const times = Number(values.times)
  if (!Number.isInteger(times) || times < 1) throw new Error(`--times is a number from 1, not ${values.times}.`)
  ensureChromium(say)
  return { times, steps: stepsNamed(values.only), isBusy: values.busy ?? false }
}

/** The options; without them the command ends with the reason. */
const { times, steps, isBusy } = (() => {
  try {
    return readOptions()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
})()

const busyProcesses = Array.from({ length: isBusy ? availableParallelism() : 0 }, () =>
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
)
// Also runs after Ctrl+C, which ends the steps and then this process.
process.on('exit', () => {
  for (const busyProcess of busyProcesses) busyProcess.kill('SIGKILL')
})

/** How often each test failed. @type {Map<string, number>} */
const failures = new Map()
for (let run = 1; run <= times; run++) {
  const started = Date.now()
  const failed = (await runSteps(steps, Math.min(2, availableParallelism()))).flatMap((outcome) => outcome.failures)
  for (const name of failed) failures.set(name, (failures.get(name) ?? 0) + 1)
  console.log(`\n══ Run ${run} of ${times}: ${failed.length} failed in ${duration(Date.now() - started)}\n`)
}
for (const [name, count] of failures) console.log(`failed ${count} of ${times} times: ${name}`)
if (failures.size === 0) console.log(`Every test passed ${times} times.`)
process.exit(failures.size > 0 ? 1 : 0)
