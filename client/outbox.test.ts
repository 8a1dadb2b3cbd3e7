import { beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createOutbox, type Delivery } from './outbox'
import { changesWritten } from './testing/browser-globals'
import { startTestClient } from './testing/test-client'

let browser: ReturnType<typeof startTestClient>
let deliveries: { items: string[]; isLeaving: boolean }[]
let answer: Delivery | Error

function outbox() {
  return createOutbox({
    name: 'test',
    itemSchema: z.string(),
    delayMs: 10_000,
    send: async (items: string[], { isLeaving }) => {
      deliveries.push({ items, isLeaving })
      if (answer instanceof Error) throw answer
      return answer
    },
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  browser = startTestClient()
  deliveries = []
  answer = 'sent'
})

describe('createOutbox', () => {
  it('JS-10 sends all items in one batch when the delay has passed since the last one was added', async () => {
    const box = outbox()
    box.setAccount('me')
    box.add('a')
    await vi.advanceTimersByTimeAsync(9_000)
    box.add('b')
    await vi.advanceTimersByTimeAsync(9_000)
    expect(deliveries).toEqual([])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(deliveries).toEqual([{ items: ['a', 'b'], isLeaving: false }])
    expect(box.pending()).toEqual([])
  })

  it('JS-10 keeps the items of a failed batch across a reload, and sends them on the next load', async () => {
    answer = new Error('offline')
    const box = outbox()
    box.setAccount('me')
    box.add('a')
    expect(await box.flush()).toBe(false)
    await changesWritten()
    answer = 'sent'
    const next = outbox()
    next.setAccount('me')
    await vi.advanceTimersByTimeAsync(0)
    expect(deliveries.at(-1)).toEqual({ items: ['a'], isLeaving: false })
    expect(next.pending()).toEqual([])
  })

  it('JS-10 sends with `isLeaving` when the page is hidden', async () => {
    const box = outbox()
    box.setAccount('me')
    box.add('a')
    browser.hidePage()
    await vi.advanceTimersByTimeAsync(0)
    expect(deliveries).toEqual([{ items: ['a'], isLeaving: true }])
  })

  it('sends only the items of the current account', async () => {
    const box = outbox()
    box.setAccount('me')
    box.add('mine')
    box.setAccount('you')
    box.add('yours')
    await box.flush()
    expect(deliveries).toEqual([{ items: ['yours'], isLeaving: false }])
    box.setAccount('me')
    await box.flush()
    expect(deliveries.at(-1)).toEqual({ items: ['mine'], isLeaving: false })
  })

  it('drops items that the server refused permanently', async () => {
    answer = 'refused'
    const box = outbox()
    box.setAccount('me')
    box.add('a')
    await box.flush()
    expect(box.pending()).toEqual([])
  })

  it('keeps an item that is added while a batch is pending', async () => {
    const box = outbox()
    box.setAccount('me')
    box.add('a')
    const sending = box.flush()
    box.add('b')
    await sending
    expect(box.pending()).toEqual(['b'])
  })

  it('retries after the delay, and at once when the browser is online again', async () => {
    answer = 'retry'
    const box = outbox()
    box.setAccount('me')
    box.add('a')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(deliveries).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(deliveries).toHaveLength(2)
    answer = 'sent'
    browser.comeOnline()
    await vi.advanceTimersByTimeAsync(0)
    expect(deliveries).toHaveLength(3)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(deliveries).toHaveLength(3)
  })

  it('JS-10 GT-09 loses no item when two tabs add and send at the same time', async () => {
    const [one, two] = [outbox(), outbox()]
    one.setAccount('me')
    two.setAccount('me')
    one.add('a')
    const sending = one.flush()
    two.add('b')
    await sending
    expect(one.pending()).toEqual(['b'])
    two.add('c')
    one.add('d')
    expect(two.pending()).toEqual(['b', 'c', 'd'])
  })

  it('JS-10 GT-09 sends what another tab has queued as soon as that tab has ended, and not before', async () => {
    const box = outbox()
    box.setAccount('me')
    let endOtherTab = () => {}
    const untilEnded = new Promise<void>((resolve) => {
      endOtherTab = resolve
    })
    void navigator.locks.request('campus-gigs:outbox:test:tab2', () => untilEnded)
    browser.storeFromOtherTab('campus-gigs:outbox:test:me:2026-11-21T01:30:00.000Z-tab2', '"a"')
    browser.storeFromOtherTab('campus-gigs:outbox:test:me:2026-11-21T01:30:00.001Z-tab2', '"b"')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(deliveries).toEqual([])
    answer = 'retry'
    endOtherTab()
    await vi.advanceTimersByTimeAsync(0)
    expect(deliveries).toEqual([{ items: ['a', 'b'], isLeaving: false }])
  })

  it('GT-09 holds the lock of its tab while items are queued, until the page ends', async () => {
    const box = outbox()
    box.setAccount('me')
    box.add('a')
    const key = [...browser.entries.keys()].find((name) => name.startsWith('campus-gigs:outbox:test:'))
    const lock = `campus-gigs:outbox:test:${key?.split('-').at(-1)}`
    await box.flush()
    const grantedWithoutItems = vi.fn(async () => {})
    void navigator.locks.request(lock, grantedWithoutItems)
    await vi.advanceTimersByTimeAsync(0)
    expect(grantedWithoutItems).toHaveBeenCalledOnce()
    box.add('b')
    const granted = vi.fn(async () => {})
    void navigator.locks.request(lock, granted)
    await vi.advanceTimersByTimeAsync(0)
    expect(granted).not.toHaveBeenCalled()
    browser.stop()
    await vi.advanceTimersByTimeAsync(0)
    expect(granted).toHaveBeenCalledOnce()
  })

  it('holds items in memory when storage is full, and ignores stored entries that do not match the schema', async () => {
    browser.entries.set('campus-gigs:outbox:test:me:0', '7')
    browser.entries.set('campus-gigs:outbox:test:me:1', 'no json')
    vi.stubGlobal('localStorage', {
      ...localStorage,
      getItem: (key: string) => browser.entries.get(key) ?? null,
      setItem: () => {
        throw new Error('full')
      },
    })
    const box = outbox()
    box.setAccount('me')
    box.add('a')
    expect(box.pending()).toEqual(['a'])
    expect(await box.flush()).toBe(true)
    expect(deliveries).toEqual([{ items: ['a'], isLeaving: false }])
  })

  it('sends one batch at a time', async () => {
    const started: ((delivery: Delivery) => void)[] = []
    const box = createOutbox({
      name: 'slow',
      itemSchema: z.string(),
      delayMs: 10_000,
      send: () => new Promise<Delivery>((resolve) => started.push(resolve)),
    })
    box.setAccount('me')
    box.add('a')
    const all = Promise.all([box.flush(), box.flush(), box.flush()])
    for (const count of [1, 2, 3]) {
      await expect.poll(() => started.length).toBe(count)
      started.at(-1)?.('retry')
    }
    expect(await all).toEqual([false, false, false])
    expect(started).toHaveLength(3)
  })
})
