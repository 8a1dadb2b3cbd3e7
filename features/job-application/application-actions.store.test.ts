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

let answer: ((body: object, status?: number) => void) | undefined

beforeEach(() => {
  startTestClient()
  answer = undefined
  startStudentSession(someStudentSession({ jobList: [{ ...listing, Application: [sent] }] }))
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) => {
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
