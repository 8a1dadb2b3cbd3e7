import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listings, resumes, session, startStudentSession } from '@/client'
import { someStudentSession } from '@/client/testing/sessions'
import { startTestClient } from '@/client/testing/test-client'
import { limits, messages, type Question, type Resume } from '@/domain'
import { someStudent } from '@/domain/testing/accounts'
import { someListing } from '@/domain/testing/listings'
import { createJobApplication } from './job-application.store'

const resume: Resume = {
  id: '91900000-0000-4000-8000-0000000000c1',
  fileName: 'a.pdf',
  fileUrl: '/r',
  url: '/r',
  createdAt: '2026-11-20T00:00:00.000Z',
  size: 10,
}
const rsa: Question = { question: 'Do you have an RSA?', options: ['Yes', 'No'] }
const weekends: Question = { question: 'Weekends?', options: ['Yes', 'No'] }
const letter = '<p>Hello</p>'

let browser: ReturnType<typeof startTestClient>
let responses: object[]
let sentBodies: unknown[]

beforeEach(() => {
  browser = startTestClient()
  responses = []
  sentBodies = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sentBodies.push(JSON.parse(body).data)
    const response = responses.shift()
    if (!response) throw new Error('offline')
    return new Response(JSON.stringify(response), { status: 'code' in response ? 400 : 200 })
  })
  startStudentSession(someStudentSession({ jobList: [someListing({ questions: [rsa] })], resumeList: [{ ...resume }] }))
})

function openApplication() {
  return createJobApplication({ studentId: someStudent.id, jobListingId: someListing().id })
}

it('chooses the only resume, also when the resumes arrive after the dialog was opened', () => {
  resumes.remove([resume.id])
  const application = openApplication()
  expect(application.form.state.draft.resumeId).toBeNull()
  resumes.putFirst({ ...resume })
  application.replaceMissingResume()
  expect(application.form.state.draft.resumeId).toBe(resume.id)
})

it('AP-11 restores the letter after a reload, and keeps it out of local storage', async () => {
  openApplication().change({ coverLetter: letter })
  await vi.waitFor(() => expect([...browser.tabEntries.values()].join()).toContain(letter))
  expect([...browser.entries.values()].join()).not.toContain(letter)
  expect(openApplication().form.state).toMatchObject({ resumed: true, draft: { coverLetter: letter } })
})

it('AP-11 keeps the draft of a student who has sent the most applications of a day, and says so', async () => {
  const application = openApplication()
  application.change({ coverLetter: letter, answers: { [rsa.question]: 'Yes' } })
  application.form.next()
  const message = messages.tooManyApplications(limits.applicationsPerDay)
  responses = [{ success: false, code: 'rateLimited', message }]
  await application.submit()
  expect(application.form.state).toMatchObject({
    saveState: 'failed',
    failure: message,
    draft: { coverLetter: letter },
  })
  expect(application.state.canRetry).toBe(true)
})

describe('AP-07 an application sent while a resume is being uploaded', () => {
  const uploaded: Resume = { ...resume, id: '91900000-0000-4000-8000-0000000000c2', fileName: 'b.pdf' }

  /** Presses Send during an upload. Returns the application, and a function that answers the upload. */
  function sendDuringUpload() {
    let answer: (body: object) => void = () => undefined
    vi.stubGlobal(
      'XMLHttpRequest',
      class {
        upload = {}
        status = 200
        responseText = ''
        onload = () => {}
        open() {}
        setRequestHeader() {}
        send() {
          answer = (body) => {
            this.responseText = JSON.stringify(body)
            this.onload()
          }
        }
      },
    )
    const application = openApplication()
    application.change({ coverLetter: letter, answers: { [rsa.question]: 'Yes' } })
    void application.upload.pick(new File(['%PDF'], uploaded.fileName, { type: 'application/pdf' }))
    application.form.next()
    const submitting = application.submit()
    return { application, submitting, answer: (body: object) => answer(body) }
  }

  it('is sent with that resume', async () => {
    const { application, submitting, answer } = sendDuringUpload()
    expect(application.state.isWaitingForResume).toBe(true)
    expect(sentBodies).toEqual([])
    answer({ ...uploaded, message: messages.server.resumeUploaded })
    await submitting
    expect(sentBodies).toMatchObject([{ resumeId: uploaded.id }])
  })

  it('is not sent when the upload fails, whose message is then shown', async () => {
    const { application, submitting, answer } = sendDuringUpload()
    answer({ message: 'No.' })
    await submitting
    expect(sentBodies).toEqual([])
    expect(application.upload.state.error).not.toBeNull()
    expect(application.form.state.draft.step).toBe(1)
    expect(application.state.isWaitingForResume).toBe(false)
  })
})

it('ignores the answer to an application of the student who was signed in before', async () => {
  const application = openApplication()
  application.change({ coverLetter: letter, answers: { [rsa.question]: 'Yes' } })
  const jobListingId = someListing().id
  const sent = {
    id: resume.id,
    appliedAt: resume.createdAt,
    jobListingId,
    notes: letter,
    answers: '[]',
    expiredAt: null,
  }
  responses = [
    { success: true, message: 'Success', userApplications: [{ ...sent, resumeFile: null, sharesContact: true }] },
  ]
  const submitting = application.submit()
  const userData = { ...someStudent, id: '91900000-0000-4000-8000-00000000ffff' }
  startStudentSession(someStudentSession({ userData, jobList: [someListing({ questions: [rsa] })] }))
  await submitting
  expect(sentBodies).toHaveLength(1)
  expect(session.jobList[0]?.Application).toEqual([])
})

describe('setQuestions', () => {
  it('PF-05 keeps the letter and the answers to questions that stay, and sends answers to the new questions', async () => {
    const application = openApplication()
    application.change({ coverLetter: letter, answers: { [rsa.question]: 'Yes' } })
    application.form.next()
    application.setQuestions([rsa, weekends])
    expect(application.form.state.draft).toMatchObject({ step: 2, coverLetter: letter })
    application.change({ answers: { [rsa.question]: 'Yes', [weekends.question]: 'No' } })
    await application.submit()
    expect(sentBodies).toMatchObject([
      {
        answers: [
          { question: rsa.question, answer: 'Yes' },
          { question: weekends.question, answer: 'No' },
        ],
      },
    ])
  })

  it('PF-05 goes back to the first step when the questions are removed', () => {
    const application = openApplication()
    application.change({ coverLetter: letter })
    application.form.next()
    application.setQuestions([])
    expect(application.form.state.draft.step).toBe(1)
  })
})

it('PF-09 allows another attempt once a listing that refused the application takes applications again', async () => {
  const application = openApplication()
  application.change({ coverLetter: letter, answers: { [rsa.question]: 'Yes' } })
  responses = [{ success: false, code: 'closed', message: messages.listing.closedReasons.paused }]
  await application.submit()
  expect(application.state.canRetry).toBe(false)
  expect(application.form.state.failure).toBe(messages.listing.closedReasons.paused)
  const { Application: _, ...jobListing } = someListing({ questions: [rsa] })
  listings.applyChange({ jobListing, fieldsEditedAt: {} })
  application.allowRetry()
  expect(application.state.canRetry).toBe(true)
  expect(application.form.state.failure).toBeNull()
  expect(application.form.state.draft.coverLetter).toBe(letter)
})
