import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as client from '@/client'
import { stubBrowser } from '@/client/testing/browser-globals'
import type { FoundJobs } from '@/contract'
import { clock, type JobListing, timers } from '@/domain'
import { someStudent } from '@/domain/testing/accounts'
import { someListing } from '@/domain/testing/listings'
import { jobResults } from './job-results.store'
import * as kept from './kept-jobs.store'
import { suggestedWords, suggestFor } from './suggestions.store'

const { savedJobs, savedJobsOutbox } = client

const idOf = (index: number) => `91900000-0000-4000-8000-${String(index).padStart(12, '0')}`
const job = (index: number) => someListing({ id: idOf(index), jobTitle: `Gig ${index}` })
const page = (indexes: number[], next: number | null, total: number | null = null): FoundJobs => ({
  success: true,
  jobList: indexes.map(job),
  total,
  next: next === null ? null : idOf(next),
})
const refusal = (code: string) => ({ success: false, code, message: 'No.' })
const offline = new Error('offline')

let stopClient: () => void
let browser: ReturnType<typeof stubBrowser>
let beacons: Blob[]
let asked: {
  url: URL
  signal: AbortSignal | undefined
  body: unknown
  answer: (said: object | Error) => Promise<void>
}[]

/** Every call waits in `asked` until the test answers it. */
function holdCalls(): void {
  vi.stubGlobal('fetch', (url: string, { signal, body }: RequestInit) => {
    return new Promise<Response>((resolve, reject) => {
      asked.push({
        url: new URL(url, 'http://here.example'),
        signal: signal ?? undefined,
        body: typeof body === 'string' ? JSON.parse(body).data : undefined,
        answer: async (said) => {
          if (said instanceof Error) reject(said)
          else resolve(new Response(JSON.stringify(said), { status: 'code' in said ? 400 : 200 }))
          await vi.advanceTimersByTimeAsync(0)
        },
      })
    })
  })
}

function signIn(jobList: JobListing[] = [], savedJobs: string[] = []): void {
  client.startStudentSession({
    token: 't',
    message: 'Success',
    response: 'Success',
    userData: someStudent,
    savedJobs,
    jobList,
    resumeList: [],
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  clock.set('2026-11-21T01:30:00.000Z')
  asked = []
  beacons = []
  browser = stubBrowser()
  holdCalls()
  vi.stubGlobal('navigator', { sendBeacon: (_: string, body: Blob) => beacons.push(body) > 0 })
  stopClient = client.startClient()
  signIn()
  savedJobsOutbox.setAccount(someStudent.id)
})
afterEach(() => {
  stopClient()
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  clock.reset()
})

const shown = () => jobResults.state.data?.jobs.map(({ jobTitle }) => jobTitle)
const everything = { query: '', sort: 'fit', filters: {}, student: 'me' } as const

describe('searching at the server', () => {
  it('JS-02 asks for the first page, and for the next one after its cursor', async () => {
    void jobResults.load({ ...everything, query: ' bar', sort: 'nearest' })
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({ q: 'bar', sort: 'nearest' })
    void jobResults.loadMore()
    expect(asked).toHaveLength(1)
    await asked[0]?.answer(page([1, 2], 2, 3))
    expect(jobResults.state).toMatchObject({ status: 'idle', data: { total: 3, next: idOf(2) } })
    void jobResults.loadMore()
    void jobResults.loadMore()
    expect(asked).toHaveLength(2)
    expect(asked[1]?.url.searchParams.get('after')).toBe(idOf(2))
    await asked[1]?.answer(page([2, 3], null))
    expect(shown()).toEqual(['Gig 1', 'Gig 2', 'Gig 3'])
    expect(jobResults.state).toMatchObject({ status: 'idle', data: { total: 3, next: null } })
  })

  it('JS-02 filters what is on the page at once, until the server has answered, and X restores the whole list', async () => {
    void jobResults.load(everything)
    await asked[0]?.answer(page([1, 2], 2, 30))
    void jobResults.load({ ...everything, query: 'gig 2' })
    expect(shown()).toEqual(['Gig 2'])
    expect(jobResults.state).toMatchObject({ isPlaceholder: true, status: 'loading' })
    void jobResults.loadMore()
    expect(asked).toHaveLength(2)
    await asked[1]?.answer(page([2, 22], null, 2))
    expect(shown()).toEqual(['Gig 2', 'Gig 22'])
    expect(jobResults.state.isPlaceholder).toBe(false)
    void jobResults.load(everything)
    expect(shown()).toEqual(['Gig 1', 'Gig 2'])
    expect(asked).toHaveLength(2)
    void jobResults.load({ ...everything, sort: 'newest' })
    expect(shown()).toBeUndefined()
  })

  it('PF-07 sends the filters, and shows nothing of another filter’s list', async () => {
    void jobResults.load({ ...everything, filters: { pay: 30, days: ['Monday', 'Friday'], fit: 'all' } })
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
      sort: 'fit',
      pay: '30',
      days: 'Monday,Friday',
      fit: 'all',
    })
    await asked[0]?.answer(page([1], null, 1))
    void jobResults.load({ ...everything, query: 'gig', filters: { pay: 25 } })
    expect(shown()).toBeUndefined()
  })

  it('JS-02 drops the answer to an earlier search, and aborts its request', async () => {
    void jobResults.load({ ...everything, query: 'a' })
    void jobResults.load({ ...everything, query: 'ab' })
    expect(asked[0]?.signal?.aborted).toBe(true)
    await asked[1]?.answer(page([2], null, 1))
    await asked[0]?.answer(page([1], null, 1))
    expect(shown()).toEqual(['Gig 2'])
  })

  it('shows the same search again at once, and asks anew when it is stale or the order would be another', async () => {
    void jobResults.load(everything)
    await asked[0]?.answer(page([1], null, 1))
    void jobResults.load({ ...everything, query: ' ' })
    expect(asked).toHaveLength(1)
    clock.set('2026-11-21T01:32:00.000Z')
    void jobResults.load(everything)
    expect(asked).toHaveLength(2)
    expect(shown()).toEqual(['Gig 1'])
    void jobResults.load({ ...everything, student: 'me in another week' })
    expect(shown()).toBeUndefined()
  })

  it('keeps what is there when a page does not come, and tries again', async () => {
    void jobResults.load(everything)
    await asked[0]?.answer(offline)
    expect(jobResults.state).toMatchObject({ status: 'failed', data: null, failure: null })
    void jobResults.retry()
    await asked[1]?.answer(page([1], 1, 2))
    void jobResults.loadMore()
    await asked[2]?.answer(offline)
    expect(jobResults.state.status).toBe('failed')
    expect(shown()).toEqual(['Gig 1'])
    void jobResults.retry()
    expect(asked[3]?.url.searchParams.get('after')).toBe(idOf(1))
  })

  it('starts again from the first page when the cursor’s listing is gone', async () => {
    void jobResults.load(everything)
    await asked[0]?.answer(page([1], 1, 2))
    void jobResults.loadMore()
    await asked[1]?.answer(refusal('notFound'))
    expect(asked[2]?.url.searchParams.has('after')).toBe(false)
    await asked[2]?.answer(page([2], null, 1))
    expect(shown()).toEqual(['Gig 2'])
  })

  it('is forgotten with the student', async () => {
    void jobResults.load(everything)
    await asked[0]?.answer(page([1], null, 1))
    client.clearSession()
    await vi.advanceTimersByTimeAsync(0)
    expect(jobResults.state).toMatchObject({ key: null, data: null, status: 'idle' })
  })
})

describe('the job of the address', () => {
  const lookUp = () => [kept.lookedUpJob.state.key, kept.lookedUpJob.state.status]
  const inSession = () => client.session.jobList.map(({ jobTitle }) => jobTitle)

  it('joins the session when the search found it, and outlives a refresh while it is open', async () => {
    void jobResults.load(everything)
    await asked[0]?.answer(page([1, 2], null, 2))
    kept.followOpenJob(idOf(2))
    expect(inSession()).toEqual(['Gig 2'])
    signIn([job(1)])
    await vi.advanceTimersByTimeAsync(0)
    expect(inSession()).toEqual(['Gig 1', 'Gig 2'])
    kept.followOpenJob(null)
    signIn([job(1)])
    await vi.advanceTimersByTimeAsync(0)
    expect(inSession()).toEqual(['Gig 1'])
  })

  it('JS-11 is asked for when nobody has it: found, gone, or to be tried again', async () => {
    kept.followOpenJob(idOf(7))
    expect(asked[0]?.url.pathname).toBe(`/api/jobs/${idOf(7)}`)
    expect(lookUp()).toEqual([idOf(7), 'loading'])
    await asked[0]?.answer(offline)
    expect(lookUp()).toEqual([idOf(7), 'failed'])
    kept.retryOpenJob()
    await asked[1]?.answer({ success: true, jobListing: job(7) })
    expect(inSession()).toEqual(['Gig 7'])
    kept.followOpenJob(idOf(8))
    await asked[2]?.answer(refusal('notFound'))
    expect(lookUp()).toEqual([idOf(8), 'failed'])
    expect(kept.lookedUpJob.state.failure?.code).toBe('notFound')
  })

  it('JS-11 is asked for again when a refresh leaves it out: it may have been closed', async () => {
    signIn([job(7)])
    kept.followOpenJob(idOf(7))
    expect(asked).toEqual([])
    signIn([job(1)])
    await vi.advanceTimersByTimeAsync(0)
    expect(inSession()).toEqual(['Gig 1', 'Gig 7'])
    expect(asked).toHaveLength(1)
    await asked[0]?.answer({ success: true, jobListing: { ...job(7), status: 'closed' } })
    expect(client.session.jobList.at(-1)).toMatchObject({ jobTitle: 'Gig 7', status: 'closed' })
    signIn([])
    await vi.advanceTimersByTimeAsync(0)
    await asked[1]?.answer(refusal('notFound'))
    expect(inSession()).toEqual([])
    expect(asked).toHaveLength(2)
  })

  it('is not the one that was left meanwhile', async () => {
    kept.followOpenJob(idOf(7))
    kept.followOpenJob(idOf(8))
    await asked[0]?.answer(refusal('notFound'))
    expect(lookUp()).toEqual([idOf(8), 'loading'])
  })

  it('JS-09 a saved one stays until the server knows of it', async () => {
    void jobResults.load(everything)
    await asked[0]?.answer(page([1], null, 1))
    savedJobs.mark(idOf(1), true)
    kept.keepJob(idOf(1))
    signIn([])
    await vi.advanceTimersByTimeAsync(0)
    expect(inSession()).toEqual(['Gig 1'])
    expect(client.session.savedJobs).toEqual([idOf(1)])
  })
})

describe('suggestions', () => {
  it('JS-01 are asked for once the typing pauses, and a late answer is dropped', async () => {
    for (const text of ['b', 'ba', 'bar']) suggestFor(text)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect(asked.map(({ url }) => url.searchParams.get('q'))).toEqual(['bar'])
    suggestFor('bari')
    await vi.advanceTimersByTimeAsync(200)
    await asked[0]?.answer({ success: true, suggestions: ['Bar'] })
    expect(suggestedWords.state.data).toBeNull()
    await asked[1]?.answer({ success: true, suggestions: ['Barista'] })
    expect(suggestedWords.state.data?.words).toEqual(['Barista'])
    suggestFor('x')
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked).toHaveLength(2)
  })
})

describe('saved jobs on their way', () => {
  const done = { success: true, savedJobs: [] }
  const bodies = () => asked.map(({ body }) => body)

  it('JS-10 go 30 minutes after the last change, in one call', async () => {
    expect(timers.savedJobsSync).toBe(1_800_000)
    savedJobs.mark(idOf(1), true)
    await vi.advanceTimersByTimeAsync(1_799_000)
    savedJobs.mark(idOf(2), true)
    await vi.advanceTimersByTimeAsync(1_799_999)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked[0]?.url.pathname).toBe('/api/users/update-saved-jobs')
    expect(bodies()).toEqual([{ savedJobs: [idOf(1), idOf(2)], removedJobs: [] }])
    await asked[0]?.answer(done)
    expect(savedJobsOutbox.pending()).toEqual([])
    await vi.advanceTimersByTimeAsync(2 * timers.savedJobsSync)
    expect(asked).toHaveLength(1)
  })

  it('JS-10 go by beacon as the page hides, and wait for the next load to be sure', async () => {
    savedJobs.mark(idOf(1), true)
    browser.hidePage()
    await vi.advanceTimersByTimeAsync(0)
    expect(JSON.parse((await beacons[0]?.text()) ?? '')).toEqual({ data: { savedJobs: [idOf(1)], removedJobs: [] } })
    expect(asked).toEqual([])
    // The next load: the app says again whose they are.
    savedJobsOutbox.setAccount(null)
    savedJobsOutbox.setAccount(someStudent.id)
    expect(bodies()).toEqual([{ savedJobs: [idOf(1)], removedJobs: [] }])
    await asked[0]?.answer(done)
    expect(savedJobsOutbox.pending()).toEqual([])
  })

  it('JS-10 never exceed a beacon, however many they are', async () => {
    for (let index = 0; index < 400; index += 1) savedJobs.mark(idOf(index), true)
    browser.hidePage()
    await vi.advanceTimersByTimeAsync(0)
    expect(beacons.length).toBeGreaterThan(1)
    for (const beacon of beacons) expect(beacon.size).toBeLessThanOrEqual(8 * 1024)
    const ids = await Promise.all(beacons.map(async (beacon) => JSON.parse(await beacon.text()).data.savedJobs))
    expect(new Set(ids.flat()).size).toBe(400)
  })

  it('JS-10 go before signing out, and stay for the same student when the server can not be reached', async () => {
    savedJobs.mark(idOf(1), true)
    const flushed = savedJobs.flush()
    await asked[0]?.answer(offline)
    expect(await flushed).toBe(false)
    savedJobsOutbox.setAccount(null)
    expect(savedJobsOutbox.pending()).toEqual([])
    savedJobsOutbox.setAccount('somebody else')
    expect(asked).toHaveLength(1)
    savedJobsOutbox.setAccount(someStudent.id)
    expect(bodies().at(-1)).toEqual({ savedJobs: [idOf(1)], removedJobs: [] })
    await asked[1]?.answer(done)
  })

  it('JS-10 of two tabs are all sent, and each tab shows what the other saved once the server says so', async () => {
    savedJobs.mark(idOf(1), true)
    const entry = [...browser.entries].find(([key]) => key.includes(':outbox:saved-jobs:'))
    const other = entry?.[0].replace(/[^:]+$/, '2026-11-21T01:30:01.000Z-000001-other') ?? ''
    browser.entries.set(other, JSON.stringify({ jobId: idOf(2), saved: true }))
    const flushed = savedJobs.flush()
    expect(bodies()).toEqual([{ savedJobs: [idOf(1), idOf(2)], removedJobs: [] }])
    await asked[0]?.answer(done)
    expect(await flushed).toBe(true)
    expect([...browser.entries.keys()].filter((key) => key.includes(':outbox:'))).toEqual([])
    signIn([], [idOf(2), idOf(1)])
    expect(client.session.savedJobs).toEqual([idOf(2), idOf(1)])
  })

  it('JS-10 go as soon as the network is back, and are let go of when refused for good', async () => {
    savedJobs.mark(idOf(1), true)
    browser.comeOnline()
    await asked[0]?.answer(refusal('invalid'))
    expect(savedJobsOutbox.pending()).toEqual([])
  })
})
