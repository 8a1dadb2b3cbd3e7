import { isEmptyHtml } from '@campus-gigs/ui/html'
import type { z } from 'zod'
import type { requests } from '@/contract'
import { type Answer, type Application, countLetterWords, dayMs, limits, messages, type Question } from '@/domain'
import type { Context } from '../../context.ts'
import { lockStudent } from '../../db/locks.ts'
import { deleteUnusedBytes } from '../../files/stored-file.ts'
import { HttpFailure, invalidFields, refusedField } from '../../http/http-failure.ts'
import { consumeAttempt } from '../../identity/shared-throttle.ts'
import { publishListingEvent } from '../../live/channel.ts'
import { getBusiness } from '../businesses/queries.ts'
import { statusOfRow } from '../listings/mapping.ts'
import { lockListingForApplying } from '../listings/queries.ts'
import { queueApplicantMail } from '../mails/queue.ts'
import { deleteUnreachableResumes, lockResumeForApplying } from '../resumes/queries.ts'
import {
  deleteApplication,
  hasApplied,
  insertApplication,
  listApplicationsOfStudent,
  listApplicationsTo,
  updateContactSharing,
} from './queries.ts'

type ApplyInput = z.output<typeof requests.userJobApply>

/**
 * Applies once to a live listing with one of the student's resumes.
 * @returns the student's newest applications, without letters and answers
 * @throws HttpFailure 404 for an unknown listing or resume, 409 when the student has already applied, also by a
 * concurrent call, 410 for a listing that is not live, 400 for a letter that is empty after sanitising, or for answers
 * that do not match the listing's questions, 429 when the student has no application of `limits.applicationsPerDay` left.
 */
export async function applyToListing(context: Context, userId: string, input: ApplyInput): Promise<Application[]> {
  const { db, clock, mailQueue } = context
  // Imported with the first text, because loading its parser would delay the server's start.
  const { sanitizeRichText } = await import('../sanitize-rich-text.ts')
  const notes = sanitizeRichText(input.coverLetter)
  if (isEmptyHtml(notes)) throw invalidFields({ coverLetter: messages.apply.fieldsEmpty })
  const now = clock.now()
  await db.transaction(async (tx) => {
    const listing = await lockListingForApplying(tx, input.jobListingId)
    if (await hasApplied(tx, userId, listing.id)) throw alreadyApplied()
    const status = statusOfRow(listing, now)
    if (status !== 'live') throw new HttpFailure('closed', messages.listing.closedReasons[status])
    const answers = requireAnswers(listing.questions, input.answers ?? [])
    // The student before the resume, as when the student deletes resumes, so that the two can't deadlock.
    const { availabilityMask, expectedPayRate } = await lockStudent(tx, userId)
    if (!(await lockResumeForApplying(tx, userId, input.resumeId)))
      throw refusedField('notFound', 'resumeId', messages.apply.resumeGone)
    await consumeApplication({ ...context, db: tx }, userId)
    const applicationId = await insertApplication(tx, {
      userId,
      jobListingId: listing.id,
      resumeId: input.resumeId,
      notes,
      letterWords: countLetterWords(notes),
      answers,
      availabilityMask,
      expectedPayRate,
      shiftMask: listing.shiftMask,
      contactSharedAt: input.sharesContact ? now : null,
      appliedAt: now,
    })
    if (applicationId === undefined) throw alreadyApplied()
    const business = await getBusiness(tx, listing.businessId)
    await queueApplicantMail({ ...context, db: tx }, business, { applicationId, jobListingId: listing.id, userId })
    await publishListingEvent(tx, { businessId: listing.businessId, jobListingId: listing.id, cause: 'application' })
  })
  mailQueue.wake()
  return listApplicationsOfStudent(db, userId)
}

/**
 * Withdraws a student's application, which ends the business's access to it and its files. The student may apply again
 * while the listing is live. Idempotent.
 * @returns the student's newest other applications, without letters and answers
 */
export async function withdrawApplication(context: Context, userId: string, listingId: string): Promise<Application[]> {
  const { db } = context
  const deletedKeys = await db.transaction(async (tx) => {
    await lockStudent(tx, userId)
    const withdrawn = await deleteApplication(tx, userId, listingId)
    if (!withdrawn) return []
    await publishListingEvent(tx, {
      businessId: withdrawn.businessId,
      jobListingId: listingId,
      cause: 'application',
    })
    return withdrawn.resumeId === null ? [] : deleteUnreachableResumes(tx, [withdrawn.resumeId])
  })
  await deleteUnusedBytes(context, deletedKeys)
  return listApplicationsOfStudent(db, userId)
}

/**
 * Shares the student's phone number and e-mail address with the business of a listing they applied to, or stops
 * sharing.
 * @returns the student's newest applications and the one to the listing, without letters and answers
 * @throws HttpFailure 404 without an application, and for an expired one.
 */
export async function shareContact(
  { db, clock }: Context,
  userId: string,
  { jobListingId, isShared }: z.output<typeof requests.shareContact>,
): Promise<Application[]> {
  await db.transaction(async (tx) => {
    const listing = await updateContactSharing(tx, { userId, listingId: jobListingId }, isShared ? clock.now() : null)
    if (!listing) throw new HttpFailure('notFound')
    await publishListingEvent(tx, { businessId: listing.businessId, jobListingId, cause: 'application' })
  })
  const newest = await listApplicationsOfStudent(db, userId)
  const hasChanged = newest.some((application) => application.jobListingId === jobListingId)
  return hasChanged ? newest : [...newest, ...(await listApplicationsTo(db, userId, [jobListingId]))]
}

/**
 * Counts an application of a student in its transaction. A withdrawn one stays counted: its business was notified.
 * @throws HttpFailure 429 when none is left
 */
async function consumeApplication(context: Context, userId: string): Promise<void> {
  const maxAttempts = Math.ceil(limits.applicationsPerDay * context.config.rateLimitScale)
  const refillMs = dayMs / maxAttempts
  if (!(await consumeAttempt(context, { key: `apply ${userId}`, maxAttempts, refillMs })))
    throw new HttpFailure('rateLimited', {
      message: messages.tooManyApplications(maxAttempts),
      retryAfterSeconds: Math.ceil(refillMs / 1000),
    })
}

function alreadyApplied(): HttpFailure {
  return new HttpFailure('conflict', messages.server.applicationExists)
}

/**
 * Validates the answers, and returns them in the order of the questions.
 * @throws HttpFailure 400 for a question with no answer or two, an answer that is not an option, and an answer to an
 * unknown question.
 */
function requireAnswers(questions: readonly Question[], answers: readonly Answer[]): Answer[] {
  const answerTo = new Map(answers.map(({ question, answer }) => [question, answer]))
  const questionTexts = new Set(questions.map(({ question }) => question))
  const isAnsweredTwice = answerTo.size !== answers.length
  const isUnknownQuestion = answers.some(({ question }) => !questionTexts.has(question))
  if (isAnsweredTwice || isUnknownQuestion) throw invalidFields({ answers: messages.general.invalid })
  return questions.map(({ question, options }) => {
    const answer = answerTo.get(question)
    if (answer === undefined) throw invalidFields({ answers: messages.apply.answersRequired })
    if (!options.includes(answer)) throw invalidFields({ answers: messages.general.invalid })
    return { question, answer }
  })
}
