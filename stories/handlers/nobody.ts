import { account, session, writeToken } from '@/client'

/** Nobody is signed in: where a story that signs somebody in begins and ends. */
export function nobodySignedIn(): void {
  writeToken(null)
  account.user = null
  account.business = null
  Object.assign(session, { kind: null, savedJobs: [], jobList: [], resumeList: [], businessJobListData: [] })
}
