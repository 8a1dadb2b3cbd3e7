import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Listing } from '@/domain'
import { someListing } from '@/domain/testing/listings'
import { latestListing } from './listing-changes'
import { listings } from './server-state'
import { session, startStudentSession } from './session'
import { refreshSession } from './session-refresh'
import { someStudentSession } from './testing/sessions'
import { startTestClient } from './testing/test-client'

const init = () => someStudentSession({ jobList: [someListing()] })

function changeTo(differing: Partial<Listing>) {
  const { Application: _, ...jobListing } = someListing(differing)
  return { jobListing, fieldsEditedAt: {} }
}
const otherId = '91900000-0000-4000-8000-00000000bbbb'

beforeEach(() => {
  startTestClient()
  startStudentSession(init())
})

describe('listings.applyChange', () => {
  it('PF-09 changes the listing in the session', () => {
    listings.applyChange(changeTo({ status: 'paused', payRangeEnd: 99 }))
    expect(session.jobList).toMatchObject([{ status: 'paused', payRangeEnd: 99, Application: [] }])
  })

  it('PF-09 adds no listing to the session, and changes copies loaded elsewhere', () => {
    listings.applyChange(changeTo({ id: otherId, status: 'filled' }))
    expect(session.jobList).toHaveLength(1)
    expect(latestListing(someListing({ id: otherId })).status).toBe('filled')
    expect(latestListing(someListing()).status).toBe('live')
  })

  it('keeps the latest change of a listing, and forgets all when told', () => {
    listings.applyChange(changeTo({ id: otherId, status: 'paused' }))
    listings.applyChange(changeTo({ id: otherId, payRangeEnd: 40 }))
    expect(latestListing(someListing({ id: otherId }))).toMatchObject({ status: 'live', payRangeEnd: 40 })
    listings.forgetChanges()
    expect(latestListing(someListing({ id: otherId })).payRangeEnd).toBe(35)
  })

  it('drops the change received longest ago once there are 200', () => {
    const idOf = (index: number) => `91900000-0000-4000-8000-${String(index).padStart(12, '0')}`
    for (let index = 0; index <= 200; index += 1) listings.applyChange(changeTo({ id: idOf(index), status: 'paused' }))
    expect(latestListing(someListing({ id: idOf(0) })).status).toBe('live')
    expect(latestListing(someListing({ id: idOf(1) })).status).toBe('paused')
  })

  it('SA-10 outlives the answer to a session request that was sent before it', async () => {
    let sessionRequests = 0
    vi.stubGlobal('fetch', async () => {
      sessionRequests += 1
      const jobList = [someListing({ status: sessionRequests === 1 ? 'live' : 'paused' })]
      if (sessionRequests === 1) listings.applyChange(changeTo({ status: 'paused' }))
      return new Response(JSON.stringify({ ...init(), jobList }))
    })
    expect(await refreshSession({ signInAgain: false })).toBe('fresh')
    expect(sessionRequests).toBe(2)
    expect(session.jobList[0]?.status).toBe('paused')
  })
})
