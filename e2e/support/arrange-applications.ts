// Uploads resumes and applies to gigs by calls to the server, for journeys that do not check the apply pop-up.
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { answerOf, type Caller, callerOf, post, sendForm } from './calls'
import { pdfFile, type UploadFile } from './files'

const resumeUploaded = z.object({
  message: z.literal('Resume uploaded successfully'),
  id: z.uuid(),
  fileUrl: z.string(),
})
const applied = z.object({ success: z.literal(true) })

async function sendResume(student: Caller, file?: UploadFile): Promise<{ id: string; fileUrl: string }> {
  const resume = file ?? (await pdfFile())
  return answerOf(await sendForm(student, 'users/upload-resume', { resume }), resumeUploaded)
}

/** Uploads a resume as the student signed in on this page. */
export async function arrangeResume(page: Page, file?: UploadFile): Promise<{ id: string; fileUrl: string }> {
  return sendResume(await callerOf(page), file)
}

interface ApplicationPlan {
  /** As HTML. Default: a short one. */
  coverLetter?: string
  /** The chosen answers, when the gig asks questions. */
  answers?: { question: string; answer: string }[]
}

/** Applies to a gig by calls, with a new resume. */
export async function sendApplication(student: Caller, jobListingId: string, plan: ApplicationPlan = {}) {
  const { coverLetter = '<p>Hello.</p>', ...rest } = plan
  const resume = await sendResume(student)
  const application = { resumeId: resume.id, coverLetter, jobListingId, sharesContact: true, ...rest }
  await answerOf(await post(student, 'job-action/user-job-apply', application), applied)
  return resume
}

/** Applies to a gig as the student signed in on this page. */
export async function arrangeApplication(page: Page, jobListingId: string, plan?: ApplicationPlan) {
  return sendApplication(await callerOf(page), jobListingId, plan)
}
