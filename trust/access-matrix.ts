import { runTests } from './support/run-tests'

/** Calls every route as every kind of caller, with the caller's own objects and with foreign ones. */
export const run = () =>
  runTests({
    args: ['--config', 'server/vitest.config.ts', 'resources/access-matrix'],
    goal: 'every cell asserted; foreign and missing byte-identical',
    describeResult: (count) => `${count} tests, each route with 9 kinds of caller`,
  })
