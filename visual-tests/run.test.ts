import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it, onTestFinished } from 'vitest'

it('removes the tree of the other commit when it is stopped, as by Ctrl+C', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'campus-gigs-against-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [programs, temporary] = [join(folder, 'programs'), join(folder, 'temporary')]
  for (const name of [programs, temporary]) mkdirSync(name)
  const program = (name: string, lines: string) =>
    writeFileSync(join(programs, name), `#!${process.execPath}\n${lines}`, { mode: 0o755 })
  // `git worktree add --quiet --detach <tree> <commit>`, and an `npm ci` that ends by a signal only.
  program(
    'git',
    `const [, action, , , tree] = process.argv.slice(2)
    const { mkdirSync, writeFileSync } = require('fs')
    if (action === 'add') {
      mkdirSync(tree + '/visual-tests', { recursive: true })
      writeFileSync(tree + '/visual-tests/run.mjs', '')
    }`,
  )
  program('npm', "console.log('installing'); setInterval(() => {}, 1000)")
  const command = spawn(process.execPath, [join(import.meta.dirname, 'run.mjs'), '--against=HEAD'], {
    env: { PATH: `${programs}${delimiter}${process.env.PATH}`, TMPDIR: temporary },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  command.stderr.on('data', (chunk: Buffer) => {
    errors += chunk
  })
  await once(createInterface({ input: command.stdout }), 'line')
  expect(readdirSync(temporary)).toHaveLength(1)
  command.kill('SIGTERM')
  const [code] = await once(command, 'close')
  expect(errors).toBe('Stopped before the end: start the command again.\n')
  expect(code).toBe(1)
  expect(readdirSync(temporary)).toEqual([])
})
