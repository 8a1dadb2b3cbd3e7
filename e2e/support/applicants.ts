import { request } from '@playwright/test'
import { applied, type Cell, done, studentProfile, uploaded } from './arrange'
import { answerOf, post, sendForm } from './calls'
import { pdfFile } from './files'
import { newPerson } from './people'
import { signUpStudent } from './sessions'

/*
 * Creates students who sign up and apply by calls, without a browser.
 */

/** An applicant to create. */
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
  const resume = await pdfFile()
  for (const { name, cells } of plans) {
    const context = await request.newContext({ baseURL })
    const student = await signUpStudent(context, newPerson(name))
    await answerOf(await post(student, 'users/updateAccount', studentProfile(name, cells)), done)
    const { id } = await answerOf(await sendForm(student, 'users/upload-resume', { resume }), uploaded)
    const application = { resumeId: id, coverLetter: '<p>Hello.</p>', jobListingId, sharesContact: true }
    await answerOf(await post(student, 'job-action/user-job-apply', application), applied)
    await context.dispose()
  }
}
