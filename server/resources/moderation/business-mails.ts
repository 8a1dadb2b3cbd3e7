import type { z } from 'zod'
import type { reviewRequests } from '@/contract'
import type { BusinessDecision, ListingDecision } from '@/domain'
import type { Context } from '../../context.ts'
import type { BusinessRow } from '../businesses/mapping.ts'
import { getBusiness } from '../businesses/queries.ts'
import { type JobListingRow, statusOfRow } from '../listings/mapping.ts'
import { queueOutgoingMails } from '../mails/outgoing.ts'
import { withoutUrls } from '../mails/texts.ts'

const listingTexts: Record<Exclude<ListingDecision, 'dismiss'>, { subjectSuffix: string; line: string }> = {
  approve: {
    subjectSuffix: 'approved',
    line: 'We have looked at your gig and approved it. Students see it while it is live.',
  },
  refuse: {
    subjectSuffix: 'not approved',
    line: 'We have looked at your gig, and students do not see it. Edit it to have it reviewed again.',
  },
  hide: {
    subjectSuffix: 'hidden from students',
    line: 'Students no longer see your gig. Its applicants keep their applications. Edit it to have it reviewed again.',
  },
  restore: {
    subjectSuffix: 'back again',
    line: 'Your gig is no longer hidden. If it has expired meanwhile, extend it or post it again.',
  },
}

const approvedExpiredLine =
  'We have looked at your gig and approved it, but it has expired, so students do not see it. Post it again to start a new one.'

/**
 * Queues the mail to a business about an admin's decision on one of its listings, with the reason.
 * @param listing as it is after the decision
 */
export async function queueListingDecisionMail(
  context: Context,
  listing: JobListingRow,
  decision: Exclude<ListingDecision, 'dismiss'>,
  reason: string,
): Promise<void> {
  const { id, jobTitle, businessId } = listing
  const { subjectSuffix, line: usualLine } = listingTexts[decision]
  const isExpired = statusOfRow(listing, context.clock.now()) === 'expired'
  const line = decision === 'approve' && isExpired ? approvedExpiredLine : usualLine
  const business = await getBusiness(context.db, businessId)
  await queueBusinessMail(context, business, {
    subject: `${withoutUrls(jobTitle)}: ${subjectSuffix}`,
    lines: [line, '', `Why: ${reason}`, '', new URL(`/business/gig/${id}`, context.publicUrl()).href],
  })
}

const businessTexts: Record<Exclude<BusinessDecision, 'allowName'>, { subject: string; line: string }> = {
  suspend: {
    subject: 'Your Campus Gigs account is suspended',
    line: 'Students no longer see your gigs, and you can no longer open applications. You can sign in to read this again.',
  },
  unsuspend: {
    subject: 'Your Campus Gigs account is open again',
    line: 'Students see your live gigs again, and you can open your applications. If a gig has expired meanwhile, extend it or post it again.',
  },
}

const allowedNameTexts = (name: string) => ({
  subject: 'Your company name is allowed',
  line: `You can save “${withoutUrls(name)}” as your company name now, written exactly like this.`,
})

/** Queues the mail to a business about an admin's decision on its account, with the reason. */
export async function queueBusinessDecisionMail(
  context: Context,
  business: BusinessRow,
  input: z.output<typeof reviewRequests.decideBusiness>,
): Promise<void> {
  const { subject, line } =
    input.decision === 'allowName' ? allowedNameTexts(input.name) : businessTexts[input.decision]
  const appeal = `If you think this is wrong, write to ${context.config.supportEmail}.`
  const lines = [line, '', `Why: ${input.reason}`, ...(input.decision === 'suspend' ? ['', appeal] : [])]
  await queueBusinessMail(context, business, { subject, lines })
}

/** Queues a mail to a business, unless it has no e-mail address, in the transaction of `context.db`. */
async function queueBusinessMail(
  context: Context,
  { id, email, ownerFirstName }: BusinessRow,
  { subject, lines }: { subject: string; lines: readonly string[] },
): Promise<void> {
  if (!email) return
  const text = [ownerFirstName ? `Hello ${withoutUrls(ownerFirstName)},` : 'Hello,', '', ...lines].join('\n')
  await queueOutgoingMails(context, [{ accountId: id, to: email, subject, text }])
}
