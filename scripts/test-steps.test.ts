import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './shell.mjs'

it.each([
  ['--changed=no-such-commit', 'git finds no commit no-such-commit here.'],
  ['--onyl=unit', "Unknown option '--onyl'"],
])('npm test %s runs nothing and fails', (argument, reason) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/test.mjs'), argument], {
    encoding: 'utf8',
    timeout: 10_000,
  })
  expect(status).toBe(1)
  expect(stdout).not.toContain(' …')
  expect(stderr).toContain(reason)
})
