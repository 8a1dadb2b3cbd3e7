import { beforeEach, expect, it, vi } from 'vitest'
import { forgetSession, session, startStudentSession } from '@/client'
import { changesWritten } from '@/client/testing/browser-globals'
import { someStudentSession } from '@/client/testing/sessions'
import { startTestClient } from '@/client/testing/test-client'
import type { Application } from '@/domain'
import { someStudent } from '@/domain/testing/accounts'
import { someListing } from '@/domain/testing/listings'
import { contactSharing, shareContact } from './application-actions.store'

const listing = someListing()
const sent: Application = {
  id: '91900000-0000-4000-8000-0000000000aa',
  appliedAt: '2026-11-20T05:00:00.000Z',
  jobListingId: listing.id,
  notes: '',
  answers: '[]',
  resumeFile: null,
  sharesContact: true,
  expiredAt: null,
}

/** The bodies of the sent requests. */
let requests: unknown[]
let answer: ((body: object, status?: number) => void) | undefined

beforeEach(() => {
  startTestClient()
  answer = undefined
  requests = []
  startStudentSession(someStudentSession({ jobList: [{ ...listing, Application: [sent] }] }))
  vi.stubGlobal(
    'fetch',
    (_: string, { body }: { body: string }) =>
      new Promise((resolve) => {
        requests.push(JSON.parse(body))
        answer = (body, status = 200) => resolve(new Response(JSON.stringify(body), { status }))
      }),
  )
})

/** Signs another student in, who has not applied. */
async function signInAnother() {
  forgetSession()
  const userData = { ...someStudent, id: '91900000-0000-4000-8000-00000000ffff' }
  startStudentSession(someStudentSession({ userData, jobList: [listing] }))
  await changesWritten()
}

it('shows no failure of the student who was signed in before', async () => {
  const sharing = shareContact(listing.id, false)
  await vi.waitFor(() => expect(answer).toBeDefined())
  answer?.({ success: false, code: 'internal', message: 'No.' }, 500)
  await sharing
  expect(contactSharing[listing.id]?.failure).toBe('No.')
  await signInAnother()
  expect(contactSharing).toEqual({})
})

it('ignores an answer about an application of the student who was signed in before', async () => {
  const sharing = shareContact(listing.id, false)
  await vi.waitFor(() => expect(answer).toBeDefined())
  await signInAnother()
  answer?.({ success: true, message: 'Success', userApplications: [{ ...sent, sharesContact: false }] })
  await sharing
  expect(session.jobList[0]?.Application).toEqual([])
})

it('sends a choice made while an earlier one is pending after its answer', async () => {
  const sharesContact = () => session.jobList[0]?.Application[0]?.sharesContact
  const sharing = shareContact(listing.id, false)
  await shareContact(listing.id, true)
  expect(contactSharing[listing.id]).toMatchObject({ isBusy: true, isShared: true })
  expect(requests).toHaveLength(1)
  answer?.({ success: true, message: 'Success', userApplications: [{ ...sent, sharesContact: false }] })
  await vi.waitFor(() => expect(requests).toHaveLength(2))
  expect(requests[1]).toEqual({ data: { jobListingId: listing.id, isShared: true } })
  answer?.({ success: true, message: 'Success', userApplications: [sent] })
  await sharing
  expect(sharesContact()).toBe(true)
  expect(contactSharing[listing.id]?.isBusy).toBe(false)
})

it('does not send a choice that was taken back while it was pending', async () => {
  const sharing = shareContact(listing.id, false)
  await shareContact(listing.id, true)
  await shareContact(listing.id, false)
  answer?.({ success: true, message: 'Success', userApplications: [{ ...sent, sharesContact: false }] })
  await sharing
  expect(requests).toHaveLength(1)
})

it('removes an application that was withdrawn on another device, when an action on it finds none', async () => {
  const paths: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    paths.push(path)
    return path.endsWith('/session')
      ? new Response(JSON.stringify(someStudentSession({ jobList: [listing] })))
      : new Response(JSON.stringify({ success: false, code: 'notFound', message: 'Gone.' }), { status: 404 })
  })
  await shareContact(listing.id, false)
  expect(paths.at(-1)).toBe('/api/users/session')
  expect(session.jobList).toMatchObject([{ id: listing.id, Application: [] }])
})
