import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { timers } from '@/domain'
import { someListing } from '@/domain/testing/listings'
import { onListingChange, onLiveUpdate } from './live'

/** An event source whose events the test dispatches. */
class TestStream extends EventTarget {
  static readonly CLOSED = 2
  static opened: TestStream[] = []
  readyState = 1

  constructor(readonly url: string) {
    super()
    TestStream.opened.push(this)
  }

  close(): void {
    this.readyState = TestStream.CLOSED
  }

  receive(event: string, data: unknown = {}): void {
    this.dispatchEvent(
      Object.assign(new Event(event), { data: typeof data === 'string' ? data : JSON.stringify(data) }),
    )
  }

  /** The server refuses the stream. */
  refuse(): void {
    this.readyState = TestStream.CLOSED
    this.dispatchEvent(new Event('error'))
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
function setVisibility(state: 'visible' | 'hidden'): void {
  page.visibilityState = state
  page.dispatchEvent(new Event('visibilitychange'))
}

const { Application: _, ...jobListing } = someListing({ status: 'paused' })
const change = { jobListing, fieldsEditedAt: {} }
const stream = () => TestStream.opened.at(-1)
const isOpen = () => stream()?.readyState === 1

let stop: () => void = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  TestStream.opened = []
  vi.stubGlobal('EventSource', TestStream)
  vi.stubGlobal('document', page)
  page.visibilityState = 'visible'
})
afterEach(() => stop())

describe('onListingChange', () => {
  it('PF-09 calls the listener with a listing that was changed, at once', () => {
    const listener = vi.fn()
    stop = onListingChange(listener)
    stream()?.receive('hello')
    stream()?.receive('jobListing', change)
    expect(listener.mock.calls).toEqual([[change]])
  })

  it.each(['not JSON', { jobListing: { id: 'x' } }])('ignores an event that is not the contract’s (%#)', (data) => {
    const listener = vi.fn()
    stop = onListingChange(listener)
    stream()?.receive('jobListing', data)
    expect(listener).not.toHaveBeenCalled()
  })

  it('PF-09 calls the listener with null after a lost stream, once, at a random moment', () => {
    const listener = vi.fn()
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    stop = onListingChange(listener)
    stream()?.receive('hello')
    vi.advanceTimersByTime(timers.liveReloadSpread)
    expect(listener).not.toHaveBeenCalled()
    stream()?.receive('hello')
    stream()?.receive('refresh')
    vi.advanceTimersByTime(timers.liveReloadSpread / 2 - 1)
    expect(listener).not.toHaveBeenCalled()
    vi.advanceTimersByTime(timers.liveReloadSpread)
    expect(listener.mock.calls).toEqual([[null]])
  })

  it('follows only while the page is visible and somebody listens', () => {
    stop = onListingChange(() => {})
    setVisibility('hidden')
    expect(isOpen()).toBe(false)
    setVisibility('visible')
    expect(isOpen()).toBe(true)
    expect(TestStream.opened).toHaveLength(2)
    stop()
    expect(isOpen()).toBe(false)
  })

  it('opens a refused stream again after a while', () => {
    stop = onListingChange(() => {})
    stream()?.refuse()
    vi.advanceTimersByTime(timers.liveReopen - 1)
    expect(TestStream.opened).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(TestStream.opened).toHaveLength(2)
  })
})

it('GT-12 calls the listener of a business once for a burst of events', () => {
  const listener = vi.fn()
  stop = onLiveUpdate(listener)
  stream()?.receive('listing', { jobListingId: jobListing.id })
  stream()?.receive('listing', { jobListingId: jobListing.id })
  vi.advanceTimersByTime(timers.liveBurst)
  expect(listener.mock.calls).toEqual([[jobListing.id]])
})

it('GT-12 drops the events of a burst when nobody listens any more', () => {
  stop = onLiveUpdate(() => {})
  stream()?.receive('listing', { jobListingId: jobListing.id })
  stop()
  const listener = vi.fn()
  stop = onLiveUpdate(listener)
  vi.advanceTimersByTime(timers.liveBurst)
  expect(listener).not.toHaveBeenCalled()
})
