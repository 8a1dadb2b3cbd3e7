import { numberOption } from '../scripts/run-parts'
import { runTests } from './support/run-tests'

/** Sixteen clients with random commands, beside a plain model in memory. */
export const run = () => {
  const runs = numberOption('runs', 100)
  return runTests({
    args: ['--config', 'server/vitest.config.ts', 'resources/model'],
    env: { MODEL_RUNS: String(runs) },
    goal: '16 clients, random commands, plain model: no divergence, no 5xx',
    needsPostgres: true,
    shown: () => `${runs} times 120 commands one by one, ${runs} times 4 × 30 at once`,
  })
}
