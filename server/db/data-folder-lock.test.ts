import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DataFolderBusy, lockDataFolder } from './data-folder-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'campus-gigs-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Starts a process that locks the folder until it is killed. */
async function lockInChildProcess(dataFolder: string) {
  const script = `const { lockDataFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'data-folder-lock.ts'))})
await lockDataFolder(${JSON.stringify(dataFolder)})
process.stdout.write('held')
setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

test('rejects a second lock of a folder until the first is released', async () => {
  const lock = await lockDataFolder(folder)
  await expect(lockDataFolder(folder)).rejects.toThrow(
    `Another Campus Gigs server (process ${process.pid}) is using the data folder`,
  )
  await lock.release()
  expect(readdirSync(folder)).toEqual([])
  await (await lockDataFolder(folder)).release()
})

test('lets exactly one of several concurrent calls take over the lock of a killed process', async () => {
  const child = await lockInChildProcess(folder)
  await expect(lockDataFolder(folder)).rejects.toThrow(`(process ${child.pid})`)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(readdirSync(folder)).toHaveLength(1)
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(folder)))
  const held = tries.filter((each) => each.status === 'fulfilled')
  expect(held).toHaveLength(1)
  for (const each of tries) if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(DataFolderBusy)
  await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderBusy)
  for (const each of held) await each.value.release()
  expect(readdirSync(folder)).toEqual([])
})

test('waits for a process that has looked already, and gives up when that one gets the lock', async () => {
  // A socket whose name sorts last, of a process that answers as one that starts and then holds the lock.
  const other = createServer((socket) => socket.end(answers.shift() ?? '77'))
  const answers = ['candidate 77', 'candidate 77']
  await once(other.listen(join(folder, 'server.lock.ffffffff~')), 'listening')
  await expect(lockDataFolder(folder)).rejects.toThrow('(process 77)')
  expect(answers).toEqual([])
  other.close()
})

test('gives way to a process that starts at the same time and whose socket sorts first', async () => {
  const other = createServer((socket) => socket.end('candidate 77'))
  await once(other.listen(join(folder, 'server.lock.')), 'listening')
  await expect(lockDataFolder(folder)).rejects.toThrow('(process 77)')
  expect(readdirSync(folder)).toEqual(['server.lock.'])
  other.close()
})

test('rejects a lock that a server of an earlier version holds', async () => {
  const other = createServer((socket) => socket.end('77'))
  await once(other.listen(join(folder, 'server.lock')), 'listening')
  await expect(lockDataFolder(folder)).rejects.toThrow('(process 77)')
  other.close()
})

test('replaces an ordinary file at the path of the lock', async () => {
  writeFileSync(join(folder, 'server.lock'), '1')
  const lock = await lockDataFolder(folder)
  await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderBusy)
  await lock.release()
})

test('locks a folder whose path is too long for a socket address', async () => {
  const deep = join(folder, 'a'.repeat(90), 'b'.repeat(90))
  const lock = await lockDataFolder(deep)
  await expect(lockDataFolder(deep)).rejects.toThrow(DataFolderBusy)
  await lock.release()
  expect(readdirSync(deep)).toEqual([])
})

test('locks two folders independently', async () => {
  const locks = await Promise.all([lockDataFolder(join(folder, 'one')), lockDataFolder(join(folder, 'two'))])
  for (const lock of locks) await lock.release()
})
