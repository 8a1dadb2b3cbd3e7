import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GigDraftState } from '@/contract'
import { clock } from '@/domain'
import { someBusiness } from '@/domain/testing/accounts'
import { gigDrafts, useReceivedGigDrafts } from './gig-draft'
import { forgetSession, startBusinessSession } from './session'
import { someBusinessSession } from './testing/sessions'
import { startTestClient } from './testing/test-client'

const { id } = someBusiness
const first = '2026-11-21T01:00:00.000Z'
const justAfterFirst = '2026-11-21T01:00:00.001Z'
const later = '2026-11-21T01:10:00.000Z'
const barista = { idempotencyKey: '5d0f5a6e-3f5e-4b3a-9a55-2a0a51a2c111', jobTitle: 'Barista' }
const baker = { idempotencyKey: '5d0f5a6e-3f5e-4b3a-9a55-2a0a51a2c222', jobTitle: 'Baker' }

let browser: ReturnType<typeof startTestClient>
/** The server's drafts, of each subject one. */
let remote: GigDraftState[]
let isOffline: boolean
let saves: number

const remoteOf = (subject: GigDraftState['subject'] = 'new') => remote.find((draft) => draft.subject === subject)

const init = () => someBusinessSession({ gigDrafts: remote })

/** The server's rule: the latest change wins. */
async function answerSave(_: string, { body }: { body: string }): Promise<Response> {
  if (isOffline) throw new TypeError('Failed to fetch')
  saves += 1
  const { data }: { data: GigDraftState } = JSON.parse(body)
  const stored = remoteOf(data.subject)
  if (!stored || data.changedAt >= stored.changedAt)
    remote = [...remote.filter(({ subject }) => subject !== data.subject), data]
  return Response.json({ success: true, gigDraft: remoteOf(data.subject) })
}

beforeEach(() => {
  vi.useFakeTimers()
  clock.set(first)
  vi.stubGlobal('fetch', vi.fn(answerSave))
  browser = startTestClient()
  ;[remote, isOffline, saves] = [[], false, 0]
})

describe('gigDrafts', () => {
  it('PF-06 saves the draft on the server once, two seconds after the first of several changes', async () => {
    startBusinessSession(init())
    gigDrafts.write(id, 'new', barista)
    gigDrafts.write(id, 'new', baker)
    await vi.advanceTimersByTimeAsync(1_999)
    expect(remote).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(remote).toEqual([{ subject: 'new', content: baker, changedAt: justAfterFirst }])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(saves).toBe(1)
  })

  it('PF-06 keeps the draft of an account on this device after sign-out, and shows it to no other account', async () => {
    startBusinessSession(init())
    gigDrafts.write(id, 'new', barista)
    forgetSession()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(gigDrafts.read(id, 'new')).toEqual(barista)
    expect(gigDrafts.read('91900000-0000-4000-8000-00000000eeee', 'new')).toBeNull()
  })

  it('PF-06 loads the draft with the session on another device', () => {
    remote = [{ subject: 'new', content: barista, changedAt: first }]
    startBusinessSession(init())
    expect(gigDrafts.read(id, 'new')).toEqual(barista)
  })

  it('PF-06 keeps the draft with the latest change when both devices changed it', async () => {
    remote = [{ subject: 'new', content: barista, changedAt: later }]
    startBusinessSession(init())
    expect(gigDrafts.read(id, 'new')).toEqual(barista)
    clock.set('2026-11-21T01:20:00.000Z')
    gigDrafts.write(id, 'new', baker)
    gigDrafts.receive(id, remote)
    expect(gigDrafts.read(id, 'new')).toEqual(baker)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(remoteOf()?.content).toEqual(baker)
  })

  it('PF-06 keeps the draft on this device while offline, and saves it once the browser is online', async () => {
    startBusinessSession(init())
    isOffline = true
    gigDrafts.write(id, 'new', barista)
    expect(await gigDrafts.flush()).toBe(false)
    expect(gigDrafts.read(id, 'new')).toEqual(barista)
    isOffline = false
    browser.comeOnline()
    await vi.advanceTimersByTimeAsync(0)
    expect(remoteOf()?.content).toEqual(barista)
  })

  it('PF-06 deletes the draft here after another device posted or discarded it', async () => {
    startBusinessSession(init())
    gigDrafts.write(id, 'new', barista)
    await gigDrafts.flush()
    gigDrafts.receive(id, [{ subject: 'new', content: null, changedAt: later }])
    expect(gigDrafts.read(id, 'new')).toBeNull()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(saves).toBe(1)
  })

  it('PF-06 deletes a discarded draft on the server, and makes no call without a draft', async () => {
    startBusinessSession(init())
    gigDrafts.clear(id, 'new')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(saves).toBe(0)
    gigDrafts.write(id, 'new', barista)
    await gigDrafts.flush()
    gigDrafts.clear(id, 'new')
    await gigDrafts.flush()
    expect(remoteOf()).toEqual({ subject: 'new', content: null, changedAt: justAfterFirst })
  })

  it('PF-06 keeps what is typed after a version from a device whose clock is ahead', async () => {
    remote = [{ subject: 'new', content: null, changedAt: later }]
    startBusinessSession(init())
    gigDrafts.write(id, 'new', barista)
    await gigDrafts.flush()
    expect(gigDrafts.read(id, 'new')).toEqual(barista)
    expect(remoteOf()?.content).toEqual(barista)
  })

  it('SH-08 restarts the wizard with the draft that another tab stored, of this account only', () => {
    startBusinessSession(init())
    const receivedCount = () => Number(renderToStaticMarkup(createElement(() => useReceivedGigDrafts('new'))))
    const countBefore = receivedCount()
    const store = (owner: string, entry: string | null) =>
      browser.storeFromOtherTab(`campus-gigs:draft:gig-wizard:${owner}`, entry)
    store(id, '{}')
    expect(receivedCount()).toBe(countBefore + 1)
    store(id, null)
    store('91900000-0000-4000-8000-00000000eeee', '{}')
    store(`${id}:edit:91900000-0000-4000-8000-000000000001`, '{}')
    expect(receivedCount()).toBe(countBefore + 1)
  })

  it('PF-06 keeps the drafts of a new gig and of each edited one apart, here and on the server', async () => {
    startBusinessSession(init())
    const [one, other] = [
      'edit:91900000-0000-4000-8000-000000000001',
      'edit:91900000-0000-4000-8000-000000000002',
    ] as const
    gigDrafts.write(id, 'new', barista)
    gigDrafts.write(id, one, baker)
    await gigDrafts.flush()
    expect(remoteOf('new')?.content).toEqual(barista)
    expect(remoteOf(one)?.content).toEqual(baker)
    gigDrafts.receive(id, [
      { subject: one, content: null, changedAt: later },
      { subject: other, content: barista, changedAt: later },
    ])
    expect([gigDrafts.read(id, 'new'), gigDrafts.read(id, one), gigDrafts.read(id, other)]).toEqual([
      barista,
      null,
      barista,
    ])
  })

  it('PF-06 does not mark the draft as saved after the client was stopped during the call', async () => {
    startBusinessSession(init())
    gigDrafts.write(id, 'new', barista)
    const neverAnswers = (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    vi.stubGlobal('fetch', neverAnswers)
    const flushed = gigDrafts.flush()
    browser.stop()
    expect(await flushed).toBe(false)
    vi.stubGlobal('fetch', vi.fn(answerSave))
    browser.start()
    startBusinessSession(init())
    await gigDrafts.flush()
    expect(remoteOf()?.content).toEqual(barista)
  })
})
