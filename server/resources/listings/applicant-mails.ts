import type { Context } from '../../context.ts'
import { getBusiness } from '../businesses/queries.ts'
import type { JobListingRow } from './mapping.ts'

/** A recipient of a mail about a listing. */
export interface MailedApplicant {
  email: string
  firstName: string
}

/** Mails applicants that a gig is closed because its business deleted its account. */
export async function mailBusinessLeft(
  context: Context,
  formerCompanyName: string | null,
  listing: JobListingRow,
  applicants: readonly MailedApplicant[],
): Promise<void> {
  await mailApplicants(context, listing, applicants, {
    topic: 'gig closed',
    formerCompanyName,
    lines: [
      'The business has left Campus Gigs, so a gig you applied to is closed. It can no longer open your resume.',
      '',
      `Your application stays with you: ${linkTo(context, listing)}`,
    ],
  })
}

/** Mails applicants that a gig is no longer available because its business is suspended. */
export async function mailBusinessSuspended(
  context: Context,
  listing: JobListingRow,
  applicants: readonly MailedApplicant[],
): Promise<void> {
  await mailApplicants(context, listing, applicants, {
    topic: 'no longer available',
    lines: [
      'We have suspended the business, so a gig you applied to is no longer available. The business can no longer open your',
      "resume. Don't send it money, documents or bank details.",
      '',
      `Your application stays with you: ${new URL('/student/job-history/applied-jobs', context.publicUrl()).href}`,
    ],
  })
}

/** Mails applicants that an admin hid a gig. */
export async function mailListingHidden(
  context: Context,
  listing: JobListingRow,
  applicants: readonly MailedApplicant[],
): Promise<void> {
  await mailApplicants(context, listing, applicants, {
    topic: 'no longer available',
    lines: [
      "We have looked at a gig you applied to, and it isn't shown any more. Don't send the business money, documents or bank",
      'details.',
      '',
      `Your application stays with you: ${new URL('/student/job-history/applied-jobs', context.publicUrl()).href}`,
    ],
  })
}

/**
 * Mails each applicant. Call it after the change is committed. A failed mail is logged only, because the student's applied
 * jobs show the change too.
 */
async function mailApplicants(
  context: Context,
  listing: JobListingRow,
  applicants: readonly MailedApplicant[],
  { topic, lines, formerCompanyName }: { topic: string; lines: readonly string[]; formerCompanyName?: string | null },
): Promise<void> {
  if (applicants.length === 0) return
  const companyName = formerCompanyName ?? (await getBusiness(context.db, listing.businessId)).companyName
  const title = `${listing.jobTitle} at ${companyName ?? 'a business'}`
  for (const { email, firstName } of applicants) {
    try {
      await context.mailer.send({
        to: email,
        subject: `${title}: ${topic}`,
        text: [`Hello ${firstName},`, '', title, '', ...lines].join('\n'),
      })
    } catch (error) {
      context.log.error({ err: error, jobListingId: listing.id }, 'An applicant was not mailed about a listing')
    }
  }
}

/** The student's application to a listing. */
function linkTo({ publicUrl }: Context, { id }: JobListingRow): string {
  return new URL(`/dashboard?job=${id}`, publicUrl()).href
}
