// Counting what the runners of `npm test` report, and the table at its end.
import { duration } from './shell.mjs'

/**
 * @typedef {{ passed: number, failed: number, leftOut: boolean }} Counts
 * @typedef {Counts & { name: string, milliseconds: number, told?: string }} StepOutcome
 */

/** @param {unknown} value @param {string} key @returns {number} */
function number(value, key) {
  const found = value instanceof Object ? Reflect.get(value, key) : undefined
  return typeof found === 'number' ? found : 0
}

/**
 * Tests that passed and failed in a runner's JSON: Vitest's, Playwright's, or our own `{ passed, failed }`.
 * @param {unknown} report
 */
function reported(report) {
  const stats = report instanceof Object && 'stats' in report ? report.stats : undefined
  return {
    passed:
      number(report, 'numPassedTests') + number(stats, 'expected') + number(stats, 'flaky') + number(report, 'passed'),
    failed: number(report, 'numFailedTests') + number(stats, 'unexpected') + number(report, 'failed'),
  }
}

/**
 * What a step counts for. A step without a runner is one check. A step that ended badly has at least one failure,
 * whatever its report says: a file that could not be read holds no tests to count.
 * @param {boolean} ended whether its program ended with 0
 * @param {boolean} reports whether a report was asked for
 * @param {string} [written] the report, when there is one
 * @returns {Counts}
 */
export function countsOf(ended, reports, written) {
  if (!reports) return { passed: ended ? 1 : 0, failed: ended ? 0 : 1, leftOut: false }
  const { passed, failed } = written ? reported(JSON.parse(written)) : { passed: 0, failed: 0 }
  return { passed, failed: ended ? failed : Math.max(1, failed), leftOut: ended && written === undefined }
}

/** @param {Counts[]} outcomes @returns {{ passed: number, failed: number }} */
export function total(outcomes) {
  return outcomes.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  })
}

/** @param {StepOutcome[]} outcomes one line a step, in columns */
export function summary(outcomes) {
  const rows = outcomes.map(({ name, milliseconds, passed, failed, leftOut }) => [
    failed > 0 ? '✗' : leftOut ? '–' : '✓',
    name,
    leftOut ? 'left out' : `${passed} passed`,
    failed > 0 ? `${failed} failed` : '',
    duration(milliseconds),
  ])
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')
}
