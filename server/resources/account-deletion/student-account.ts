import { eq } from 'drizzle-orm'
import { comparisonMeasures } from '@/contract'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { lockStudent } from '../../db/locks.ts'
import { applications, jobListings, listingReports, resumes, users } from '../../db/schema.ts'
import { deleteFiles, deleteUnusedBytes } from '../../files/stored-file.ts'
import { endAllSessions } from '../../identity/account-sessions.ts'
import { publishListingEvent } from '../../live/channel.ts'
import { deleteOutgoingMails } from '../mails/outgoing.ts'
import { deleteApplicantMails } from '../mails/queue.ts'
import { deleteTickets } from './queries.ts'
import { deleteUnsentMails } from './unsent-mails.ts'

/**
 * Deletes a student's account. No row or file keeps the student's id, name, addresses, letters, answers or files. An
 * application keeps its date and the business's ratings; a report keeps its reason. Unsent mails to and from the
 * student are deleted.
 * @throws HttpFailure 401 when the account no longer exists.
 */
export async function deleteStudentAccount(context: Context, userId: string): Promise<void> {
  const deletedKeys = await context.db.transaction(async (tx) => {
    const student = await lockStudent(tx, userId, 'delete')
    const listings = await findAppliedListings(tx, userId)
    const ownResumes = await tx.select({ fileId: resumes.fileId }).from(resumes).where(eq(resumes.userId, userId))
    await deleteApplicantMails(tx, userId)
    await deleteOutgoingMails(tx, userId)
    await anonymiseApplications(tx, userId)
    // Cleared here, because the deletion below would update the reports again and then lock their listings, which may be
    // deleted at the same time by a transaction that waits for the reports.
    await tx.update(listingReports).set({ text: '', userId: null }).where(eq(listingReports.userId, userId))
    await endAllSessions(tx, { kind: 'student', id: userId })
    await deleteTickets(tx, 'student', student)
    // Cascades to resumes, saved listings and support messages.
    await tx.delete(users).where(eq(users.id, userId))
    for (const listing of listings) await publishListingEvent(tx, { ...listing, cause: 'application' })
    return deleteFiles(tx, [student.pictureFileId, ...ownResumes.map(({ fileId }) => fileId)])
  })
  await deleteUnsentMails(context, userId)
  await deleteUnusedBytes(context, deletedKeys)
}

function findAppliedListings(tx: Db, userId: string) {
  return tx
    .select({ jobListingId: jobListings.id, businessId: jobListings.businessId })
    .from(applications)
    .innerJoin(jobListings, eq(jobListings.id, applications.jobListingId))
    .where(eq(applications.userId, userId))
}

async function anonymiseApplications(tx: Db, userId: string): Promise<void> {
  await tx
    .update(applications)
    .set({
      userId: null,
      resumeId: null,
      notes: '',
      letterWords: 0,
      studentMask: 0,
      studentSuburb: null,
      answers: [],
      availabilityMask: 0,
      expectedPayRate: null,
      // The comparison does not count a deleted account from now on. Where it already counts, it stays counted.
      countedMeasures: [...comparisonMeasures],
      editsSeenAt: null,
      contactSharedAt: null,
      resumeFirstOpenedAt: null,
      resumeLastOpenedAt: null,
    })
    .where(eq(applications.userId, userId))
}
