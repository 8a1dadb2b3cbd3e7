import {
  type Applicant,
  type Application,
  type CandidateAction,
  editsSince,
  type ListingEdits,
  messages,
  type ReceivedApplication,
} from '@/domain'
import type { applications, candidateActions } from '../../db/schema.ts'
import { type ResumeRow, toResumeFile } from '../resumes/mapping.ts'
import { toApplicant, type UserRow } from '../students/mapping.ts'

export type ApplicationRow = typeof applications.$inferSelect
export type CandidateActionRow = typeof candidateActions.$inferSelect

interface OwnApplicationRow {
  application: ApplicationRow
  /** Null once the resume is deleted. */
  resume: ResumeRow | null
  /** Whether the business has rated or contacted the applicant. */
  isViewed: boolean
  /** The listing's edits. */
  edits: ListingEdits
}

/** Maps an application for its student. */
export function toOwnApplication({ application, resume, isViewed, edits }: OwnApplicationRow): Application {
  const { resumeFirstOpenedAt: firstAt, resumeLastOpenedAt: lastAt } = application
  return {
    ...toSharedFields(application, resume),
    isViewed,
    listingEdits: editsSince(edits, application.editsSeenAt ?? application.appliedAt),
    resumeOpened: firstAt && lastAt && { firstAt: firstAt.toISOString(), lastAt: lastAt.toISOString() },
  }
}

/** The fields that both the student and the listing's business read. */
function toSharedFields(row: ApplicationRow, resume: ResumeRow | null): Application {
  return {
    id: row.id,
    appliedAt: row.appliedAt.toISOString(),
    jobListingId: row.jobListingId,
    notes: row.notes,
    // Fix the order of keys, which `jsonb` does not preserve.
    answers: JSON.stringify(row.answers.map(({ question, answer }) => ({ question, answer }))),
    resumeFile: resume && toResumeFile(resume),
    sharesContact: row.contactSharedAt !== null,
    expiredAt: row.expiredAt?.toISOString() ?? null,
  }
}

/**
 * Maps an application for the listing's business. Omits contact details that the student does not share, and the resume
 * of an expired application.
 * @param student null once the account is deleted
 * @param actions oldest first
 */
export function toReceivedApplication(
  row: ApplicationRow,
  resume: ResumeRow | null,
  student: UserRow | null,
  actions: readonly CandidateActionRow[],
): ReceivedApplication {
  return {
    ...toSharedFields(row, row.expiredAt === null ? resume : null),
    user: student ? toApplicant(student, { sharesContact: row.contactSharedAt !== null }) : anonymousApplicant(row),
    isAnonymous: student === null,
    candidateActions: actions.map(toCandidateAction),
  }
}

/** The placeholder for a student who deleted their account. Its id is the application's. */
function anonymousApplicant({ id }: ApplicationRow): Applicant {
  const [firstName, lastName] = messages.tracking.deletedAccountName
  return {
    id,
    firstName,
    lastName,
    email: null,
    phoneNumber: null,
    currentSuburb: null,
    isInternationalStudent: false,
    homeTownCountry: null,
    personalSummary: null,
    expectedPayRate: null,
    userAvailability: [],
    profilePicture: null,
  }
}

function toCandidateAction({ status, changedAt, notes }: CandidateActionRow): CandidateAction {
  return { status, changedAt: changedAt.toISOString(), notes }
}
