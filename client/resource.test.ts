import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clock } from '@/domain'
import { createResource, type ResourceOptions } from './resource.ts'

interface Numbers {
  values: readonly number[]
}

/** The pending calls of the resource under test, in order. */
let calls: { input: string; signal: AbortSignal; answer: (values: number[] | null) => Promise<void> }[]

/** A resource whose calls wait in `calls` until the test answers them. */
function heldResource(options: Partial<ResourceOptions<string, Numbers>> = {}) {
  return createResource<string, Numbers>({
    fetch: (input, signal) =>
      new Promise((resolve) => {
        const answer = async (values: number[] | null) => {
          resolve(values && { values })
          await vi.advanceTimersByTimeAsync(0)
        }
        calls.push({ input, signal, answer })
      }),
    ...options,
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  clock.set('2026-11-21T01:30:00.000Z')
  calls = []
})

describe('refresh', () => {
  it('repeats a pending request for the same input, and ignores the earlier answer', async () => {
    const resource = heldResource()
    void resource.load('a')
    void resource.load('a')
    expect(calls).toHaveLength(1)
    void resource.refresh('a')
    expect(calls).toHaveLength(2)
    expect(calls[0]?.signal.aborted).toBe(true)
    await calls[0]?.answer([1])
    expect(resource.state.data).toBeNull()
    await calls[1]?.answer([2])
    expect(resource.state).toMatchObject({ status: 'idle', data: { values: [2] } })
  })

  it('keeps the answer and the last failure until the next answer', async () => {
    const resource = heldResource()
    void resource.load('a')
    await calls[0]?.answer([1])
    void resource.refresh('a')
    await calls[1]?.answer(null)
    expect(resource.state).toMatchObject({ status: 'failed', data: { values: [1] } })
  })
})

describe('retry', () => {
  it('keeps the status `failed` until the answer, and sends one request', async () => {
    const resource = heldResource()
    void resource.load('a')
    await calls[0]?.answer(null)
    expect(resource.state).toMatchObject({ status: 'failed', isRetrying: false })
    void resource.retry()
    void resource.retry()
    expect(calls).toHaveLength(2)
    expect(resource.state).toMatchObject({ status: 'failed', isRetrying: true })
    await calls[1]?.answer(null)
    expect(resource.state).toMatchObject({ status: 'failed', isRetrying: false })
    void resource.retry()
    await calls[2]?.answer([1])
    expect(resource.state).toMatchObject({ status: 'idle', isRetrying: false, data: { values: [1] } })
  })

  it('ends when another input is loaded', async () => {
    const resource = heldResource()
    void resource.load('a')
    await calls[0]?.answer(null)
    void resource.retry()
    void resource.load('b')
    expect(resource.state).toMatchObject({ status: 'loading', isRetrying: false })
  })
})

it('receive shows the answer, aborts a pending request, and joins it with the answer before', async () => {
  const resource = heldResource({ merge: (answer, previous) => ({ values: [...answer.values, ...previous.values] }) })
  resource.receive('a', { values: [1] })
  void resource.load('a')
  resource.receive('a', { values: [2] })
  expect(calls[0]?.signal.aborted).toBe(true)
  await calls[0]?.answer([3])
  expect(resource.state).toMatchObject({ key: '"a"', status: 'idle', data: { values: [2, 1] } })
  resource.receive('b', { values: [4] })
  expect(resource.state.data).toEqual({ values: [4] })
})

it('update changes a placeholder too, which then stays a placeholder', async () => {
  const resource = heldResource({ placeholder: (_, shown) => shown })
  resource.receive('a', { values: [1] })
  void resource.load('b')
  resource.update(({ values }) => ({ values: [...values, 2] }))
  expect(resource.state).toMatchObject({ isPlaceholder: true, data: { values: [1, 2] } })
  await calls[0]?.answer([3])
  expect(resource.state).toMatchObject({ isPlaceholder: false, data: { values: [3] } })
})
