import { setImmediate as nextTurn } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { firstRunDelayMs, runRepeatedly } from './repeated-task.ts'

const everyMs = 10_000

/** An app whose task has just been started. The test ends its runs by `endings`, in the order of their starts. */
async function startTask() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const app = fastify()
  const closed: string[] = []
  // Hooks run in reverse order, as the database is closed after the tasks.
  app.addHook('onClose', async () => void closed.push('database'))
  const endings: (() => void)[] = []
  runRepeatedly(app, {
    name: 'count',
    everyMs,
    run: () => new Promise<void>((resolve) => void endings.push(resolve)),
  })
  app.addHook('onClose', async () => void closed.push('connections'))
  await app.listen({ port: 0, host: '127.0.0.1' })
  vi.advanceTimersByTime(firstRunDelayMs)
  return { app, closed, endings }
}

test('starts no run while the previous one is active, and one at the next interval', async () => {
  const { app, endings } = await startTask()
  vi.advanceTimersByTime(2 * everyMs)
  expect(endings).toHaveLength(1)
  endings[0]?.()
  await vi.advanceTimersByTimeAsync(everyMs)
  expect(endings).toHaveLength(2)
  endings[1]?.()
  await app.close()
})

test('closes the app only after a run that takes longer than the interval', async () => {
  const { app, closed, endings } = await startTask()
  vi.advanceTimersByTime(everyMs)
  const closing = app.close()
  await vi.waitUntil(() => closed.includes('connections'))
  const [endFirst, ...endOthers] = endings
  for (const end of endOthers) end()
  await nextTurn()
  expect(closed).toEqual(['connections'])
  endFirst?.()
  await closing
  expect(closed).toEqual(['connections', 'database'])
})
