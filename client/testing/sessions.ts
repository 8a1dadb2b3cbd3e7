import type { BusinessInit, StudentInit } from '@/contract'
import { someBusiness, someStudent } from '@/domain/testing/accounts'

/** A student's session as signing in answers it, empty save for `differing`. */
export const someStudentSession = (differing: Partial<StudentInit> = {}): StudentInit => ({
  token: 'token',
  message: 'Success',
  response: 'Success',
  userData: { ...someStudent },
  savedJobs: [],
  jobList: [],
  resumeList: [],
  ...differing,
})

/** A business's session as signing in answers it, empty save for `differing`. */
export const someBusinessSession = (differing: Partial<BusinessInit> = {}): BusinessInit => ({
  token: 'token',
  message: 'Success',
  response: 'Success',
  businessData: { ...someBusiness },
  businessJobListData: [],
  ...differing,
})
