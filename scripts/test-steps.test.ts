import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runSteps } from './test-steps.mjs'
import { countsOf, summary, total } from './test-summary.mjs'

describe('counting', () => {
  it('reads what each runner writes', () => {
    const vitest = JSON.stringify({ numPassedTests: 7, numFailedTests: 2 })
    const playwright = JSON.stringify({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 4 } })
    const own = JSON.stringify({ passed: 5, failed: 0 })
    expect(countsOf(false, true, vitest)).toEqual({ passed: 7, failed: 2, leftOut: false })
    expect(countsOf(false, true, playwright)).toEqual({ passed: 4, failed: 1, leftOut: false })
    expect(countsOf(true, true, own)).toEqual({ passed: 5, failed: 0, leftOut: false })
  })

  it('counts a step without a runner as one check', () => {
    expect(countsOf(true, false)).toEqual({ passed: 1, failed: 0, leftOut: false })
    expect(countsOf(false, false)).toEqual({ passed: 0, failed: 1, leftOut: false })
  })

  it('never takes a runner that ended badly for a pass', () => {
    expect(countsOf(false, true, JSON.stringify({ numPassedTests: 7, numFailedTests: 0 })).failed).toBe(1)
    expect(countsOf(false, true)).toEqual({ passed: 0, failed: 1, leftOut: false })
  })

  it('tells a step that was left out from one that passed', () => {
    expect(countsOf(true, true)).toEqual({ passed: 0, failed: 0, leftOut: true })
  })

  it('adds up, and lays out one line a step', () => {
    const outcomes = [
      { name: 'unit', milliseconds: 1500, passed: 12, failed: 0, leftOut: false },
      { name: 'stories', milliseconds: 95_000, passed: 3, failed: 1, leftOut: false },
    ]
    expect(total(outcomes)).toEqual({ passed: 15, failed: 1 })
    expect(summary(outcomes).split('\n')).toEqual([
      '✓  unit     12 passed            1.5 s',
      '✗  stories  3 passed   1 failed  1 min 35 s',
    ])
  })
})

describe('running steps', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'campus-gigs-steps-'))
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
  })
  afterEach(() => {
    rmSync(folder, { recursive: true })
    vi.restoreAllMocks()
  })

  /** A step that notes when it begins and ends, and ends as told. */
  function step(name: string, { code = 0, ms = 60, ...rest } = {}) {
    const note = (what: string) => `require('fs').appendFileSync(${JSON.stringify(join(folder, 'log'))}, '${what} ')`
    const script = `${note(`${name}(`)};setTimeout(() => { ${note(`)${name}`)};process.exit(${code}) }, ${ms})`
    return { name, command: process.execPath, args: ['-e', script], ...rest }
  }
  const log = () => readFileSync(join(folder, 'log'), 'utf8').trim().split(' ')

  it('goes on after a failure, and gives up only what needs the failed one', async () => {
    writeFileSync(join(folder, 'log'), '')
    const outcomes = await runSteps([step('a', { code: 3 }), { ...step('b'), needs: 'a' }, step('c')], 1)
    expect(outcomes.map(({ name, passed, failed }) => [name, passed, failed])).toEqual([
      ['a', 0, 1],
      ['b', 0, 1],
      ['c', 1, 0],
    ])
    expect(log()).toEqual(['a(', ')a', 'c(', ')c'])
  })

  it('runs as many at once as allowed, and never two that must be alone', async () => {
    await runSteps([{ ...step('a', { ms: 600 }), alone: 'x' }, { ...step('b'), alone: 'x' }, step('c')], 2)
    const order = log()
    expect(order.indexOf('c(')).toBeLessThan(order.indexOf(')a'))
    expect(order.indexOf('b(')).toBeGreaterThan(order.indexOf(')a'))
  })

  it('fails a program that does not exist', async () => {
    const [outcome] = await runSteps([{ name: 'a', command: 'no-such-program-here', args: [] }], 2)
    expect(outcome).toMatchObject({ passed: 0, failed: 1 })
  })
})
