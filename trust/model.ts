import { numberOption } from '../scripts/run-parts'
import { runTests } from './support/run-tests'

/** Sixteen clients run random commands, and their data is compared with a model in memory. */
export const run = () => {
  const runs = numberOption('runs', 100)
  return runTests({
    args: ['--config', 'server/vitest.config.ts', 'resources/model', 'resources/races', 'resources/concurrent'],
    env: { MODEL_RUNS: String(runs) },
    goal: '16 clients, random commands, plain model: no divergence, no 5xx',
    needsPostgres: true,
    describeResult: () =>
      `${runs} times 120 commands one by one and 4 × 30 at once, ${runs * 5} gigs with up to four calls at once, ${runs * 10} batches of any calls`,
  })
}
