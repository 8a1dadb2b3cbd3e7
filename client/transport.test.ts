import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { backgroundHeader, isFailure } from '@/contract'
import { timers } from '@/domain'
import { writeToken } from './session-token'
import { cancelSlowCalls, onSlowCalls } from './slow-calls'
import { stubBrowser } from './testing/browser-globals'
import { startTestClient } from './testing/test-client'
import { call, setSessionEndedHandler } from './transport'

const saved = { success: true, savedJobs: [] }
const ended = { success: false, code: 'unauthenticated', message: 'Please sign in first.' }
let requests: { url: string; init: RequestInit }[]

function respondWith(...answers: (Response | Error)[]) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, init })
    const answer = answers.shift()
    if (!answer || answer instanceof Error) throw answer ?? new Error('The test has no more answers.')
    return answer
  })
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

beforeEach(() => {
  stubBrowser()
  requests = []
})
afterEach(() => setSessionEndedHandler(null))

describe('call', () => {
  it('API-01 sends a POST body as {data}, with the bearer token and same-origin credentials', async () => {
    writeToken('secret')
    respondWith(json(saved))
    expect(await call('updateSavedJobs', { savedJobs: [] })).toEqual(saved)
    expect(requests[0]?.url).toBe('/api/users/update-saved-jobs')
    expect(requests[0]?.init).toMatchObject({
      method: 'POST',
      credentials: 'same-origin',
      headers: { authorization: 'Bearer secret', 'content-type': 'application/json' },
      body: '{"data":{"savedJobs":[]}}',
    })
  })

  it('API-01 resolves with a refusal, and with null when offline or when the response is invalid', async () => {
    const refusal = { success: false, code: 'conflict', message: 'Application for this job already exists.' }
    respondWith(
      json(refusal, 409),
      new Error('offline'),
      new Response('<html>'),
      json({ success: true }),
      json({}, 502),
    )
    const refused = await call('updateSavedJobs', { savedJobs: [] })
    expect(refused).toEqual(refusal)
    expect(isFailure(refused)).toBe(true)
    for (let attempt = 0; attempt < 4; attempt++) expect(await call('updateSavedJobs', { savedJobs: [] })).toBeNull()
  })

  it('escapes path parameters', async () => {
    respondWith(json(ended, 404))
    await call('gig', undefined, { params: { jobListingId: '../a b' } })
    expect(requests[0]?.url).toBe('/api/business/gigs/..%2Fa%20b')
  })

  it('RT-11 asks to sign in again when the session has ended, then repeats the call once', async () => {
    const askToSignIn = vi.fn(async () => {
      writeToken('new')
      return true
    })
    setSessionEndedHandler(askToSignIn)
    respondWith(json(ended, 401), json(saved))
    expect(await call('updateSavedJobs', { savedJobs: [] })).toEqual(saved)
    expect(askToSignIn).toHaveBeenCalledOnce()
    expect(requests[1]?.init.headers).toMatchObject({ authorization: 'Bearer new' })
  })

  it('RT-11 resolves with the refusal when nobody signs in, and does not ask for calls without a session', async () => {
    const askToSignIn = vi.fn(async () => false)
    setSessionEndedHandler(askToSignIn)
    respondWith(json(ended, 401), json(ended, 401), json(ended, 401))
    expect(await call('updateSavedJobs', { savedJobs: [] })).toEqual(ended)
    await call('studentSession', undefined, { signInAgain: false })
    await call('initStudent', { ticket: 'x'.repeat(30) })
    expect(askToSignIn).toHaveBeenCalledOnce()
  })

  it('TR-09 repeats a call that a busy server refused, twice at most, and no call of a page that is hidden', async () => {
    vi.useFakeTimers()
    const busy = () => json({ success: false, code: 'unavailable', message: 'Busy.' }, 503)
    respondWith(busy(), json(saved))
    const repeated = call('updateSavedJobs', { savedJobs: [] })
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await repeated).toEqual(saved)
    respondWith(busy(), busy(), busy())
    const refused = call('updateSavedJobs', { savedJobs: [] })
    await vi.advanceTimersByTimeAsync(6_000)
    expect(await refused).toMatchObject({ code: 'unavailable' })
    respondWith(busy())
    expect(await call('updateSavedJobs', { savedJobs: [] }, { keepalive: true })).toMatchObject({ code: 'unavailable' })
    expect(requests).toHaveLength(6)
  })

  it.each(['focus', 'click', 'keydown'])(
    'SA-09 marks the calls of a page that is unused since its load or a %s',
    async (input) => {
      vi.useFakeTimers()
      startTestClient()
      const isMarked = async () => {
        respondWith(json(saved))
        await call('updateSavedJobs', { savedJobs: [] })
        return new Headers(requests.at(-1)?.init.headers).has(backgroundHeader)
      }
      vi.advanceTimersByTime(timers.unusedPage)
      expect(await isMarked()).toBe(false)
      vi.advanceTimersByTime(1)
      expect(await isMarked()).toBe(true)
      window.dispatchEvent(new Event(input))
      expect(await isMarked()).toBe(false)
    },
  )

  it('API-01 reports a call as slow from 15 s on, until it ends', async () => {
    vi.useFakeTimers()
    const reported: number[] = []
    onSlowCalls((count) => reported.push(count))
    let answer: (response: Response) => void = () => undefined
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
    const calling = call('updateSavedJobs', { savedJobs: [] })
    await vi.advanceTimersByTimeAsync(14_999)
    expect(reported).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(reported).toEqual([1])
    answer(json(saved))
    await calling
    expect(reported).toEqual([1, 0])
  })

  it('API-01 aborts the slow calls on request, and no other call', async () => {
    vi.useFakeTimers()
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    )
    const slow = call('updateSavedJobs', { savedJobs: [] })
    await vi.advanceTimersByTimeAsync(15_000)
    const caller = new AbortController()
    const quick = call('updateSavedJobs', { savedJobs: [] }, { signal: caller.signal })
    let quickEnded = false
    void quick.then(() => {
      quickEnded = true
    })
    cancelSlowCalls()
    expect(await slow).toBeNull()
    expect(quickEnded).toBe(false)
    caller.abort()
    expect(await quick).toBeNull()
  })
})
