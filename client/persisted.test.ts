import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { persisted, purgePersisted } from './persisted'
import { startClient } from './start'
import { changesWritten, stubBrowser } from './testing/browser-globals'

const schema = z.object({ words: z.array(z.string()), at: z.number().optional() })
const options = { name: 'test', version: 2, schema, initial: (): z.infer<typeof schema> => ({ words: [] }) }
const key = 'campus-gigs:store:test'
let browser: ReturnType<typeof stubBrowser>
let stopClient: () => void

beforeEach(() => {
  browser = stubBrowser()
  stopClient = startClient()
})
afterEach(() => {
  stopClient()
  vi.unstubAllGlobals()
})

describe('persisted', () => {
  it('SH-08 keeps what changed across a reload', async () => {
    const first = persisted(options)
    first.state.words.push('one')
    await changesWritten()
    expect(persisted(options).state.words).toEqual(['one'])
  })

  it.each([
    ['another version', { version: 1, state: { words: ['old'] } }],
    ['a state out of form', { version: 2, state: { words: 'old' } }],
    ['no version', { state: { words: ['old'] } }],
    ['an array', []],
  ])('SH-08 drops %s', (_, stored) => {
    browser.entries.set(key, JSON.stringify(stored))
    expect(persisted(options).state).toEqual({ words: [] })
  })

  it('SH-08 drops what is no JSON', () => {
    browser.entries.set(key, '{"version":2,')
    expect(persisted(options).state).toEqual({ words: [] })
  })

  it('SH-08 follows another tab, and lets go of fields it dropped', () => {
    const { state } = persisted(options)
    state.at = 7
    browser.storeFromOtherTab(key, JSON.stringify({ version: 2, state: { words: ['theirs'] } }))
    expect(state).toEqual({ words: ['theirs'] })
    browser.storeFromOtherTab('something else', 'x')
    expect(state.words).toEqual(['theirs'])
    browser.storeFromOtherTab(key, null)
    expect(state.words).toEqual([])
  })

  it('SH-08 holds nothing up: a store as large as browsers keep is there at once, well within 5000 ms', () => {
    const words = Array.from({ length: 100_000 }, (_, index) => `a word of about forty letters, number ${index}`)
    const text = JSON.stringify({ version: 2, state: { words } })
    expect(text.length).toBeGreaterThan(4_000_000)
    browser.entries.set(key, text)
    const start = performance.now()
    expect(persisted(options).state.words).toHaveLength(words.length)
    expect(performance.now() - start).toBeLessThan(5000)
  })

  it('SH-08 reads nothing before the client is started, and what is stored once it is', () => {
    stopClient()
    browser.entries.set(key, JSON.stringify({ version: 2, state: { words: ['stored'] } }))
    const { state } = persisted(options)
    expect(state.words).toEqual([])
    stopClient = startClient()
    expect(state.words).toEqual(['stored'])
  })

  it('SH-08 works without storage', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied')
      },
    })
    const { state } = persisted(options)
    state.words.push('here')
    expect(state.words).toEqual(['here'])
  })
})

it('SH-08 does not write back what another tab wrote, so that two tabs never answer each other for ever', async () => {
  const { state } = persisted(options)
  const theirs = '{"state":{"at":7,"words":["theirs"]},"version":2}'
  browser.storeFromOtherTab(key, theirs)
  await changesWritten()
  expect(state.words).toEqual(['theirs'])
  expect(browser.entries.get(key)).toBe(theirs)
  state.words.push('ours')
  await changesWritten()
  expect(JSON.parse(browser.entries.get(key) ?? '').state.words).toEqual(['theirs', 'ours'])
})

it('purges the stores, not the outboxes, not what is not ours', () => {
  for (const entry of [key, 'campus-gigs:outbox:saves:me:1', 'theirs']) browser.entries.set(entry, '{}')
  purgePersisted()
  expect([...browser.entries.keys()]).toEqual(['campus-gigs:outbox:saves:me:1', 'theirs'])
})
