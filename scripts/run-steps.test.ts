import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runSteps } from './run-steps.mjs'
import { machineFailureAdvice, reportOf, summary } from './test-report.mjs'

describe('a step’s report', () => {
  const junit = `<testsuites tests="3">
    <testcase classname="ui/a.test.ts" name="opens" time="1">
    </testcase>
    <testcase classname="ui/a.test.ts" name="list &gt; is &quot;long&quot;" time="1">
      <failure message="no">
    </testcase>
    <testcase name="waits" classname="ui/a.test.ts">
<skipped>
</skipped>
    </testcase>`

  it('counts tests and names the failed ones', () => {
    const failures = ['ui/a.test.ts › list > is "long"']
    expect(reportOf({ name: 'ui', report: 'ui.xml' }, false, junit)).toMatchObject({ passed: 1, skipped: 1, failures })
  })

  it.each([
    ['Playwright', (text: string) => `<![CDATA[\n${text}\n]]>`],
    ['Vitest', (text: string) => text.replaceAll('>', '&gt;')],
  ])('keeps the first lines of a failure message of %s, and its stack frame', (_, write) => {
    const text = ['Error: list > 0', '', ...Array.from({ length: 30 }, (_, line) => `call ${line}`), '    at a.ts:7:1']
    const failed = `<testsuite>
      <testcase name="opens" classname="a.ts">
      <failure message="a.ts &gt; opens" type="FAILURE">
${write(text.join('\n'))}
      </failure>
      </testcase>`
    const { messages = {} } = reportOf({ name: 'ui', report: 'ui.xml' }, false, failed)
    const calls = Array.from({ length: 11 }, (_, line) => `call ${line}`)
    expect(messages).toEqual({ 'a.ts › opens': ['Error: list > 0', ...calls, '    at a.ts:7:1'] })
  })

  it('counts a failure when the runner exits with an error', () => {
    expect(reportOf({ name: 'ui', report: 'ui.xml' }, false, '<testcase name="a" />').failures).toEqual(['ui'])
    expect(reportOf({ name: 'ui', report: 'ui.xml' }, false).failures).toEqual(['ui'])
    expect(reportOf({ name: 'types' }, false)).toEqual({ passed: 0, skipped: 0, failures: ['types'] })
  })

  it('counts a step without a report as one check', () => {
    expect(reportOf({ name: 'types' }, true)).toEqual({ passed: 1, skipped: 0, failures: [] })
  })
})

describe('the summary', () => {
  const outcome = {
    step: { name: 'unit', command: '', args: [] },
    milliseconds: 1500,
    passed: 12,
    skipped: 0,
    output: '',
  }

  it('ends with a line of only the counts', () => {
    const left = { ...outcome, step: { ...outcome.step, name: 'server' }, passed: 0, failures: [] }
    expect(summary([{ ...outcome, failures: [] }, left], 95_000).split('\n')).toEqual([
      '✓  unit    12 passed in 1.5 s',
      '–  server  left out in 1.5 s',
      '',
      'Took 1 min 35 s',
      '12 passed, 0 failed',
    ])
  })

  it('repeats the notice of a step below the lines of the steps', () => {
    const step = { ...outcome.step, notice: /^Not compared: .*$/m }
    const output = 'Played 7 stories\nNot compared: other fonts\nDone'
    expect(summary([{ ...outcome, step, output, failures: [] }], 1000).split('\n')).toEqual([
      '✓  unit  12 passed in 1.5 s',
      '',
      'Not compared: other fonts',
      'Took 1 s',
      '12 passed, 0 failed',
    ])
  })

  it('shows the message of a failed test below its name', () => {
    const failed = { ...outcome, failures: ['a', 'b'], messages: { a: ['Error: no', '  at a.ts:7:1'] } }
    const lines = summary([failed], 1000).split('\n')
    expect(lines.slice(2, 6)).toEqual(['✗ unit: a', '    Error: no', '      at a.ts:7:1', '✗ unit: b'])
  })

  it.each([
    ['ENOSPC: no space left on device, write', 'The disk is full: free some space'],
    [
      'listen EADDRINUSE: address already in use 127.0.0.1:6006',
      'A port is taken: stop the program that listens there',
    ],
    ['page.goto: Target page, context or browser has been closed', 'The browser ended in the middle'],
    ['expected 1 to be 2', 'Correct what is reported above'],
  ])('says in one sentence what to do after "%s"', (output, advice) => {
    const lines = summary([{ ...outcome, failures: ['a'], output }], 1000).split('\n')
    expect(lines.filter((line) => line.includes('then run what failed again'))).toEqual([
      expect.stringContaining(advice),
    ])
    expect(lines).toContain('✗ unit: a')
    expect(lines.at(-1)).toBe('12 passed, 1 failed')
    expect(machineFailureAdvice('expected 1 to be 2')).toBeUndefined()
  })
})

describe('running steps', () => {
  let folder: string
  let log: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'campus-gigs-steps-'))
    log = join(folder, 'log')
    writeFileSync(log, '')
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  /** A step that logs its start and its end. With `until`, it ends once the log includes that text. */
  function step(name: string, { code = 0, until = '', ...rest } = {}) {
    const script = `
      const { appendFileSync, readFileSync } = require('fs')
      const file = ${JSON.stringify(log)}
      appendFileSync(file, '${name}( ')
      while (!readFileSync(file, 'utf8').includes('${until}'));
      appendFileSync(file, ')${name} ')
      process.exit(${code})`
    return { name, command: process.execPath, args: ['-e', script], ...rest }
  }
  const events = () => readFileSync(log, 'utf8').trim().split(' ')

  it('continues after a failure, and skips only steps that need the failed one', async () => {
    const outcomes = await runSteps([{ ...step('b'), needs: 'a' }, step('a', { code: 3 }), step('c')], 1)
    expect(outcomes.map(({ passed, failures }) => [passed, failures.length])).toEqual([
      [0, 1],
      [0, 1],
      [1, 0],
    ])
    expect(events()).toEqual(['a(', ')a', 'c(', ')c'])
  })

  it('runs two steps in parallel, and one that uses all cores by itself', async () => {
    const alone = { ...step('a'), usesAllCores: true }
    await runSteps([step('b', { until: 'c(' }), alone, step('c')], 2)
    expect(events().slice(-2)).toEqual(['a(', ')a'])
  })

  it('prints the notice of a step that passed, and nothing else of its output', async () => {
    const program = { command: process.execPath, args: ['-e', `console.log('drawn\\nNot compared: fonts\\nended')`] }
    await runSteps([{ name: 'a', ...program, notice: /^Not compared: .*$/m }], 1)
    const printed = vi.mocked(console.log).mock.calls.map(([line]) => line)
    expect(printed.slice(1)).toEqual([expect.stringMatching(/^\n── a: passed/), 'Not compared: fonts'])
  })

  it('fails a program that does not exist', async () => {
    const [outcome] = await runSteps([{ name: 'a', command: 'no-such-program-here', args: [] }], 2)
    expect(outcome).toMatchObject({ passed: 0, failures: ['a'] })
  })

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'ends with code 1 and leaves nothing running after %s',
    async (signal) => {
      // A signal to the step alone does not reach its child: only a signal to the process group does.
      const child = `process.stdout.write(process.pid + ' ready'); setInterval(() => {}, 1000)`
      const parent = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: ['ignore', require('fs').openSync(${JSON.stringify(log)}, 'a'), 'ignore'] }); setInterval(() => {}, 1000)`
      const program = `import { runSteps } from ${JSON.stringify(join(import.meta.dirname, 'run-steps.mjs'))}
      await runSteps([{ name: 'a', command: process.execPath, args: ['-e', ${JSON.stringify(parent)}] }], 1)`
      const run = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'pipe'] })
      let errors = ''
      run.stderr.on('data', (chunk) => {
        errors += chunk
      })
      await expect.poll(() => readFileSync(log, 'utf8')).toContain('ready')
      run.kill(signal)
      const code = await new Promise((resolve) => run.on('close', resolve))
      expect(code).toBe(1)
      expect(errors.trim().split('\n')).toEqual([expect.stringContaining('nothing is left running')])
      const [pid = ''] = readFileSync(log, 'utf8').split(' ')
      expect(spawnSync('kill', ['-0', pid]).status).not.toBe(0)
    },
  )
})
