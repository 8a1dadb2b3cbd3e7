import { clearSession, receiveStudentSession } from '@/client'
import type { StudentSession } from '@/contract'
import { resumeHospo } from '../fixtures/resumes'
import { studentMei } from '../fixtures/student'

const mei: StudentSession = {
  message: 'User Exists',
  response: 'User Exists',
  userData: studentMei,
  savedJobs: [],
  jobList: [],
  resumeList: [resumeHospo],
}

/** Signs a student in for one story, with the server's response. Returns a function that signs them out. */
export function signedInStudent(differing: Partial<StudentSession> = {}): () => void {
  // Copy the fixture: valtio turns objects into proxies in place, which later stories would share.
  receiveStudentSession(structuredClone({ ...mei, ...differing }))
  return clearSession
}
