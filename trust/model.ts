import { numberOption } from '../scripts/run-parts'
import { runTests } from './support/run-tests'

/** Sixteen clients run random commands, and their data is compared with a model in memory. */
export const run = () => {
  const runs = numberOption('runs', 100)
  return runTests({
    args: ['--config', 'server/vitest.config.ts', 'resources/model'],
    env: { MODEL_RUNS: String(runs) },
    goal: '16 clients, random commands, plain model: no divergence, no 5xx',
    needsPostgres: true,
    describeResult: () => `${runs} times 120 commands one by one, ${runs} times 4 × 30 at once`,
  })
}
