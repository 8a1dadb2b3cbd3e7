import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { paths } from '@/app/paths'
import { calls, createdGig, jobApplied, oneApplicant, uploadedResume } from '@/contract'
import { applicantRatings } from '@/domain'
import { callServer } from '@/server/testing/call-server'
import { gigTexts } from '@/server/testing/gig-form'
import { pdfBytes } from '@/server/testing/people'
import { newBusiness, newStudent } from '../support/accounts'
import type { Lane, OutboxPages, Subject } from './lane'
import { oneOf } from './random'

const actionCall = z.object({
  data: z.object({ actionOnCandidate: z.record(z.string(), z.array(z.object({ changedAt: z.string() }))) }),
})

/** Creates a student who applies to the gig. @returns the application's id */
async function newApplication(server: URL, jobListingId: string): Promise<string> {
  const student = await newStudent(server)
  const resume = new File([pdfBytes], 'ana.pdf', { type: 'application/pdf' })
  const uploaded = await callServer(server, 'uploadResume', student, { parts: [['resume', resume]] })
  const resumeId = uploadedResume.parse(uploaded.body).id
  const payload = { jobListingId, resumeId, coverLetter: '<p>Hello</p>', sharesContact: false }
  const { body } = await callServer(server, 'apply', student, { payload })
  const own = jobApplied.parse(body).userApplications.find((application) => application.jobListingId === jobListingId)
  if (!own) throw new Error('The answer to an application does not contain it.')
  return own.id
}

/** A scenario in which the lane's business rates a new applicant. */
async function newApplicant({ server, proxy, account }: Lane, jobListingId: string): Promise<Subject> {
  const applicationId = await newApplication(server, jobListingId)
  /** The pressed ratings, in order. */
  const pressed: string[] = []
  proxy.arrived = []
  return {
    address: paths.applicant(jobListingId, applicationId),
    waitForPage: (tab) => tab.getByRole('group', { name: 'Rate as' }).waitFor(),
    async press(tab) {
      const group = tab.getByRole('group', { name: 'Rate as' })
      const shown = await group.locator('[aria-pressed=true]').allTextContents()
      // The page ignores a press on the rating that it shows.
      const rating = oneOf(applicantRatings.filter((each) => each !== pressed.at(-1) && !shown.includes(each)))
      await group.getByRole('button', { name: rating }).click()
      await group.getByRole('button', { name: rating, pressed: true }).waitFor()
      pressed.push(rating)
      return rating
    },
    async findProblems() {
      const params = { jobListingId, applicationId }
      const { body } = await callServer(server, 'applicant', account, { params })
      const { candidateActions } = oneApplicant.parse(body).application
      const stored = candidateActions.toSorted((a, b) => a.changedAt.localeCompare(b.changedAt))
      const notes = stored.map((action) => action.notes)
      const firstArrivals = [...new Set(proxy.arrived)]
      const isInOrder = isDeepStrictEqual(
        firstArrivals,
        stored.map(({ changedAt }) => changedAt),
      )
      return [
        ...(isDeepStrictEqual(notes, pressed)
          ? []
          : [`The server has ${notes.join(', ')}; pressed were ${pressed.join(', ')}.`]),
        ...(isInOrder ? [] : [`Arrived as ${firstArrivals.join(', ')}.`]),
      ]
    },
  }
}

/** A business rates applicants: the server must have every pressed rating once, in order. */
export const ratings: OutboxPages = {
  noun: 'ratings',
  calls: {
    paths: [calls.actionOnCandidate, calls.beaconActionOnCandidate].map(({ path }) => `/api/${path}`),
    readChanges: (body) =>
      Object.values(actionCall.parse(body).data.actionOnCandidate)
        .flat()
        .map(({ changedAt }) => changedAt),
  },
  // Longer than the outbox's flush delay.
  longestWaitMs: 12_000,
  newAccount: newBusiness,
  async prepare(lane) {
    const parts = Object.entries({ ...gigTexts, idempotencyKey: randomUUID() })
    const created = await callServer(lane.server, 'createGig', lane.account, { parts })
    const { jobListingId } = createdGig.parse(created.body)
    return () => newApplicant(lane, jobListingId)
  },
}
