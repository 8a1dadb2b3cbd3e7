import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { ApplicantRating, MailFrequency } from '@/domain'
import type { Db } from '../../db/database.ts'
import { applications, candidateActions, users } from '../../db/schema.ts'

// The applicants to mail about a listing.

/** The recipient of a mail about a listing. */
export interface AddressedApplicant {
  applicationId: string
  userId: string
  email: string
  firstName: string
  /** How often the student is mailed about applications. */
  applicationMails: MailFrequency
}

/**
 * The applicants to a listing who meet the conditions. Waits for concurrent withdrawals and account deletions, and blocks
 * later ones until the transaction ends, because a queued mail refers to the student and the application.
 */
export function lockApplicantsToMail(tx: Db, listingId: string, ...conditions: SQL[]): Promise<AddressedApplicant[]> {
  // Each student before their application, and applications in ascending order: as other transactions, which prevents
  // deadlocks.
  return tx
    .select({
      applicationId: applications.id,
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      applicationMails: users.applicationMails,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .where(and(eq(applications.jobListingId, listingId), ...conditions))
    .orderBy(asc(applications.id))
    .for('key share', { of: [users, applications] })
}

/** {@link lockApplicantsToMail} of the undecided applicants: unrated, or rated `Maybe`. */
export function lockUndecidedApplicants(tx: Db, listingId: string) {
  const { applicationId, status, notes, changedAt, receivedAt } = candidateActions
  const latestRating = tx
    .select({ notes })
    .from(candidateActions)
    .where(and(eq(applicationId, applications.id), eq(status, 'rated')))
    .orderBy(desc(changedAt), desc(receivedAt))
    .limit(1)
  const undecidedRating: ApplicantRating = 'Maybe'
  const isUndecided = sql`coalesce((${latestRating}), ${undecidedRating}) = ${undecidedRating}`
  return lockApplicantsToMail(tx, listingId, isUndecided)
}
