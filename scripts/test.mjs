// `npm test`: installs what the tests need, then runs all of them. Plain Node: it starts in a fresh clone.
// `--only=unit,lint` runs some steps, `--changed` or `--changed=<commit>` those for a change.
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { ensureChromium } from './chromium.mjs'
import { checkTestFolder, installIfNeeded } from './install.mjs'
import { runSteps } from './run-steps.mjs'
import { say } from './shell.mjs'
import { machineFailureAdvice, summary } from './test-report.mjs'
import { changedSteps, stepsNamed } from './test-steps.mjs'

const started = Date.now()
try {
  // `parseArgs` knows no option that goes with and without a value.
  const args = process.argv.slice(2).map((argument) => (argument === '--changed' ? '--changed=HEAD' : argument))
  const { values } = parseArgs({ args, options: { only: { type: 'string' }, changed: { type: 'string' } } })
  const { only, changed } = values
  const steps = changed ? changedSteps(changed) : stepsNamed(only)
  checkTestFolder()
  await installIfNeeded()
  ensureChromium(say)
  const outcomes = await runSteps(steps, Math.min(2, availableParallelism()))
  for (const { step, output } of outcomes) if (step.isResult) console.log(`\n── ${step.name}\n${output}`)
  console.log(`\n${summary(outcomes, Date.now() - started)}`)
  process.exitCode = outcomes.some(({ failures }) => failures.length > 0) ? 1 : 0
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  console.error(`\nThe tests could not run. ${machineFailureAdvice(message) ?? message}\n\n0 passed, 1 failed`)
  process.exitCode = 1
}
