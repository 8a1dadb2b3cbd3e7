import { isEmptyHtml } from '@campus-gigs/ui/html'
import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { requests } from '@/contract'
import { type Answer, letterWords, messages, type Question } from '@/domain'
import type { Context } from '../../context.ts'
import { applications, jobListings, resumes } from '../../db/schema.ts'
import { HttpFailure, invalid } from '../../http/http-failure.ts'
import { sanitizeRichText } from '../../http/sanitize.ts'
import { announce } from '../../live/announce.ts'
import { statusOfRow } from '../listings/mapping.ts'
import { findStudent } from '../students/queries.ts'

type ApplyInput = z.output<typeof requests.userJobApply>

/**
 * Applies to a live listing with one of the student's own resumes, once.
 * @throws HttpFailure 404 unknown listing or resume, 409 applied before (also when two calls race), 410 expired or
 * closed listing, 400 a letter that is empty once sanitised, or answers that are not the listing's.
 */
export async function applyToJob({ db, clock }: Context, userId: string, input: ApplyInput): Promise<void> {
  const notes = sanitizeRichText(input.coverLetter)
  if (isEmptyHtml(notes)) throw invalid({ coverLetter: messages.apply.fieldsEmpty })
  const now = clock.now()
  await db.transaction(async (tx) => {
    // The lock keeps the listing from being closed between the look and the insert.
    const [listing] = await tx.select().from(jobListings).where(eq(jobListings.id, input.jobListingId)).for('share')
    if (!listing) throw new HttpFailure('notFound')
    const [earlier] = await tx
      .select({ id: applications.id })
      .from(applications)
      .where(and(eq(applications.userId, userId), eq(applications.jobListingId, listing.id)))
    if (earlier) throw alreadyApplied()
    if (statusOfRow(listing, now) !== 'live') throw new HttpFailure('closed')
    const answers = checkedAnswers(listing.questions, input.answers ?? [])
    const [resume] = await tx
      .select({ id: resumes.id })
      .from(resumes)
      .where(and(eq(resumes.id, input.resumeId), eq(resumes.userId, userId), isNull(resumes.deletedAt)))
      .for('share')
    const student = await findStudent({ db: tx }, userId)
    if (!resume) throw new HttpFailure('notFound', messages.apply.resumeGone, { resumeId: messages.apply.resumeGone })
    const applied = await tx
      .insert(applications)
      .values({
        userId,
        jobListingId: listing.id,
        resumeId: resume.id,
        notes,
        letterWords: letterWords(notes),
        answers,
        availabilityMask: student.availabilityMask,
        expectedPayRate: student.expectedPayRate,
        appliedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: applications.id })
    if (applied.length === 0) throw alreadyApplied()
    await announce(tx, { businessId: listing.businessId, jobListingId: listing.id })
  })
}

function alreadyApplied(): HttpFailure {
  return new HttpFailure('conflict', messages.server.applicationExists)
}

/**
 * The answers in the order the listing asks, each one of the options offered.
 * @throws HttpFailure 400 when one is missing, twice there, or not the listing's.
 */
export function checkedAnswers(questions: Question[], answers: Answer[]): Answer[] {
  const given = new Map(answers.map(({ question, answer }) => [question, answer]))
  const asked = new Set(questions.map(({ question }) => question))
  if (given.size !== answers.length || [...given.keys()].some((question) => !asked.has(question)))
    throw invalid({ answers: messages.general.invalid })
  return questions.map(({ question, options }) => {
    const answer = given.get(question)
    if (answer === undefined) throw invalid({ answers: messages.apply.answersMissing })
    if (!options.includes(answer)) throw invalid({ answers: messages.general.invalid })
    return { question, answer }
  })
}
