import { runTests } from './support/run-tests'

const runs = 300

/** The browser's outbox in random lives of a page, with a transport of the test's. Journeys in `e2e/survival.spec.ts` kill real tabs. */
export const run = () =>
  runTests({
    args: ['--project', 'unit', 'client/outbox-runs'],
    env: { OUTBOX_RUNS: String(runs) },
    goal: '300 runs of tab kills, offline spells and 5xx: each delivered once, in order',
    shown: () => `${runs} lives of a page, each item stored once and in order`,
  })
