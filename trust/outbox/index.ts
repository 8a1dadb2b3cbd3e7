import { type Figure, numberOption } from '../../scripts/run-parts'
import { runTests } from '../support/run-tests'
import { runTabs } from './tabs'

const modelRuns = 300

/** The browser's outbox in random scenarios: many in a model, and `--tabs` of them in a browser's own tabs. */
export async function run(): Promise<Figure> {
  const model = await runTests({
    args: ['--project', 'unit', 'client/outbox-runs'],
    env: { OUTBOX_RUNS: String(modelRuns) },
    goal: '',
    shown: () => `${modelRuns} scenarios in a model, each item stored once and in order`,
  })
  const tabs = await runTabs(numberOption('tabs', 100))
  return {
    goal: 'tab kills, offline spells, 5xx and lost answers: each change stored once, in order',
    isKept: model.isKept && tabs.isKept,
    measured: `${model.measured}\n${' '.repeat(35)}${tabs.measured}`,
  }
}
