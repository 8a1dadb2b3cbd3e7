import { runTests } from './support/run-tests'

/** Migrates data of the first release, also by several servers at once. `npm run test:server` runs both engines. */
export const run = () =>
  runTests({
    args: ['--config', 'server/vitest.config.ts', 'db/migrations', 'db/postgres'],
    goal: "forward only, under a lock, tested from the first release's data",
    needsPostgres: true,
    describeResult: (count) => `${count} tests`,
  })
