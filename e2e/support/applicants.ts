import { request } from '@playwright/test'
import { arrangeStudentAccount, type Cell } from './arrange-accounts'
import { sendApplication } from './arrange-applications'
import { newPerson } from './people'

/** A student who signs up and applies by calls, without a browser. */
export interface ApplicantPlan {
  name: string
  /** The student's availability. */
  cells: Cell[]
}

/** Creates students who apply to a gig, in order. */
export async function arrangeApplicants(
  baseURL: string,
  jobListingId: string,
  plans: readonly ApplicantPlan[],
): Promise<void> {
  for (const { name, cells } of plans) {
    const context = await request.newContext({ baseURL })
    await sendApplication(await arrangeStudentAccount(context, newPerson(name), cells), jobListingId)
    await context.dispose()
  }
}
