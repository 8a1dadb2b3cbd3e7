import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerTimeoutMs, DocumentWorker, idleTimeoutMs } from './document-worker'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const createWorker = (promise: Promise<unknown> = Promise.resolve()) => ({ promise, destroy: vi.fn() })
const never = new Promise<void>(() => {})

it('starts one worker for all documents, and ends it a minute after the last one is closed', async () => {
  const documents = new DocumentWorker()
  const worker = createWorker()
  const start = vi.fn(() => worker)
  const first = documents.join(start)
  const second = documents.join(start)
  await first.leave(Promise.resolve())
  await vi.advanceTimersByTimeAsync(idleTimeoutMs)
  expect(worker.destroy).not.toHaveBeenCalled()
  await second.leave(Promise.resolve())
  await vi.advanceTimersByTimeAsync(idleTimeoutMs - 1)
  const third = documents.join(start)
  await vi.advanceTimersByTimeAsync(idleTimeoutMs)
  expect(worker.destroy).not.toHaveBeenCalled()
  await third.leave(Promise.resolve())
  await vi.advanceTimersByTimeAsync(idleTimeoutMs)
  expect(worker.destroy).toHaveBeenCalledOnce()
  expect(start).toHaveBeenCalledOnce()
  expect(documents.join(createWorker).worker).not.toBe(worker)
})

it('lets no document join a worker that does not close one, and ends it with its last document', async () => {
  const documents = new DocumentWorker()
  const stuck = createWorker()
  const first = documents.join(() => stuck)
  const second = documents.join(() => stuck)
  const left = first.leave(never)
  await vi.advanceTimersByTimeAsync(answerTimeoutMs)
  await left
  expect(documents.join(createWorker).worker).not.toBe(stuck)
  expect(stuck.destroy).not.toHaveBeenCalled()
  await second.leave(Promise.resolve())
  expect(stuck.destroy).toHaveBeenCalledOnce()
})

it('lets no document join a worker that does not open one', async () => {
  const documents = new DocumentWorker()
  const stuck = createWorker()
  const first = documents.join(() => stuck)
  void first.answered(never)
  await vi.advanceTimersByTimeAsync(answerTimeoutMs - 1)
  expect(documents.join(createWorker).worker).toBe(stuck)
  await vi.advanceTimersByTimeAsync(1)
  expect(documents.join(createWorker).worker).not.toBe(stuck)
})

it('closes a document whose worker reports an error', async () => {
  const documents = new DocumentWorker()
  const worker = createWorker()
  await documents.join(() => worker).leave(Promise.reject(new Error('Worker was destroyed')))
  expect(documents.join(createWorker).worker).toBe(worker)
})

it('starts another worker after one could not start', async () => {
  const documents = new DocumentWorker()
  const broken = createWorker(Promise.reject(new Error('Setting up fake worker failed')))
  documents.join(() => broken)
  await vi.advanceTimersByTimeAsync(0)
  expect(documents.join(createWorker).worker).not.toBe(broken)
})
