import { randomUUID } from 'node:crypto'
import type { EndpointName } from '@/contract'
import { gigTexts } from './gig-form.ts'
import type { Answer, Caller, FormParts, TestServer } from './harness.ts'
import { pngFile } from './image-files.ts'
import {
  addApplication,
  addListing,
  addResume,
  pdfBytes,
  signedInAdmin,
  signedInBusiness,
  signedInStudent,
} from './people.ts'
import { studentProfile } from './profiles.ts'

/** The accounts and ids that valid calls need. */
export interface World {
  student: Caller
  otherStudent: Caller
  business: Caller
  otherBusiness: Caller
  admin: Caller
  /** A resume of the student. */
  resumeId: string
  /** The file of that resume. */
  resumeFileId: string
  /** A listing of the business, which the student applied to. */
  listingId: string
  /** The student's application to the listing. */
  applicationId: string
  /** Another listing of the business, without applications. */
  openListingId: string
}

/** Inserts the accounts and their data into an empty database. */
export async function makeWorld(server: TestServer): Promise<World> {
  const student = await signedInStudent(server)
  const business = await signedInBusiness(server)
  const resume = await addResume(server, student.id)
  const listing = await addListing(server, business.id)
  const ids = { userId: student.id, jobListingId: listing.id, resumeId: resume.id }
  return {
    student,
    business,
    otherStudent: await signedInStudent(server),
    otherBusiness: await signedInBusiness(server),
    admin: await signedInAdmin(server),
    resumeId: resume.id,
    resumeFileId: resume.fileId,
    listingId: listing.id,
    applicationId: (await addApplication(server, ids)).id,
    openListingId: (await addListing(server, business.id)).id,
  }
}

/** The input of a valid call. */
export type ValidCall =
  | { payload?: Record<string, unknown>; params?: Record<string, string> }
  | { parts: FormParts; params?: Record<string, string> }

const savedJobs = ({ openListingId }: World) => ({ payload: { savedJobs: [openListingId] } })
const rating = ({ applicationId, listingId }: World) => ({
  payload: {
    actionOnCandidate: {
      [applicationId]: [{ status: 'rated', changedAt: '2026-11-21T01:00:00.000Z', notes: 'Maybe' }],
    },
    jobListingId: listingId,
  },
})
const noInput = () => ({})
const supportMessage = () => ({
  payload: { email: 'ana@uni.example', text: 'How do I change my name?', idempotencyKey: randomUUID() },
})

/** Creates the input of a valid call to each endpoint, for the world's student, business or admin. */
export const validCalls: Record<EndpointName, (world: World) => ValidCall | Promise<ValidCall>> = {
  health: noInput,
  ready: noInput,
  liveWeeks: noInput,
  fittingGigs: () => ({ payload: { mask: '3' } }),
  upcomingEvents: noInput,
  sendStudentMessage: supportMessage,
  sendBusinessMessage: supportMessage,
  initStudent: () => ({ payload: { ticket: 'x'.repeat(43), email: 'ana@uni.example' } }),
  initBusiness: () => ({ payload: { ticket: 'x'.repeat(43), email: 'ana@uni.example' } }),
  credentials: () => ({ payload: { action: 'signin', username: randomUUID(), password: 'flat white please' } }),
  requestPasswordReset: () => ({ payload: { username: 'nobody' } }),
  resetPassword: () => ({ payload: { token: 'x'.repeat(43), password: 'flat white please' } }),
  studentSession: noInput,
  businessSession: noInput,
  studentSessions: noInput,
  businessSessions: noInput,
  endStudentSessions: () => ({ payload: { others: true } }),
  endBusinessSessions: () => ({ payload: { others: true } }),
  sendVerificationLink: () => ({ payload: { email: 'mei@cafe.example' } }),
  verifyEmail: () => ({ payload: { token: 'x'.repeat(43) } }),
  changeSignIn: () => ({ payload: { currentPassword: 'flat white please', email: 'mei@cafe.example' } }),
  deleteStudent: () => ({ payload: { confirmed: true } }),
  deleteBusiness: () => ({ payload: { confirmed: true } }),
  studentMailSettings: noInput,
  businessMailSettings: noInput,
  chooseStudentMails: () => ({ payload: { topic: 'applications', frequency: 'never' } }),
  chooseBusinessMails: () => ({ payload: { topic: 'applicants', frequency: 'atOnce' } }),
  unsubscribe: () => ({ payload: { token: 'x'.repeat(43) } }),
  signOutStudent: noInput,
  signOutBusiness: noInput,
  resumeList: noInput,
  uploadResume: () => ({ parts: [['resume', new File([pdfBytes], 'ana.pdf', { type: 'application/pdf' })]] }),
  updateAccount: () => ({
    payload: { ...studentProfile, isInternationalStudent: true, homeTownCountry: 'Brazil' },
  }),
  customiseUserData: () => ({
    parts: [
      ['expectedSalaryStart', '30'],
      ['expectedSalaryEnd', ''],
      ['phoneNumber', '+61 412345678'],
      ['suburbName', 'Carlton'],
      ['suburbZipCode', '3053'],
      ['personalSummary', ''],
      ['nationality', 'Brazil'],
      ['availability', '[{"tableIndex":"1-0","label":"Monday-Morning"}]'],
      ['resumeFileDelete', ''],
      ['file', ''],
    ],
  }),
  updatePicture: () => ({ parts: [['nothing', '']] }),
  updateSavedJobs: savedJobs,
  beaconUpdateSavedJobs: savedJobs,
  updateBusiness: () => ({
    payload: {
      ownerFirstName: 'Mei',
      ownerLastName: 'Tan',
      phoneNumber: '+61 398765432',
      phoneCountry: 'AU',
      currentSuburb: 'Fitzroy',
      currentZipCode: '3065',
      website: 'https://cafe.example',
      companyCategory: 'Hospitality',
      companyName: 'Corner Cafe',
      description: 'A corner, and coffee.',
    },
  }),
  customiseCompanyData: () => ({
    payload: {
      ownerFullName: 'Mei Tan',
      profileOwnerPosition: 'Owner',
      phoneNumber: '+61 398765432',
      companyCategory: 'Hospitality',
      website: '',
      suburbName: 'Fitzroy',
      suburbZipCode: '3065',
      description: 'A corner, and coffee.',
    },
  }),
  uploadBusinessImages: async () => ({ parts: [['logo', await pngFile()]] }),
  createGig: () => ({ parts: gigParts() }),
  gig: ({ listingId }) => ({ params: { jobListingId: listingId } }),
  applicants: ({ listingId }) => ({ payload: { jobListingId: listingId, sort: 'Top Applicants' } }),
  searchApplicants: () => ({ payload: { q: 'mei' } }),
  applicant: ({ listingId, applicationId }) => ({ params: { jobListingId: listingId, applicationId } }),
  closeGig: ({ listingId }) => ({ payload: { jobListingId: listingId, jobPosterPublicId: '' } }),
  saveGigDraft: () => ({
    payload: {
      subject: 'new',
      content: { idempotencyKey: randomUUID(), jobTitle: 'Barista' },
      changedAt: '2026-11-21T01:00:00.000Z',
    },
  }),
  extendGig: ({ listingId }) => ({ payload: { jobListingId: listingId } }),
  setGigStatus: ({ listingId }) => ({ payload: { jobListingId: listingId, status: 'paused' } }),
  editGig: ({ listingId }) => ({ parts: [...gigParts(), ['jobListingId', listingId], ['version', '1']] }),
  createEvent: () => ({
    parts: [
      [
        'eventData',
        JSON.stringify({
          eventName: 'Spring fair',
          eventDate: '2026-12-05',
          suburbName: 'Fitzroy',
          suburbZipCode: '3065',
          eventAdmissionCharge: 0,
        }),
      ],
      ['idempotencyKey', randomUUID()],
    ],
  }),
  ownEvents: noInput,
  scanEvent: () => ({
    payload: {
      eventorganiser: 'corner-cafe',
      posterid: 'spring-fair',
      userData: { visitTime: '2026-11-21T11:30:00.000Z' },
    },
  }),
  scanLandingPage: () => ({
    payload: { universityName: 'monash', posterId: 'library-1', scanTime: '2026-11-21T11:30:00.000Z' },
  }),
  countJobs: () => ({ payload: { q: 'barista', pay: 30, days: ['Monday', 'Friday'] } }),
  searchJobs: () => ({ payload: { q: 'barista', sort: 'nearest' } }),
  suggestJobs: () => ({ payload: { q: 'bar' } }),
  job: ({ listingId }) => ({ params: { jobListingId: listingId } }),
  apply: ({ resumeId, openListingId }) => ({
    payload: { resumeId, coverLetter: '<p>Hello</p>', jobListingId: openListingId },
  }),
  withdraw: ({ listingId }) => ({ payload: { jobListingId: listingId } }),
  shareContact: ({ listingId }) => ({ payload: { jobListingId: listingId, isShared: true } }),
  seeListingEdits: ({ listingId }) => ({ payload: { jobListingId: listingId, until: '2026-11-21T01:30:00.000Z' } }),
  comparison: ({ listingId }) => ({ params: { jobListingId: listingId } }),
  actionOnCandidate: rating,
  beaconActionOnCandidate: rating,
  reportGig: ({ openListingId }) => ({
    payload: { jobListingId: openListingId, subject: 'gig', reason: 'money', text: '' },
  }),
  initAdmin: () => ({ payload: { ticket: 'x'.repeat(43) } }),
  adminSession: noInput,
  signOutAdmin: noInput,
  reviewQueue: () => ({ payload: { after: '2026-11-20T00:00:00.000Z~91900000-0000-4000-8000-00000000aaaa' } }),
  reviewedListing: ({ listingId }) => ({ params: { jobListingId: listingId } }),
  findBusinesses: () => ({ payload: { q: 'cafe' } }),
  reviewedBusiness: ({ business }) => ({ params: { businessId: business.id } }),
  decideListing: ({ listingId }) => ({
    payload: { jobListingId: listingId, decision: 'hide', version: 1, reason: 'It asks students for money.' },
  }),
  decideBusiness: ({ business }) => ({
    payload: {
      businessId: business.id,
      decision: 'allowName',
      name: 'Monash University',
      reason: 'It is the university.',
    },
  }),
}

const gigParts = (): [string, string][] => Object.entries({ ...gigTexts, idempotencyKey: randomUUID() })

/** Makes a valid call, with an account's token or without one. */
export async function makeCall(server: TestServer, name: EndpointName, call: ValidCall, as?: Caller): Promise<Answer> {
  const settings = { ...(as && { as }), ...(call.params && { params: call.params }) }
  return 'parts' in call ? server.upload(name, call.parts, settings) : server.callWith(name, call.payload, settings)
}
