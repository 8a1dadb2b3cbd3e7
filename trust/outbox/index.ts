import { type Figure, numberOption } from '../../scripts/run-parts'
import { runTests } from '../support/run-tests'
import { runTabs } from './tabs'

const modelRuns = 300

/** Runs random scenarios of the outbox: 300 in a model, and `--tabs` (default 300) in real browser tabs. */
export async function run(): Promise<Figure> {
  const model = await runTests({
    args: ['--project', 'unit', 'client/outbox-runs'],
    env: { OUTBOX_RUNS: String(modelRuns) },
    goal: '',
    describeResult: () => `${modelRuns} scenarios in a model, each item stored once and in order`,
  })
  const tabs = await runTabs(numberOption('tabs', 300))
  return {
    goal: 'tab kills, offline spells, 5xx and lost answers: each change stored once, in order',
    isKept: model.isKept && tabs.isKept,
    measured: `${model.measured}\n${' '.repeat(35)}${tabs.measured}`,
  }
}
