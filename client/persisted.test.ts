import { beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { persisted, purgePersisted } from './persisted'
import { changesWritten } from './testing/browser-globals'
import { startTestClient } from './testing/test-client'

const schema = z.object({ words: z.array(z.string()), at: z.number().optional() })
const options = { name: 'test', version: 2, schema, initial: (): z.infer<typeof schema> => ({ words: [] }) }
const key = 'campus-gigs:store:test'
let browser: ReturnType<typeof startTestClient>

beforeEach(() => {
  browser = startTestClient()
})

describe('persisted', () => {
  it('SH-08 restores a changed state after a reload', async () => {
    const first = persisted(options)
    first.state.words.push('one')
    await changesWritten()
    expect(persisted(options).state.words).toEqual(['one'])
  })

  it.each([
    ['another version', { version: 1, state: { words: ['old'] } }],
    ['a state that does not match the schema', { version: 2, state: { words: 'old' } }],
    ['no version', { state: { words: ['old'] } }],
    ['an array instead of an object', []],
  ])('SH-08 ignores an entry with %s', (_, stored) => {
    browser.entries.set(key, JSON.stringify(stored))
    expect(persisted(options).state).toEqual({ words: [] })
  })

  it('SH-08 ignores an entry that is not JSON', () => {
    browser.entries.set(key, '{"version":2,')
    expect(persisted(options).state).toEqual({ words: [] })
  })

  it('SH-08 replaces the state by the one another tab wrote, without the fields that tab removed', () => {
    const { state } = persisted(options)
    state.at = 7
    browser.storeFromOtherTab(key, JSON.stringify({ version: 2, state: { words: ['theirs'] } }))
    expect(state).toEqual({ words: ['theirs'] })
    browser.storeFromOtherTab('something else', 'x')
    expect(state.words).toEqual(['theirs'])
    browser.storeFromOtherTab(key, null)
    expect(state.words).toEqual([])
  })

  it('SH-08 restores a state of 4 MB, the most that browsers store, within 5000 ms', () => {
    const words = Array.from({ length: 100_000 }, (_, index) => `a word of about forty letters, number ${index}`)
    const text = JSON.stringify({ version: 2, state: { words } })
    expect(text.length).toBeGreaterThan(4_000_000)
    browser.entries.set(key, text)
    const start = performance.now()
    expect(persisted(options).state.words).toHaveLength(words.length)
    expect(performance.now() - start).toBeLessThan(5000)
  })

  it('SH-08 reads storage when the client starts, not before', () => {
    browser.stop()
    browser.entries.set(key, JSON.stringify({ version: 2, state: { words: ['stored'] } }))
    const { state } = persisted(options)
    expect(state.words).toEqual([])
    browser.start()
    expect(state.words).toEqual(['stored'])
  })

  it('SH-08 starts with the initial state, not with a change from before the client starts', () => {
    const { state } = persisted(options)
    browser.stop()
    state.words.push('late')
    browser.start()
    expect(state.words).toEqual([])
  })

  it('SH-08 holds the state in memory when storage is denied', () => {
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

it('SH-08 does not write back the state that another tab wrote, which would make two tabs trigger each other for ever', async () => {
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

it('deletes the persisted states, and neither outboxes nor entries of other products', () => {
  for (const entry of [key, 'campus-gigs:outbox:saves:me:1', 'theirs']) browser.entries.set(entry, '{}')
  purgePersisted()
  expect([...browser.entries.keys()]).toEqual(['campus-gigs:outbox:saves:me:1', 'theirs'])
})
