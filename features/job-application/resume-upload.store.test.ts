import { beforeEach, expect, it, vi } from 'vitest'
import { session, startStudentSession } from '@/client'
import { someStudentSession } from '@/client/testing/sessions'
import { startTestClient } from '@/client/testing/test-client'
import { messages, type Resume } from '@/domain'
import { someStudent } from '@/domain/testing/accounts'
import { createResumeUpload } from './resume-upload.store'

const resume: Resume = {
  id: '91900000-0000-4000-8000-0000000000c1',
  fileName: 'resume.pdf',
  fileUrl: '/r',
  url: '/r',
  createdAt: '2026-11-20T00:00:00.000Z',
  size: 4,
}

/** A request that is answered when the test calls `respond`. */
class PendingRequest {
  static last: PendingRequest
  upload = {}
  status = 0
  responseText = ''
  onload = () => {}
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {
    PendingRequest.last = this
  }
  respond(body: object, status = 200) {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.onload()
  }
}

const idle = { fileName: null, progress: null, error: null, canRetry: false }

beforeEach(() => {
  startTestClient()
  vi.stubGlobal('XMLHttpRequest', PendingRequest)
  startStudentSession(someStudentSession())
})

function startUpload() {
  const onStored = vi.fn()
  const { state, pick } = createResumeUpload(onStored)
  const done = pick(new File(['%PDF'], resume.fileName, { type: 'application/pdf' }))
  return { state, onStored, done }
}

it('adds a stored resume to the session', async () => {
  const { state, onStored, done } = startUpload()
  expect(state).toMatchObject({ fileName: resume.fileName, progress: 0 })
  PendingRequest.last.respond({ ...resume, message: messages.server.resumeUploaded })
  await done
  expect(state).toEqual(idle)
  expect(session.resumeList).toEqual([resume])
  expect(onStored).toHaveBeenCalledWith(resume)
})

it('AP-07 offers to send a file again that a busy server refused', async () => {
  const { state, done } = startUpload()
  PendingRequest.last.respond({ success: false, code: 'unavailable', message: 'Busy.' }, 503)
  await done
  expect(state).toMatchObject({ error: messages.apply.uploadRefused('Busy.'), canRetry: true })
})

it('drops the response of an upload that was started by another account', async () => {
  const { state, onStored, done } = startUpload()
  const otherStudent = { ...someStudent, id: '91900000-0000-4000-8000-0000000000f2' }
  startStudentSession(someStudentSession({ userData: otherStudent }))
  PendingRequest.last.respond({ ...resume, message: messages.server.resumeUploaded })
  await done
  expect(state).toEqual(idle)
  expect(session.resumeList).toEqual([])
  expect(onStored).not.toHaveBeenCalled()
})
