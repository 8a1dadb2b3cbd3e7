import { runTests } from './support/run-tests'

/** Every route by every kind of caller, with their own and others' objects. */
export const run = () =>
  runTests({
    args: ['--config', 'server/vitest.config.ts', 'resources/access-matrix'],
    goal: 'every cell asserted; foreign and missing byte-identical',
    shown: (count) => `${count} tests, each route with 9 kinds of caller`,
  })
