import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it, onTestFinished } from 'vitest'

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'ends with code 1 after its program, when stopped by %s',
  async (signal) => {
    // As `npm ci` does, the program handles the signal and takes a moment to end. Ctrl+C sends the signal to both.
    const program = `for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.once(signal, () => setTimeout(() => { console.log('cleaned up'); process.exit(0) }, 200))
    console.log(process.pid); setInterval(() => {}, 1000)`
    const command = `import { run } from ${JSON.stringify(join(import.meta.dirname, 'shell.mjs'))}
    await run(process.execPath, ['-e', ${JSON.stringify(program)}]).catch((error) => {
      console.log(error.message)
      process.exitCode = 1
    })`
    const runner = spawn(process.execPath, ['--input-type=module', '-e', command], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const lines: string[] = []
    const output = createInterface({ input: runner.stdout })
    const [programId] = await once(output, 'line')
    output.on('line', (line) => lines.push(line))
    runner.kill(signal)
    if (signal !== 'SIGTERM') process.kill(Number(programId), signal)
    const [code] = await once(runner, 'close')
    expect(lines).toEqual(['cleaned up', 'Stopped before the end: start the command again.'])
    expect(code).toBe(1)
  },
)

it.runIf(process.platform === 'linux').each(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
  'stops when npm gets %s',
  async (signal) => {
    const folder = await mkdtemp(join(tmpdir(), 'npm-start-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const program = `import { stopWithShell } from ${JSON.stringify(join(import.meta.dirname, 'shell.mjs'))}
    stopWithShell()
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => { console.log('stopped'); process.exit() })
    console.log('started')
    setTimeout(() => {}, 20_000)`
    await writeFile(join(folder, 'start.mjs'), program)
    // Two commands, so that no shell replaces itself by the program.
    const scripts = { start: `'${process.execPath}' start.mjs; exit` }
    await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'example', scripts }))
    const npm = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
    const lines: string[] = []
    createInterface({ input: npm.stdout }).on('line', (line) => {
      lines.push(line)
      if (line === 'started') npm.kill(signal)
    })
    await once(npm, 'close')
    expect(lines).toEqual(['started', 'stopped'])
  },
)

it('stops with the shell that started it, once', async () => {
  const program = `import { stopWithShell } from ${JSON.stringify(join(import.meta.dirname, 'shell.mjs'))}
  stopWithShell()
  process.on('SIGTERM', () => { console.log('SIGTERM'); setTimeout(() => process.exit(), 1500) })
  console.log('started')
  setInterval(() => {}, 1000)`
  // Two commands, so that no shell replaces itself by the program.
  const script = `'${process.execPath}' --input-type=module -e "$PROGRAM"; exit`
  const shell = spawn('sh', ['-c', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PROGRAM: program },
  })
  const lines: string[] = []
  createInterface({ input: shell.stdout }).on('line', (line) => {
    lines.push(line)
    if (line === 'started') shell.kill('SIGTERM')
  })
  await once(shell, 'close')
  expect(lines).toEqual(['started', 'SIGTERM'])
})
