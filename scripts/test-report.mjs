// The report of `npm test`: each step's counts and failed tests from its JUnit file, and the summary of the run.
import { duration } from './shell.mjs'

/**
 * @import { Outcome, Step } from './run-steps.mjs'
 * @typedef {object} Report
 * @property {number} passed
 * @property {number} skipped
 * @property {string[]} failures the names of the failed tests
 * @property {Record<string, string[]>} [messages] the first lines of each failure's message, by the test's name
 */

/** The characters that XML escapes. The ampersand is last, so that text is decoded once. */
const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' }

/** The most lines of a failure's message in the summary, plus its first stack frame. */
const maxMessageLines = 12

/** Replaces XML's entities by their characters. @param {string} escaped */
const decode = (escaped) =>
  Object.entries(entities).reduce((text, [entity, character]) => text.replaceAll(entity, character), escaped)

/**
 * The text of an attribute; empty when the element has none.
 * @param {string} testcase an element of a JUnit file, after its `<testcase`
 * @param {string} attribute
 */
function attributeOf(testcase, attribute) {
  const [, value = ''] = testcase.match(new RegExp(`\\b${attribute}="([^"]*)"`)) ?? []
  return decode(value)
}

/**
 * The first lines of a failure's message, and the first of its stack.
 * @param {string} testcase as {@link attributeOf} has it
 */
function messageOf(testcase) {
  const [, text = ''] = testcase.match(/<(?:failure|error)\b[^>]*>([\s\S]*?)<\/(?:failure|error)>/) ?? []
  const lines = decode(text.replace(/<!\[CDATA\[|\]\]>/g, ''))
    .split('\n')
    .filter((line) => line.trim() !== '')
  const thrownAt = lines.slice(maxMessageLines).find((line) => /^\s*(at|❯) /.test(line))
  return [...lines.slice(0, maxMessageLines), ...(thrownAt ? [thrownAt] : [])]
}

/**
 * The counts of a step. A step whose runner writes no report counts as one test. An exit code other than 0 counts as a
 * failure even if the report has none. A missing report with exit code 0 counts as no tests, so the step was left out.
 * @param {Pick<Step, 'name' | 'report'>} step
 * @param {boolean} hasSucceeded whether its program ended with 0
 * @param {string} [junit] the report, when there is one
 * @returns {Report}
 */
export function reportOf({ name, report }, hasSucceeded, junit = '') {
  if (!report) return { passed: hasSucceeded ? 1 : 0, skipped: 0, failures: hasSucceeded ? [] : [name] }
  const [, ...tests] = junit.split(/^\s*<testcase /m)
  const failed = tests.filter((test) => /^\s*<(failure|error)\b/m.test(test))
  const skipped = tests.filter((test) => /^\s*<skipped\b/m.test(test)).length
  const nameOf = (/** @type {string} */ test) => `${attributeOf(test, 'classname')} › ${attributeOf(test, 'name')}`
  const failures = failed.map(nameOf)
  const messages = Object.fromEntries(failed.map((test) => [nameOf(test), messageOf(test)]))
  if (!hasSucceeded && failures.length === 0) failures.push(name)
  return { passed: tests.length - failed.length - skipped, skipped, failures, messages }
}

/** Patterns in the output after a failure of the machine, with the advice for each. */
const machineFailures = [
  { pattern: /ENOSPC|No space left on device/, advice: 'The disk is full: free some space' },
  { pattern: /EADDRINUSE/, advice: 'A port is taken: stop the program that listens there' },
  {
    pattern: /context or browser has been closed|[Bb]rowser (connection )?was closed|(page|Target|Page) crashed/,
    advice: 'The browser ended in the middle, as it does when memory runs out: close other programs',
  },
]

/** The advice for a failure of the machine; undefined for other failures. @param {string} output @returns {string | undefined} */
export const machineFailureAdvice = (output) => machineFailures.find(({ pattern }) => pattern.test(output))?.advice

/** The line of a step's output that its `notice` matches. @param {Pick<Outcome, 'step' | 'output'>} outcome */
export const noticeOf = ({ step, output }) => (step.notice ? output.match(step.notice)?.[0] : undefined)

/**
 * The summary: a line for each step, the steps' notices, each failed test with what it reported, the advice, and the counts
 * on the last line.
 * @param {Outcome[]} outcomes
 * @param {number} milliseconds the duration of the run
 * @param {(names: string[]) => string} [commandFor] the command that repeats the steps of these names. Default: `npm test`
 */
export function summary(outcomes, milliseconds, commandFor = (names) => `npm test -- --only="${names}"`) {
  const failedSteps = outcomes.filter(({ failures }) => failures.length > 0)
  const nameWidth = Math.max(...outcomes.map(({ step }) => step.name.length))
  const stepLines = outcomes.map(({ step, passed, failures, milliseconds }) => {
    const line = (/** @type {string} */ mark, /** @type {string} */ result) =>
      `${mark}  ${step.name.padEnd(nameWidth)}  ${result} in ${duration(milliseconds)}`
    if (failures.length > 0) return line('✗', `${passed} passed, ${failures.length} failed`)
    return passed > 0 ? line('✓', `${passed} passed`) : line('–', 'left out')
  })
  const failureLines = failedSteps.flatMap(({ step, failures, messages = {} }) =>
    failures.flatMap((name) => [`✗ ${step.name}: ${name}`, ...(messages[name] ?? []).map((line) => `    ${line}`)]),
  )
  const notices = outcomes.map(noticeOf).filter((notice) => notice !== undefined)
  const machineAdvice = failedSteps.map(({ output }) => machineFailureAdvice(output)).find(Boolean)
  const command = commandFor(failedSteps.map(({ step }) => step.name))
  const advice = `${machineAdvice ?? 'Correct what is reported above'}, then run what failed again: ${command}`
  const passedCount = outcomes.reduce((sum, { passed }) => sum + passed, 0)
  const failedCount = failedSteps.reduce((sum, { failures }) => sum + failures.length, 0)
  const skippedCount = outcomes.reduce((sum, { skipped }) => sum + skipped, 0)
  const counts = `${passedCount} passed, ${failedCount} failed${skippedCount > 0 ? `, ${skippedCount} skipped` : ''}`
  const took = `Took ${duration(milliseconds)}`
  return [...stepLines, '', ...notices, ...failureLines, took, ...(failedCount > 0 ? [advice] : []), counts].join('\n')
}
