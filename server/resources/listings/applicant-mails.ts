import type { Context } from '../../context.ts'
import { getBusiness } from '../businesses/queries.ts'
import { queueOutgoingMails } from '../mails/outgoing.ts'
import type { JobListingRow } from './mapping.ts'

/** A recipient of a mail about a listing. */
export interface MailedApplicant {
  userId: string
  email: string
  firstName: string
}

/** Queues mails to applicants that a gig is closed because its business deleted its account. */
export async function queueBusinessLeftMails(
  context: Context,
  listing: JobListingRow,
  applicants: readonly MailedApplicant[],
): Promise<void> {
  await queueApplicantMails(context, listing, applicants, {
    topic: 'gig closed',
    lines: [
      'The business has left Campus Gigs, so a gig you applied to is closed. It can no longer open your resume.',
      '',
      `Your application stays with you: ${linkTo(context, listing)}`,
    ],
  })
}

/** Queues mails to applicants that a gig is no longer available because its business is suspended. */
export async function queueBusinessSuspendedMails(
  context: Context,
  listing: JobListingRow,
  applicants: readonly MailedApplicant[],
): Promise<void> {
  await queueApplicantMails(context, listing, applicants, {
    topic: 'no longer available',
    lines: [
      'We have suspended the business, so a gig you applied to is no longer available. The business can no longer open your',
      "resume. Don't send it money, documents or bank details.",
      '',
      `Your application stays with you: ${new URL('/student/job-history/applied-jobs', context.publicUrl()).href}`,
    ],
  })
}

/** Queues mails to applicants that an admin hid a gig. */
export async function queueListingHiddenMails(
  context: Context,
  listing: JobListingRow,
  applicants: readonly MailedApplicant[],
): Promise<void> {
  await queueApplicantMails(context, listing, applicants, {
    topic: 'no longer available',
    lines: [
      "We have looked at a gig you applied to, and it isn't shown any more. Don't send the business money, documents or bank",
      'details.',
      '',
      `Your application stays with you: ${new URL('/student/job-history/applied-jobs', context.publicUrl()).href}`,
    ],
  })
}

/** Queues a mail to each applicant, in the transaction that is the context's database. */
async function queueApplicantMails(
  context: Context,
  listing: JobListingRow,
  applicants: readonly MailedApplicant[],
  { topic, lines }: { topic: string; lines: readonly string[] },
): Promise<void> {
  if (applicants.length === 0) return
  const { companyName } = await getBusiness(context.db, listing.businessId)
  const title = `${listing.jobTitle} at ${companyName ?? 'a business'}`
  const mails = applicants.map(({ userId, email, firstName }) => ({
    accountId: userId,
    to: email,
    subject: `${title}: ${topic}`,
    text: [`Hello ${firstName},`, '', title, '', ...lines].join('\n'),
  }))
  await queueOutgoingMails(context, mails)
}

/** The student's application to a listing. */
function linkTo({ publicUrl }: Context, { id }: JobListingRow): string {
  return new URL(`/dashboard?job=${id}`, publicUrl()).href
}
