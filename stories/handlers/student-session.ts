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

/** The server's response for the student, as a copy, because valtio turns objects into proxies in place. */
function sessionOfMei(differing: Partial<StudentSession> = {}): StudentSession {
  return structuredClone({ ...mei, ...differing })
}

/** Signs a student in for one story, with the server's response. Returns a function that signs them out. */
export function signedInStudent(differing: Partial<StudentSession> = {}): () => void {
  receiveStudentSession(sessionOfMei(differing))
  return clearSession
}
