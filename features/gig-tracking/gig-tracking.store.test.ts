import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as client from '@/client'
import { someBusinessSession } from '@/client/testing/sessions'
import { startTestClient } from '@/client/testing/test-client'
import { type BusinessJobListing, clock, type ReceivedApplication } from '@/domain'
import { someBusiness, someStudent } from '@/domain/testing/accounts'
import { someListing } from '@/domain/testing/listings'
import { laterPages } from './applicants'
import * as store from './gig-tracking.store'
import { extendGig, manageGigState } from './manage-gig.store'

const now = new Date('2026-11-21T01:30:00.000Z')
const [gigId, otherGigId] = ['6f9619ff-8b86-4d01-b42d-00cf4fc96400', '6f9619ff-8b86-4d01-b42d-00cf4fc96401']
const applicationId = '6f9619ff-8b86-4d01-b42d-00cf4fc96402'

const application: ReceivedApplication = {
  id: applicationId,
  appliedAt: '2026-11-20T00:00:00.000Z',
  jobListingId: gigId,
  notes: '<p>Hello</p>',
  answers: '[]',
  resumeFile: { id: gigId, fileName: 'resume.pdf', fileUrl: '/r', url: '/r' },
  sharesContact: true,
  expiredAt: null,
  isAnonymous: false,
  user: someStudent,
  candidateActions: [],
}

const gig: BusinessJobListing = {
  ...someListing({ id: gigId }),
  version: 1,
  belowMinimumReason: null,
  reviewReasons: [],
  applicants: { total: 1, waiting: 1, latestAt: '2026-11-20T00:00:00.000Z' },
  Application: [application],
}

const answer = { success: true, jobListing: gig, supportEmail: 'support@campusgigs.example' }
const refusal = (code: string) => ({ success: false, code, message: 'No.' })

let beacons: unknown[]
let posted: { actionOnCandidate: Record<string, { notes: string }[]>; jobListingId: string }[]

/** Stubs the response of each path. An Error stands for a network failure. */
function stubAnswers(gigAnswer: object | Error, actionAnswers: (object | Error)[] = []) {
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
    if (body) posted.push(JSON.parse(body).data)
    const answer = url.endsWith('action-on-candidate') ? actionAnswers.shift() : gigAnswer
    if (!answer || answer instanceof Error) throw new Error('offline')
    return new Response(JSON.stringify(answer), { status: 'code' in answer ? 400 : 200 })
  })
}

const offline = new Error('offline')
const sent = { success: true, applied: 1 }
let browser: ReturnType<typeof startTestClient>

beforeEach(() => {
  vi.useFakeTimers()
  clock.set(now)
  beacons = []
  posted = []
  browser = startTestClient()
  vi.stubGlobal('navigator', { sendBeacon: (_: string, body: Blob) => beacons.push(body) > 0 })
  client.startBusinessSession(someBusinessSession())
  store.candidateActionsOutbox.setAccount(someBusiness.id)
})

const shownGig = () => store.trackedGig.state.data?.jobListing
const shownRatings = () => store.applicantList.state.data?.applications[0]?.candidateActions.map(({ notes }) => notes)

describe('openGig', () => {
  it('RT-07 shows the listing, not found, or the failure', async () => {
    stubAnswers(answer)
    await store.openGig(gigId)
    expect(shownGig()).toMatchObject({ jobTitle: 'Barista' })
    stubAnswers(refusal('notFound'))
    await store.openGig(otherGigId)
    expect(store.trackedGig.state).toMatchObject({ data: null, status: 'failed', failure: { code: 'notFound' } })
    stubAnswers(offline)
    await store.openGig(gigId)
    expect(store.trackedGig.state).toMatchObject({ data: null, status: 'failed', failure: null })
  })

  it('keeps the listing on screen when a reload fails', async () => {
    stubAnswers(answer)
    await store.openGig(gigId)
    stubAnswers(offline)
    await store.openGig(gigId)
    expect(shownGig()).toMatchObject({ jobTitle: 'Barista' })
  })

  it('ignores a response for a listing that is no longer open', async () => {
    stubAnswers(answer)
    const late = store.openGig(gigId)
    stubAnswers(refusal('notFound'))
    await Promise.all([late, store.openGig(otherGigId)])
    expect(store.trackedGig.state).toMatchObject({ key: otherGigId, data: null })
    expect(store.applicantList.state.data).toBeNull()
  })

  it('shows nothing of a listing once its business has signed out', async () => {
    stubAnswers(answer)
    await store.openGig(gigId)
    client.clearSession()
    await vi.advanceTimersByTimeAsync(0)
    expect(store.trackedGig.state).toMatchObject({ key: null, data: null })
    expect(store.applicantList.state.data).toBeNull()
  })
})

describe('the list of applicants', () => {
  const applicant = (index: number): ReceivedApplication => ({
    ...application,
    id: `6f9619ff-8b86-4d01-b42d-00cf4fc9640${index}`,
  })
  const idsOf = (...indexes: number[]) => indexes.map((index) => applicant(index).id)
  const shownIds = () => store.applicantList.state.data?.applications.map(({ id }) => id)

  /** Stubs a listing with applicant 5 as its first page of two, and a page for each order. */
  function stubPages() {
    const jobListing = { ...gig, Application: [applicant(5)], applicants: { ...gig.applicants, total: 2 } }
    vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
      const isByDistance = body !== undefined && JSON.parse(body).data.sort === 'Distance'
      const applications = isByDistance ? [applicant(6), applicant(5)] : [applicant(6)]
      return Response.json(
        url.endsWith('applicants') ? { success: true, total: 2, applications } : { ...answer, jobListing },
      )
    })
  }

  it('GT-03 GT-11 begins with the listing’s own applicants, and loads the next page and other orders', async () => {
    stubPages()
    await store.openGig(gigId)
    expect(shownIds()).toEqual(idsOf(5))
    await store.applicantList.loadMore()
    expect(shownIds()).toEqual(idsOf(5, 6))
    await store.sortApplicants('Distance')
    expect(shownIds()).toEqual(idsOf(6, 5))
  })

  it('keeps the pages that were loaded when the listing is reloaded', async () => {
    stubPages()
    await store.openGig(gigId)
    await store.applicantList.loadMore()
    await store.openGig(gigId)
    expect(shownIds()).toEqual(idsOf(5, 6))
  })

  it('drops an applicant who has withdrawn since the list was loaded', async () => {
    const pageOf = (...indexes: number[]) => ({
      ...answer,
      jobListing: {
        ...gig,
        applicants: { ...gig.applicants, total: indexes.length },
        Application: indexes.map(applicant),
      },
    })
    stubAnswers(pageOf(5, 6, 7))
    await store.openGig(gigId)
    stubAnswers(pageOf(5, 7))
    await store.openGig(gigId)
    expect(shownIds()).toEqual(idsOf(5, 7))
  })

  it('keeps later pages, and drops who is missing from the first one', () => {
    const before = [1, 2, 3, 4, 5].map(applicant)
    const later = (...first: number[]) =>
      laterPages({ applications: first.map(applicant), total: 9 }, before).map(({ id }) => id)
    expect(later(1, 2, 3)).toEqual(idsOf(4, 5))
    expect(later(1, 3, 4)).toEqual(idsOf(5))
    expect(later(0, 1, 2)).toEqual(idsOf(3, 4, 5))
    expect(later(7, 8, 9)).toEqual(idsOf(1, 2, 3, 4, 5))
  })

  it('shows a rating on the former order while another is loading', async () => {
    stubPages()
    await store.openGig(gigId)
    stubAnswers(offline)
    const sorting = store.sortApplicants('Distance')
    store.rate(applicant(5).id, 'Maybe')
    expect(shownRatings()).toEqual(['Maybe'])
    await sorting
    expect(shownRatings()).toEqual(['Maybe'])
    expect(store.applicantList.state.status).toBe('failed')
  })
})

describe('the open applicant', () => {
  const other = { ...application, id: otherGigId }

  /** Stubs a listing with these applicants, the only page of each order, and the call of one application. */
  function stubApplicants(listed: ReceivedApplication[], single: object, byDistance = listed) {
    const jobListing = { ...gig, applicants: { ...gig.applicants, total: 2 }, Application: listed }
    vi.stubGlobal('fetch', async (url: string) => {
      if (url.endsWith('applicants')) return Response.json({ success: true, total: 2, applications: byDistance })
      if (url.endsWith(application.id)) return Response.json(single, { status: 'code' in single ? 404 : 200 })
      return Response.json({ ...answer, jobListing })
    })
  }

  const found = { success: true, application }

  it('stays open when another order moves them off the loaded pages', async () => {
    stubApplicants([application, other], found, [other])
    await store.openGig(gigId)
    await store.openApplication(applicationId)
    await store.sortApplicants('Distance')
    expect(store.applicantList.state.data?.applications.map(({ id }) => id)).toEqual([other.id])
    expect(store.openedApplicant.state).toMatchObject({
      key: applicationId,
      status: 'idle',
      data: { id: applicationId },
    })
    store.rate(applicationId, 'Maybe')
    expect(store.openedApplicant.state.data?.candidateActions).toMatchObject([{ notes: 'Maybe' }])
  })

  it.each([
    ['listed', [application, other]],
    ['not listed', [other]],
  ])('fails as not found when the applicant, who was %s, has withdrawn', async (_, listed) => {
    stubApplicants(listed, found)
    await store.openGig(gigId)
    await store.openApplication(applicationId)
    expect(store.openedApplicant.state).toMatchObject({ status: 'idle', data: { id: applicationId } })
    stubApplicants([other], refusal('notFound'))
    await store.openGig(gigId)
    expect(store.openedApplicant.state).toMatchObject({ status: 'failed', failure: { code: 'notFound' } })
  })
})

describe('rate', () => {
  beforeEach(async () => {
    stubAnswers(answer, [sent])
    await store.openGig(gigId)
  })

  it('GT-06 GT-09 shows a rating at once, sends it ten seconds after the last change, and skips repeats', async () => {
    store.rate(applicationId, 'Maybe')
    store.rate(applicationId, 'Maybe')
    await vi.advanceTimersByTimeAsync(6_000)
    store.rate(applicationId, 'Top Applicant')
    expect(shownRatings()).toEqual(['Maybe', 'Top Applicant'])
    await vi.advanceTimersByTimeAsync(9_999)
    expect(posted).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(posted).toHaveLength(1)
    expect(posted[0]?.actionOnCandidate[applicationId]?.map(({ notes }) => notes)).toEqual(['Maybe', 'Top Applicant'])
    expect(store.candidateActionsOutbox.pending()).toEqual([])
  })

  it('GT-09 applies unsent ratings to the server’s response, and sends them by beacon on page-hide', async () => {
    store.rate(applicationId, 'Not a fit')
    await store.openGig(gigId)
    expect(shownRatings()).toEqual(['Not a fit'])
    browser.hidePage()
    await vi.advanceTimersByTimeAsync(0)
    expect(beacons).toHaveLength(1)
    // A beacon has no response, so the items are sent again by a call that has one.
    expect(store.candidateActionsOutbox.pending()).toHaveLength(1)
  })

  it.each([
    ['a read', () => store.openGig(gigId)],
    ['an extension', extendGig],
  ])('GT-09 shows a rating that the server accepted while it answered %s without it', async (_, request) => {
    store.rate(applicationId, 'Maybe')
    let answerGig = (_: Response) => {}
    vi.stubGlobal('fetch', (url: string) =>
      url.endsWith('action-on-candidate')
        ? Promise.resolve(new Response(JSON.stringify(sent)))
        : new Promise<Response>((resolve) => {
            answerGig = resolve
          }),
    )
    const answered = request()
    expect(await store.candidateActionsOutbox.flush()).toBe(true)
    answerGig(new Response(JSON.stringify(answer)))
    await answered
    expect(shownRatings()).toEqual(['Maybe'])
    expect(shownGig()?.applicants.waiting).toBe(0)
  })

  it('names the listing of a failed action, whose page may be left before the action fails', async () => {
    stubAnswers(offline)
    const extended = extendGig()
    void store.openGig(otherGigId)
    await extended
    expect(manageGigState.failedAction).toMatchObject({ jobListingId: gigId, action: 'extend' })
  })

  it('GT-09 keeps items after a temporary failure and drops them after a permanent one', async () => {
    stubAnswers(answer, [refusal('rateLimited'), refusal('notFound')])
    store.rate(applicationId, 'Maybe')
    expect(await store.candidateActionsOutbox.flush()).toBe(false)
    expect(await store.candidateActionsOutbox.flush()).toBe(true)
    expect(store.trackingState.actionRefusal).toEqual({ applicationId, name: 'Mai Tran', message: 'No.' })
    await vi.advanceTimersByTimeAsync(0)
    expect(shownRatings()).toEqual([])
    store.rate(applicationId, 'Maybe')
    expect(store.trackingState.actionRefusal).toBeNull()
  })
})

it('GT-09 sends the actions of each applicant by themselves when one who withdrew refuses all', async () => {
  const other = { ...application, id: otherGigId }
  stubAnswers({ ...answer, jobListing: { ...gig, Application: [application, other] } }, [
    refusal('notFound'),
    refusal('notFound'),
    sent,
  ])
  await store.openGig(gigId)
  store.rate(applicationId, 'Not a fit')
  store.rate(other.id, 'Maybe')
  await store.candidateActionsOutbox.flush()
  expect(posted.map(({ actionOnCandidate }) => Object.keys(actionOnCandidate))).toEqual([
    [applicationId, other.id],
    [applicationId],
    [other.id],
  ])
  expect(store.candidateActionsOutbox.pending()).toEqual([])
  expect(store.trackingState.actionRefusal).toMatchObject({ applicationId, message: 'No.' })
})

describe('recordContact', () => {
  it('GT-07 GT-08 shows each contact at once and sends them in order with the ratings', async () => {
    stubAnswers(answer, [sent])
    await store.openGig(gigId)
    store.recordContact(applicationId, 'Contacted on')
    store.rate(applicationId, 'Maybe')
    store.recordContact(applicationId, 'Contacted on Email')
    expect(shownRatings()).toEqual(['WhatsApp', 'Maybe', ''])
    expect(shownGig()).toMatchObject({ applicants: { total: 1, waiting: 0 } })
    await store.candidateActionsOutbox.flush()
    expect(posted[0]?.actionOnCandidate[applicationId]).toMatchObject([
      { status: 'Contacted on' },
      { status: 'rated' },
      { status: 'Contacted on Email' },
    ])
  })
})
