import { type EditedField, editedLabels } from '@/domain'
import type { Context } from '../../context.ts'
import { findBusiness } from '../businesses/queries.ts'
import type { JobListingRow } from './mapping.ts'

/** Who gets a mail about a listing. */
export interface MailedApplicant {
  email: string
  firstName: string
}

/** Tells applicants what was edited of a listing. */
export async function mailListingEdited(
  context: Context,
  listing: JobListingRow,
  people: readonly MailedApplicant[],
  fields: readonly EditedField[],
): Promise<void> {
  await mailApplicants(context, listing, people, {
    news: 'what changed',
    lines: [
      'A gig you applied to has changed.',
      '',
      `Changed: ${editedLabels(fields).join(', ')}.`,
      '',
      `Your application stays as it is. See the gig: ${linkTo(context, listing)}`,
    ],
  })
}

/** Tells applicants that a position is filled. */
export async function mailPositionFilled(
  context: Context,
  listing: JobListingRow,
  people: readonly MailedApplicant[],
): Promise<void> {
  await mailApplicants(context, listing, people, {
    news: 'position filled',
    lines: [
      'A position you applied for is filled. Thank you for applying.',
      '',
      `Your application stays with you: ${linkTo(context, listing)}`,
    ],
  })
}

/**
 * Mails each of the applicants, once the change is committed: a mail that fails is logged and undoes nothing, because
 * the student's applied jobs say the same.
 */
async function mailApplicants(
  context: Context,
  listing: JobListingRow,
  people: readonly MailedApplicant[],
  { news, lines }: { news: string; lines: readonly string[] },
): Promise<void> {
  if (people.length === 0) return
  const { companyName } = await findBusiness(context.db, listing.businessId)
  const title = `${listing.jobTitle} at ${companyName ?? 'a business'}`
  for (const { email, firstName } of people) {
    try {
      await context.mailer.send({
        to: email,
        subject: `${title}: ${news}`,
        text: [`Hello ${firstName},`, '', `${title}`, '', ...lines].join('\n'),
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
