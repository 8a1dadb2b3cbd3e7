import { type APIRequestContext, request } from '@playwright/test'
import { z } from 'zod'
import { applied, type Cell, done, studentProfile, uploaded } from './arrange'
import { answerOf, type Caller, post, sendForm } from './calls'
import { pdfFile } from './files'
import { newPerson, type Person } from './people'

/*
 * Many students at once, without a browser: what they do is not what a journey with them checks.
 */

const begun = z.object({ token: z.string() })

/** Signs somebody up as the browser does: to the provider's page, its answer, and the ticket for a session. */
async function signUp(as: APIRequestContext, person: Person): Promise<Caller> {
  const asked = await as.get('/api/identity/start?kind=student&intent=signup')
  const answered = await as.post(asked.url(), { form: { ...person } })
  const ticket = new URLSearchParams(new URL(answered.url()).hash.slice(1)).get('ticket')
  const { token } = await answerOf(await as.post('/api/users/initAccount', { data: { data: { ticket } } }), begun)
  return { request: as, token }
}

/** Somebody who applies. */
export interface ApplicantPlan {
  name: string
  /** When they are free. */
  cells: Cell[]
}

/** New students who apply to a gig, one after the other. */
export async function arrangeApplicants(
  baseURL: string,
  jobListingId: string,
  plans: readonly ApplicantPlan[],
): Promise<void> {
  const resume = await pdfFile()
  for (const { name, cells } of plans) {
    const context = await request.newContext({ baseURL })
    const student = await signUp(context, newPerson(name))
    await answerOf(await post(student, 'users/updateAccount', studentProfile(name, cells)), done)
    const { id } = await answerOf(await sendForm(student, 'users/upload-resume', { resume }), uploaded)
    const application = { resumeId: id, coverLetter: '<p>Hello.</p>', jobListingId }
    await answerOf(await post(student, 'job-action/user-job-apply', application), applied)
    await context.dispose()
  }
}
