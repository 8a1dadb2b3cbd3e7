import { account, receiveStudentSession, session } from '@/client'
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

/** Signs a student in for one story, as the server would have answered. Returns how to sign out again. */
export function signedInStudent(differing: Partial<StudentSession> = {}): () => void {
  // valtio makes proxies of what it is given, in place: a fixture would stay one for every later story.
  receiveStudentSession(structuredClone({ ...mei, ...differing }))
  return () => {
    account.user = null
    Object.assign(session, { kind: null, savedJobs: [], jobList: [], resumeList: [] })
  }
}
