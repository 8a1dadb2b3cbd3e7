import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './shell.mjs'

it('says plainly that Chromatic needs a token, and ends with 1', () => {
  const env = { ...process.env, CHROMATIC_PROJECT_TOKEN: '' }
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/chromatic.mjs')], {
    env,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toContain('Chromatic needs a project token.')
  expect(stderr).toContain('npm run visual')
})
