import { receiveStudentSession } from '@/client'
import type { StudentSession } from '@/contract'
import { resumeHospo } from '../fixtures/resumes'
import { studentMei } from '../fixtures/student'
import { startSignedOut } from './signed-out'

const mei: StudentSession = {
  message: 'User Exists',
  response: 'User Exists',
  userData: studentMei,
  savedJobs: [],
  jobList: [],
  resumeList: [resumeHospo],
}

/** What the server says of the student, as a copy: valtio makes proxies of what it is given, in place. */
export function sessionOfMei(differing: Partial<StudentSession> = {}): StudentSession {
  return structuredClone({ ...mei, ...differing })
}

/** Signs a student in for one story, as the server would have answered. Returns how to sign out again. */
export function signedInStudent(differing: Partial<StudentSession> = {}): () => void {
  receiveStudentSession(sessionOfMei(differing))
  return startSignedOut
}
