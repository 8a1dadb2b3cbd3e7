import { describe, expect, test } from 'vitest'
import { type EndpointName, endpoints, failure } from '@/contract'
import { testServer } from '../testing/harness.ts'
import { makeCall, makeWorld, validCalls } from '../testing/valid-calls.ts'

const server = testServer()

/** The status without a token, and for the student, another student, the business, another business, and an admin. */
type Row = [number, number, number, number, number, number]

const anyone = (status: number): Row => [status, status, status, status, status, status]
const students: Row = [401, 200, 200, 403, 403, 403]
const businesses: Row = [401, 403, 403, 200, 200, 403]
/** For data of one business: another business gets 404. */
const ownBusiness: Row = [401, 403, 403, 200, 404, 403]
const adminsOnly: Row = [401, 403, 403, 403, 403, 200]

const table: Record<EndpointName, Row> = {
  health: anyone(200),
  ready: anyone(200),
  liveWeeks: anyone(200),
  fittingGigs: anyone(200),
  upcomingEvents: anyone(200),
  sendStudentMessage: students,
  sendBusinessMessage: businesses,
  // An unknown ticket or password is refused for every caller.
  initStudent: anyone(401),
  initBusiness: anyone(401),
  credentials: anyone(401),
  requestPasswordReset: anyone(200),
  resetPassword: anyone(401),
  studentSession: students,
  businessSession: businesses,
  studentSessions: students,
  businessSessions: businesses,
  endStudentSessions: students,
  endBusinessSessions: businesses,
  // Both businesses signed in by the identity provider, so they have no password.
  changeSignIn: [401, 403, 403, 409, 409, 403],
  sendVerificationLink: businesses,
  verifyEmail: anyone(401),
  deleteStudent: students,
  deleteBusiness: businesses,
  signOutStudent: students,
  signOutBusiness: businesses,
  resumeList: students,
  uploadResume: students,
  updateAccount: students,
  customiseUserData: students,
  updatePicture: students,
  updateSavedJobs: students,
  beaconUpdateSavedJobs: students,
  updateBusiness: businesses,
  customiseCompanyData: businesses,
  uploadBusinessImages: businesses,
  createGig: businesses,
  saveGigDraft: businesses,
  gig: ownBusiness,
  createEvent: businesses,
  ownEvents: businesses,
  // The poster is of no event.
  scanEvent: anyone(404),
  scanLandingPage: anyone(200),
  applicants: ownBusiness,
  searchApplicants: businesses,
  applicant: ownBusiness,
  closeGig: ownBusiness,
  extendGig: ownBusiness,
  editGig: ownBusiness,
  setGigStatus: ownBusiness,
  countJobs: students,
  searchJobs: students,
  suggestJobs: students,
  job: students,
  // The resume is the first student's.
  apply: [401, 200, 404, 403, 403, 403],
  // The first student has applied, the other has not.
  comparison: [401, 200, 404, 403, 403, 403],
  // Safe to repeat, so also without an application.
  withdraw: students,
  shareContact: [401, 200, 404, 403, 403, 403],
  seeListingEdits: [401, 200, 404, 403, 403, 403],
  actionOnCandidate: ownBusiness,
  beaconActionOnCandidate: ownBusiness,
  reportGig: students,
  initAdmin: anyone(401),
  adminSession: adminsOnly,
  signOutAdmin: adminsOnly,
  reviewQueue: adminsOnly,
  reviewedListing: adminsOnly,
  decideListing: adminsOnly,
  decideBusiness: adminsOnly,
}

describe('API-08 who may call', () => {
  test.each(Object.keys(table).filter((name): name is EndpointName => name in endpoints))('%s', async (name) => {
    const world = await makeWorld(server)
    const callers = [undefined, world.student, world.otherStudent, world.business, world.otherBusiness, world.admin]
    const statuses: number[] = []
    for (const caller of callers) {
      const answer = await makeCall(server, name, await validCalls[name](world), caller)
      statuses.push(answer.status)
      if (answer.status >= 400) expect(failure.safeParse(answer.body).success).toBe(true)
    }
    expect(statuses).toEqual(table[name])
  })

  test('a token that was never given, or is none, is nobody', async () => {
    for (const authorization of ['Bearer x', `Bearer ${'x'.repeat(43)}`, 'Basic YTpi', 'Bearer', 'Bearer a b']) {
      const answer = await server.call('studentSession', undefined, { headers: { authorization } })
      expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
    }
  })

  test('nobody is turned away before the body is read', async () => {
    const answer = await server.callWith('updateSavedJobs', 'x'.repeat(200_000))
    expect(answer.status).toBe(401)
  })
})
