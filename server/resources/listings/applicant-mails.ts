import { editedLabels } from '@/domain'
import type { Context } from '../../context.ts'
import type { AddressedApplicant } from '../applications/recipient-queries.ts'
import { getBusiness } from '../businesses/queries.ts'
import { queueOutgoingMails } from '../mails/outgoing.ts'
import { takeEditMails } from '../mails/queue.ts'
import { withoutUrls } from '../mails/texts.ts'
import { type JobListingRow, titleForStudents } from './mapping.ts'

/** The page of a student's applications. It lists hidden listings too, which have no page of their own. */
const appliedJobsPath = '/student/job-history/applied-jobs'

/** By event, the end of the subject, the text in lines of a mail's width, and the path of the page to link to. */
const mailByEvent = {
  businessLeft: {
    subjectSuffix: 'gig closed',
    text: 'The business has left Campus Gigs, so a gig you applied to is closed. It can no longer open your resume.',
    path: (listingId: string) => `/dashboard?job=${listingId}`,
  },
  businessSuspended: {
    subjectSuffix: 'no longer available',
    text: [
      'We have suspended the business, so its gigs are no longer available, even if you were about to work there. It can no',
      "longer open your resume. Don't send it money, documents or bank details.",
    ].join('\n'),
    path: () => appliedJobsPath,
  },
  listingHidden: {
    subjectSuffix: 'no longer available',
    text: [
      "We have looked at a gig you applied to, and it isn't shown any more. Don't send the business money, documents or bank",
      'details.',
    ].join('\n'),
    path: () => appliedJobsPath,
  },
  businessUnsuspended: {
    subjectSuffix: 'no longer suspended',
    text: [
      'We have lifted the suspension of the business. The gig is shown again unless it has ended, and the business can open',
      'your resume again.',
    ].join('\n'),
    path: () => appliedJobsPath,
  },
  listingShown: {
    subjectSuffix: 'shown again',
    text: 'We have looked at the gig again. It is shown again unless it has ended.',
    path: () => appliedJobsPath,
  },
} as const

/**
 * Queues a mail to each applicant of a listing, in the transaction of `context.db`, when its business is deleted or
 * suspended, or an admin hides the listing, and when the listing or its business is back again. The mail that a listing is
 * shown again has the changes that its reader has not been mailed yet, in place of the mails about them.
 */
export async function queueApplicantMails(
  context: Context,
  event: keyof typeof mailByEvent,
  listing: JobListingRow,
  applicants: readonly Pick<AddressedApplicant, 'userId' | 'email' | 'firstName'>[],
): Promise<void> {
  if (applicants.length === 0) return
  const { subjectSuffix, text, path } = mailByEvent[event]
  const { companyName } = await getBusiness(context.db, listing.businessId)
  // Mail programs would turn an address in a title or a name into a link to a page that we don't know.
  const title = withoutUrls(`${titleForStudents(listing)} at ${companyName ?? 'a business'}`)
  const link = new URL(path(listing.id), context.publicUrl()).href
  const userIds = applicants.map(({ userId }) => userId)
  const isShownAgain = event === 'listingShown' || event === 'businessUnsuspended'
  const changes = isShownAgain ? await takeEditMails(context.db, listing.id, userIds) : null
  const mails = applicants.map(({ userId, email, firstName }) => {
    const changed = editedLabels(changes?.get(userId) ?? [])
    return {
      accountId: userId,
      to: email,
      subject: `${title}: ${subjectSuffix}`,
      text: [
        `Hello ${withoutUrls(firstName)},`,
        '',
        title,
        '',
        text,
        ...(changed.length > 0 ? ['', `Changed: ${changed.join(', ')}.`] : []),
        '',
        `Your application stays with you: ${link}`,
      ].join('\n'),
    }
  })
  await queueOutgoingMails(context, mails)
}
