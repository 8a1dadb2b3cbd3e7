import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BusinessInit, GigDraftState } from '@/contract'
import { clock } from '@/domain'
import { someBusiness } from '@/domain/testing/accounts'
import { gigDrafts } from './gig-draft'
import { forgetSession, startBusinessSession } from './session'
import { startClient } from './start'
import { stubBrowser } from './testing/browser-globals'

const { id } = someBusiness
const first = '2026-11-21T01:00:00.000Z'
const later = '2026-11-21T01:10:00.000Z'
const barista = { idempotencyKey: '5d0f5a6e-3f5e-4b3a-9a55-2a0a51a2c111', jobTitle: 'Barista' }
const baker = { idempotencyKey: '5d0f5a6e-3f5e-4b3a-9a55-2a0a51a2c222', jobTitle: 'Baker' }

let stopClient: () => void
let browser: ReturnType<typeof stubBrowser>
/** The server's draft; null when it never had one. */
let remote: GigDraftState | null
let isOffline: boolean
let saves: number

const init = (): BusinessInit => ({
  token: 'secret',
  message: 'Success',
  response: 'Success',
  businessData: someBusiness,
  businessJobListData: [],
  gigDraft: remote,
})

/** The server's rule: the latest change wins. */
async function answerSave(_: string, { body }: { body: string }): Promise<Response> {
  if (isOffline) throw new TypeError('Failed to fetch')
  saves += 1
  const { data }: { data: GigDraftState } = JSON.parse(body)
  if (!remote || data.changedAt >= remote.changedAt) remote = data
  return Response.json({ success: true, gigDraft: remote })
}

beforeEach(() => {
  vi.useFakeTimers()
  clock.set(first)
  vi.stubGlobal('fetch', vi.fn(answerSave))
  browser = stubBrowser()
  stopClient = startClient()
  ;[remote, isOffline, saves] = [null, false, 0]
})
afterEach(() => {
  stopClient()
  clock.reset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('gigDrafts', () => {
  it('PF-06 saves the draft on the server once, two seconds after the first of several changes', async () => {
    startBusinessSession(init())
    gigDrafts.write(id, barista)
    gigDrafts.write(id, baker)
    await vi.advanceTimersByTimeAsync(1_999)
    expect(remote).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(remote).toEqual({ content: baker, changedAt: first })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(saves).toBe(1)
  })

  it('PF-06 keeps the draft of an account on this device after sign-out, and shows it to no other account', async () => {
    startBusinessSession(init())
    gigDrafts.write(id, barista)
    forgetSession()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(gigDrafts.read(id)).toEqual(barista)
    expect(gigDrafts.read('91900000-0000-4000-8000-00000000eeee')).toBeNull()
  })

  it('PF-06 loads the draft with the session on another device', () => {
    remote = { content: barista, changedAt: first }
    startBusinessSession(init())
    expect(gigDrafts.read(id)).toEqual(barista)
  })

  it('PF-06 keeps the draft with the latest change when both devices changed it', async () => {
    remote = { content: barista, changedAt: later }
    startBusinessSession(init())
    expect(gigDrafts.read(id)).toEqual(barista)
    clock.set('2026-11-21T01:20:00.000Z')
    gigDrafts.write(id, baker)
    gigDrafts.receive(id, remote)
    expect(gigDrafts.read(id)).toEqual(baker)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(remote.content).toEqual(baker)
  })

  it('PF-06 keeps the draft on this device while offline, and saves it once the browser is online', async () => {
    startBusinessSession(init())
    isOffline = true
    gigDrafts.write(id, barista)
    expect(await gigDrafts.flush()).toBe(false)
    expect(gigDrafts.read(id)).toEqual(barista)
    isOffline = false
    browser.comeOnline()
    await vi.advanceTimersByTimeAsync(0)
    expect(remote?.content).toEqual(barista)
  })

  it('PF-06 deletes the draft here after another device posted or discarded it', async () => {
    startBusinessSession(init())
    gigDrafts.write(id, barista)
    await gigDrafts.flush()
    gigDrafts.receive(id, { content: null, changedAt: later })
    expect(gigDrafts.read(id)).toBeNull()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(saves).toBe(1)
  })

  it('PF-06 deletes a discarded draft on the server, and makes no call without a draft', async () => {
    startBusinessSession(init())
    gigDrafts.clear(id)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(saves).toBe(0)
    gigDrafts.write(id, barista)
    await gigDrafts.flush()
    gigDrafts.clear(id)
    await gigDrafts.flush()
    expect(remote).toEqual({ content: null, changedAt: first })
  })

  it('PF-06 does not mark the draft as saved after the client was stopped during the call', async () => {
    startBusinessSession(init())
    gigDrafts.write(id, barista)
    const neverAnswers = (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    vi.stubGlobal('fetch', neverAnswers)
    const flushed = gigDrafts.flush()
    stopClient()
    expect(await flushed).toBe(false)
    vi.stubGlobal('fetch', vi.fn(answerSave))
    stopClient = startClient()
    startBusinessSession(init())
    await gigDrafts.flush()
    expect(remote?.content).toEqual(barista)
  })
})
