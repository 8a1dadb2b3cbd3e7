import { expect, test } from 'vitest'
import { ClientGone } from './client-gone.ts'
import { WorkQueue } from './work-queue.ts'

test('TR-05 runs a limited number of tasks concurrently, in order, also after a failure', async () => {
  const queue = new WorkQueue({ maxRunning: 2, maxWaiting: 10, retryAfterSeconds: 1 })
  const started: number[] = []
  let running = 0
  let mostRunning = 0
  const task = (index: number) => async () => {
    started.push(index)
    running += 1
    mostRunning = Math.max(mostRunning, running)
    await Promise.resolve()
    running -= 1
    if (index === 1) throw new Error('one fails')
    return index
  }
  const outcomes = await Promise.allSettled([0, 1, 2, 3, 4].map((index) => queue.run(task(index))))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
  expect([started, mostRunning, running]).toEqual([[0, 1, 2, 3, 4], 2, 0])
})

test('TR-10 drops a queued task when its client disconnects, and lets a running one finish', async () => {
  const queue = new WorkQueue({ maxRunning: 1, maxWaiting: 2, retryAfterSeconds: 1 })
  const finish: (() => void)[] = []
  const started: string[] = []
  const run = (name: string, clientGone?: AbortSignal) =>
    queue.run(() => {
      started.push(name)
      return new Promise<string>((resolve) => finish.push(() => resolve(name)))
    }, clientGone)
  const [first, second] = [new AbortController(), new AbortController()]
  const running = run('running', first.signal)
  const left = run('left', second.signal)
  const waiting = run('waiting')
  await expect(run('too many')).rejects.toMatchObject({ statusCode: 503 })
  second.abort()
  await expect(left).rejects.toThrow(ClientGone)
  const last = run('last')
  first.abort()
  await expect(run('gone before', first.signal)).rejects.toThrow(ClientGone)
  for (const task of [running, waiting, last]) {
    finish.shift()?.()
    await task
  }
  expect(started).toEqual(['running', 'waiting', 'last'])
})
