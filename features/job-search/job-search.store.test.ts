import { snapshot } from 'valtio'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as client from '@/client'
import { someStudentSession } from '@/client/testing/sessions'
import { startTestClient } from '@/client/testing/test-client'
import type { FoundJobs } from '@/contract'
import { clock, type JobListing, timers } from '@/domain'
import { someStudent } from '@/domain/testing/accounts'
import { someListing } from '@/domain/testing/listings'
import { jobResults } from './job-results.store'
import * as selectedJob from './selected-job.store'
import { loadSuggestionsFor, suggestedWords } from './suggestions.store'

const { savedJobs, savedJobsOutbox } = client

const idOf = (index: number) => `91900000-0000-4000-8000-${String(index).padStart(12, '0')}`
const job = (index: number) => someListing({ id: idOf(index), jobTitle: `Gig ${index}` })
const cardOf = (index: number) => {
  const { jobDescription: _, detailedAddress: __, questions: ___, ...card } = job(index)
  return card
}
const page = (indexes: number[], next: number | null, total: number | null = null): FoundJobs => ({
  success: true,
  jobList: indexes.map(cardOf),
  total,
  next: next === null ? null : idOf(next),
})
const refusal = (code: string) => ({ success: false, code, message: 'No.' })
const offline = new Error('offline')

let browser: ReturnType<typeof startTestClient>
let beacons: Blob[]
let calls: {
  url: URL
  signal: AbortSignal | undefined
  body: unknown
  answer: (response: object | Error) => Promise<void>
}[]

/** The calls wait in `calls` until the test answers them. */
function holdCalls(): void {
  vi.stubGlobal('fetch', (url: string, { signal, body }: RequestInit) => {
    return new Promise<Response>((resolve, reject) => {
      calls.push({
        url: new URL(url, 'http://here.example'),
        signal: signal ?? undefined,
        body: typeof body === 'string' ? JSON.parse(body).data : undefined,
        answer: async (response) => {
          if (response instanceof Error) reject(response)
          else resolve(new Response(JSON.stringify(response), { status: 'code' in response ? 400 : 200 }))
          await vi.advanceTimersByTimeAsync(0)
        },
      })
    })
  })
}

function signIn(jobList: JobListing[] = [], savedJobs: string[] = []): void {
  client.startStudentSession(someStudentSession({ savedJobs, jobList }))
}

beforeEach(() => {
  vi.useFakeTimers()
  clock.set('2026-11-21T01:30:00.000Z')
  calls = []
  beacons = []
  browser = startTestClient()
  holdCalls()
  vi.stubGlobal('navigator', { sendBeacon: (_: string, body: Blob) => beacons.push(body) > 0 })
  signIn()
  savedJobsOutbox.setAccount(someStudent.id)
})

const shown = () => jobResults.state.data?.jobs.map(({ jobTitle }) => jobTitle)
const everything = { query: '', sort: 'fit', filters: {}, studentKey: 'me' } as const

describe('jobResults', () => {
  it('JS-02 loads the first page, then the next one after its cursor', async () => {
    void jobResults.load({ ...everything, query: ' bar', sort: 'nearest' })
    expect(Object.fromEntries(calls[0]?.url.searchParams ?? [])).toEqual({ q: 'bar', sort: 'nearest' })
    void jobResults.loadMore()
    expect(calls).toHaveLength(1)
    await calls[0]?.answer(page([1, 2], 2, 3))
    expect(jobResults.state).toMatchObject({ status: 'idle', data: { total: 3, nextCursor: idOf(2) } })
    void jobResults.loadMore()
    void jobResults.loadMore()
    expect(calls).toHaveLength(2)
    expect(calls[1]?.url.searchParams.get('after')).toBe(idOf(2))
    await calls[1]?.answer(page([2, 3], null))
    expect(shown()).toEqual(['Gig 1', 'Gig 2', 'Gig 3'])
    expect(jobResults.state).toMatchObject({ status: 'idle', data: { total: 3, nextCursor: null } })
  })

  it('JS-02 filters the loaded results until the server answers, and restores the full list from its cache', async () => {
    void jobResults.load(everything)
    await calls[0]?.answer(page([1, 2], 2, 30))
    void jobResults.load({ ...everything, query: 'gig 2' })
    expect(shown()).toEqual(['Gig 2'])
    expect(jobResults.state).toMatchObject({ isPlaceholder: true, status: 'loading' })
    void jobResults.loadMore()
    expect(calls).toHaveLength(2)
    await calls[1]?.answer(page([2, 22], null, 2))
    expect(shown()).toEqual(['Gig 2', 'Gig 22'])
    expect(jobResults.state.isPlaceholder).toBe(false)
    void jobResults.load(everything)
    expect(shown()).toEqual(['Gig 1', 'Gig 2'])
    expect(calls).toHaveLength(2)
    void jobResults.load({ ...everything, sort: 'newest' })
    expect(shown()).toBeUndefined()
  })

  it('PF-07 sends the filters, and shows no placeholder from other filters', async () => {
    void jobResults.load({ ...everything, filters: { pay: 30, days: ['Monday', 'Friday'], fit: 'all' } })
    expect(Object.fromEntries(calls[0]?.url.searchParams ?? [])).toEqual({
      sort: 'fit',
      pay: '30',
      days: 'Monday,Friday',
      fit: 'all',
    })
    await calls[0]?.answer(page([1], null, 1))
    void jobResults.load({ ...everything, query: 'gig', filters: { pay: 25 } })
    expect(shown()).toBeUndefined()
  })

  it('JS-02 aborts the request of an earlier search and ignores its answer', async () => {
    void jobResults.load({ ...everything, query: 'a' })
    void jobResults.load({ ...everything, query: 'ab' })
    expect(calls[0]?.signal?.aborted).toBe(true)
    await calls[1]?.answer(page([2], null, 1))
    await calls[0]?.answer(page([1], null, 1))
    expect(shown()).toEqual(['Gig 2'])
  })

  it('shows a cached search at once, and loads it again when it is stale or the student has changed', async () => {
    void jobResults.load(everything)
    await calls[0]?.answer(page([1], null, 1))
    void jobResults.load({ ...everything, query: ' ' })
    expect(calls).toHaveLength(1)
    clock.set('2026-11-21T01:32:00.000Z')
    void jobResults.load(everything)
    expect(calls).toHaveLength(2)
    expect(shown()).toEqual(['Gig 1'])
    void jobResults.load({ ...everything, studentKey: 'me in another week' })
    expect(shown()).toBeUndefined()
  })

  it('keeps the loaded pages when the next page fails, and retries it', async () => {
    void jobResults.load(everything)
    await calls[0]?.answer(offline)
    expect(jobResults.state).toMatchObject({ status: 'failed', data: null, failure: null })
    void jobResults.retry()
    await calls[1]?.answer(page([1], 1, 2))
    void jobResults.loadMore()
    await calls[2]?.answer(offline)
    expect(jobResults.state.status).toBe('failed')
    expect(shown()).toEqual(['Gig 1'])
    void jobResults.retry()
    expect(calls[3]?.url.searchParams.get('after')).toBe(idOf(1))
  })

  it('loads the first page again when the cursor’s listing was deleted', async () => {
    void jobResults.load(everything)
    await calls[0]?.answer(page([1], 1, 2))
    void jobResults.loadMore()
    await calls[1]?.answer(refusal('notFound'))
    expect(calls[2]?.url.searchParams.has('after')).toBe(false)
    await calls[2]?.answer(page([2], null, 1))
    expect(shown()).toEqual(['Gig 2'])
  })

  it('is cleared on sign-out', async () => {
    void jobResults.load(everything)
    await calls[0]?.answer(page([1], null, 1))
    client.clearSession()
    await vi.advanceTimersByTimeAsync(0)
    expect(jobResults.state).toMatchObject({ key: null, data: null, status: 'idle' })
  })
})

describe('the selected listing', () => {
  const fetchState = () => [selectedJob.fetchedListing.state.key, selectedJob.fetchedListing.state.status]
  const inSession = () => client.session.jobList.map(({ jobTitle }) => jobTitle)

  it('is added to the session from the results, and survives a session refresh while it is open', async () => {
    void jobResults.load(everything)
    await calls[0]?.answer(page([1, 2], null, 2))
    selectedJob.setSelectedJob(idOf(2))
    expect(inSession()).toEqual(['Gig 2'])
    signIn([job(1)])
    await vi.advanceTimersByTimeAsync(0)
    expect(inSession()).toEqual(['Gig 1', 'Gig 2'])
    selectedJob.setSelectedJob(null)
    signIn([job(1)])
    await vi.advanceTimersByTimeAsync(0)
    expect(inSession()).toEqual(['Gig 1'])
  })

  it('JS-06 is shown from the results at once, and then fetched with its detail, which a refresh keeps', async () => {
    void jobResults.load(everything)
    await calls[0]?.answer(page([1], null, 1))
    selectedJob.setSelectedJob(idOf(1))
    expect(client.session.jobList).toEqual([cardOf(1)])
    const canApply = selectedJob.waitForListingDetail(idOf(1))
    await calls[1]?.answer({ success: true, jobListing: { ...job(1), jobDescription: '<p>Early.</p>' } })
    expect(await canApply).toBe(true)
    signIn([{ ...cardOf(1), jobTitle: 'Renamed' }])
    await vi.advanceTimersByTimeAsync(0)
    expect(client.session.jobList).toMatchObject([{ jobTitle: 'Renamed', jobDescription: '<p>Early.</p>' }])
    await calls[2]?.answer({ success: true, jobListing: { ...job(1), jobDescription: '<p>Late.</p>' } })
    expect(client.session.jobList).toMatchObject([{ jobDescription: '<p>Late.</p>' }])
    expect(calls).toHaveLength(3)
  })

  it('JS-06 can be retried when its detail can not be fetched, and takes no application meanwhile', async () => {
    signIn([cardOf(1)])
    selectedJob.setSelectedJob(idOf(1))
    const canApply = selectedJob.waitForListingDetail(idOf(1))
    await calls[0]?.answer(offline)
    expect(await canApply).toBe(false)
    const canApplyNow = selectedJob.waitForListingDetail(idOf(1))
    expect(calls).toHaveLength(2)
    await calls[1]?.answer(offline)
    expect(await canApplyNow).toBe(false)
    selectedJob.retrySelectedJob()
    await calls[2]?.answer({ success: true, jobListing: job(1) })
    expect(await selectedJob.waitForListingDetail(idOf(1))).toBe(true)
  })

  it('JS-06 is requested once while the mouse rests on its card, and again when that answer is old', async () => {
    const restOn = async (index: number) => {
      selectedJob.approachJob(idOf(index))
      await vi.advanceTimersByTimeAsync(100)
    }
    signIn([cardOf(1), cardOf(2), job(3)])
    selectedJob.approachJob(idOf(1))
    await restOn(2)
    await restOn(2)
    await restOn(3)
    expect(calls.map(({ url }) => url.pathname)).toEqual([`/api/jobs/${idOf(2)}`])
    await calls[0]?.answer({ success: true, jobListing: job(2) })
    selectedJob.setSelectedJob(idOf(2))
    await restOn(2)
    expect(calls).toHaveLength(1)
    expect(await selectedJob.waitForListingDetail(idOf(2))).toBe(true)
    await restOn(1)
    clock.set('2026-11-21T01:31:00.000Z')
    selectedJob.setSelectedJob(idOf(1))
    await restOn(1)
    expect(calls).toHaveLength(3)
  })

  it('JS-06 is requested again when the request before its opening failed', async () => {
    signIn([cardOf(1)])
    selectedJob.approachJob(idOf(1))
    await vi.advanceTimersByTimeAsync(100)
    await calls[0]?.answer(refusal('internal'))
    selectedJob.setSelectedJob(idOf(1))
    await vi.advanceTimersByTimeAsync(0)
    expect(calls).toHaveLength(2)
    await calls[1]?.answer({ success: true, jobListing: job(1) })
    expect(await selectedJob.waitForListingDetail(idOf(1))).toBe(true)
  })

  it('JS-11 is fetched when neither session nor results contain it: found, gone, or retried after a failure', async () => {
    selectedJob.setSelectedJob(idOf(7))
    expect(calls[0]?.url.pathname).toBe(`/api/jobs/${idOf(7)}`)
    expect(fetchState()).toEqual([idOf(7), 'loading'])
    await calls[0]?.answer(offline)
    expect(fetchState()).toEqual([idOf(7), 'failed'])
    selectedJob.retrySelectedJob()
    await calls[1]?.answer({ success: true, jobListing: job(7) })
    expect(inSession()).toEqual(['Gig 7'])
    selectedJob.setSelectedJob(idOf(8))
    await calls[2]?.answer(refusal('notFound'))
    expect(fetchState()).toEqual([idOf(8), 'failed'])
    expect(selectedJob.fetchedListing.state.failure?.code).toBe('notFound')
  })

  it('JS-11 is fetched again when a session refresh leaves it out', async () => {
    signIn([job(7)])
    selectedJob.setSelectedJob(idOf(7))
    expect(calls).toEqual([])
    signIn([job(1)])
    await vi.advanceTimersByTimeAsync(0)
    expect(inSession()).toEqual(['Gig 1', 'Gig 7'])
    expect(calls).toHaveLength(1)
    await calls[0]?.answer({ success: true, jobListing: { ...job(7), status: 'closed' } })
    expect(client.session.jobList.at(-1)).toMatchObject({ jobTitle: 'Gig 7', status: 'closed' })
    signIn([])
    await vi.advanceTimersByTimeAsync(0)
    await calls[1]?.answer(refusal('notFound'))
    expect(inSession()).toEqual([])
    expect(calls).toHaveLength(2)
  })

  it('AP-10 is observed once it is fetched, so that an application or a new status reaches every screen', async () => {
    selectedJob.setSelectedJob(idOf(7))
    await calls[0]?.answer({ success: true, jobListing: job(7) })
    await vi.advanceTimersByTimeAsync(0)
    const before = snapshot(client.session).jobList
    client.listings.setStatus(idOf(7), 'closed')
    expect(snapshot(client.session).jobList).not.toBe(before)
  })

  it('ignores the answer for a listing that is no longer open', async () => {
    selectedJob.setSelectedJob(idOf(7))
    selectedJob.setSelectedJob(idOf(8))
    await calls[0]?.answer(refusal('notFound'))
    expect(fetchState()).toEqual([idOf(8), 'loading'])
  })

  it('JS-09 stays in the session while its save is unsent', async () => {
    void jobResults.load(everything)
    await calls[0]?.answer(page([1], null, 1))
    savedJobs.mark(idOf(1), true)
    selectedJob.addToSession(idOf(1))
    signIn([])
    await vi.advanceTimersByTimeAsync(0)
    expect(inSession()).toEqual(['Gig 1'])
    expect(client.session.savedJobs).toEqual([idOf(1)])
  })
})

describe('loadSuggestionsFor', () => {
  it('JS-01 loads suggestions after a pause in typing, and ignores a late answer', async () => {
    for (const text of ['b', 'ba', 'bar']) loadSuggestionsFor(text)
    expect(calls).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect(calls.map(({ url }) => url.searchParams.get('q'))).toEqual(['bar'])
    loadSuggestionsFor('bari')
    await vi.advanceTimersByTimeAsync(200)
    await calls[0]?.answer({ success: true, suggestions: ['Bar'] })
    expect(suggestedWords.state.data).toBeNull()
    await calls[1]?.answer({ success: true, suggestions: ['Barista'] })
    expect(suggestedWords.state.data?.suggestions).toEqual(['Barista'])
    loadSuggestionsFor('x')
    await vi.advanceTimersByTimeAsync(1000)
    expect(calls).toHaveLength(2)
  })
})

describe('unsent saved jobs', () => {
  const done = { success: true, savedJobs: [] }
  const bodies = () => calls.map(({ body }) => body)

  it('JS-10 are sent 30 minutes after the last change, in one call', async () => {
    expect(timers.savedJobsSync).toBe(1_800_000)
    savedJobs.mark(idOf(1), true)
    await vi.advanceTimersByTimeAsync(1_799_000)
    savedJobs.mark(idOf(2), true)
    await vi.advanceTimersByTimeAsync(1_799_999)
    expect(calls).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(calls[0]?.url.pathname).toBe('/api/users/update-saved-jobs')
    expect(bodies()).toEqual([{ savedJobs: [idOf(1), idOf(2)], removedJobs: [] }])
    await calls[0]?.answer(done)
    expect(savedJobsOutbox.pending()).toEqual([])
    await vi.advanceTimersByTimeAsync(2 * timers.savedJobsSync)
    expect(calls).toHaveLength(1)
  })

  it('JS-10 are split into beacons of at most 8 KB', async () => {
    for (let index = 0; index < 400; index += 1) savedJobs.mark(idOf(index), true)
    browser.hidePage()
    await vi.advanceTimersByTimeAsync(0)
    expect(beacons.length).toBeGreaterThan(1)
    for (const beacon of beacons) expect(beacon.size).toBeLessThanOrEqual(8 * 1024)
    const ids = await Promise.all(beacons.map(async (beacon) => JSON.parse(await beacon.text()).data.savedJobs))
    expect(new Set(ids.flat()).size).toBe(400)
    // A beacon has no response, so the changes are sent again by a call that has one.
    expect(savedJobsOutbox.pending()).toHaveLength(400)
  })

  it('JS-10 are sent when the network is back, and dropped after a permanent refusal', async () => {
    savedJobs.mark(idOf(1), true)
    browser.comeOnline()
    await calls[0]?.answer(refusal('invalid'))
    expect(savedJobsOutbox.pending()).toEqual([])
  })
})
