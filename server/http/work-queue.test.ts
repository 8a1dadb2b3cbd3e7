import { expect, test } from 'vitest'
import { WorkQueue } from './work-queue.ts'

test('TR-05 a queue runs so many tasks at once, in order, also after one has failed', async () => {
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
