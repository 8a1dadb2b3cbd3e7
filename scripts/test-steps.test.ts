import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { root } from './shell.mjs'

/** Runs Node, and kills it when it does more than refuse. */
function runNode(...args: string[]) {
  return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', timeout: 60_000 })
}

it.each([
  ['--changed=no-such-commit', 'git finds no commit no-such-commit here.'],
  ['--onyl=unit', "Unknown option '--onyl'"],
])('npm test %s runs nothing and fails', (argument, reason) => {
  const { status, stdout, stderr } = runNode(join(root, 'scripts/test.mjs'), argument)
  expect(status).toBe(1)
  expect(stdout).not.toContain(' …')
  expect(stderr).toContain(reason)
})

it('npm run test:server with the name of no database runs no tests and fails', () => {
  const { status, stdout, stderr } = runNode('scripts/test-server.mjs', '--only=postgers')
  expect([status, stdout, stderr]).toEqual([1, '', '--only is one of pglite, postgres.\n'])
})

it.each(['99999', '-1', 'abc'])('npm run dev with PORT=%s fails with one line', (port) => {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('PORT', port)
  const { status, stderr } = runNode('scripts/dev.mjs')
  expect([status, stderr]).toEqual([1, 'PORT must be a port: 1 to 65535.\n'])
})

it.each(['abc', '0', '1.5', ''])('npm run trust fails with one line for --requests=%s', (number) => {
  const { status, stderr } = runNode('--import', 'tsx', 'trust/run.ts', 'fuzz', `--requests=${number}`)
  expect([status, stderr]).toEqual([1, '--requests needs a whole number above 0.\n'])
})

it.each(['start', 'dev', 'build', 'test'])(
  'npm run %s names the Node it needs before an older one parses it',
  (name) => {
    const { scripts, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const [node, require, check, command] = scripts[name].split(' ')
    expect([node, require, command]).toEqual(['node', '-r', `scripts/${name}.mjs`])
    const asOldNode = "Object.defineProperty(process, 'versions', { value: { node: '12.22.12' } })"
    const { stderr } = runNode('-e', `${asOldNode}; require(${JSON.stringify(check)}); throw new Error('not refused')`)
    expect(stderr).toMatch(`Campus Gigs needs Node ${engines.node}; this is 12.22.12. Get a newer one at`)
    expect(stderr).not.toContain('not refused')
  },
)
