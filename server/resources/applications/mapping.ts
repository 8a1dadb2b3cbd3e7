import {
  type Application,
  type CandidateAction,
  editsSince,
  type ListingEdits,
  type ReceivedApplication,
} from '@/domain'
import type { applications, candidateActions } from '../../db/schema.ts'
import { type ResumeRow, toResumeFile } from '../resumes/mapping.ts'
import { toApplicant, type UserRow } from '../students/mapping.ts'

/** A row of `applications`. */
export type ApplicationRow = typeof applications.$inferSelect
/** A row of `candidate_actions`. */
export type CandidateActionRow = typeof candidateActions.$inferSelect

/**
 * An application for its own student.
 * @param isViewed whether the business has rated or contacted the applicant
 * @param edits the edits of the listing
 */
export function toOwnApplication(
  row: ApplicationRow,
  resume: ResumeRow,
  isViewed: boolean,
  edits: ListingEdits,
): Application {
  const listingEdits = editsSince(edits, row.editsSeenAt ?? row.appliedAt)
  return { ...toApplication(row, resume), isViewed, listingEdits }
}

function toApplication(row: ApplicationRow, resume: ResumeRow): Application {
  return {
    id: row.id,
    appliedAt: row.appliedAt.toISOString(),
    jobListingId: row.jobListingId,
    notes: row.notes,
    // `jsonb` does not keep the order of keys, so set it for the text.
    answers: JSON.stringify(row.answers.map(({ question, answer }) => ({ question, answer }))),
    resumeFile: toResumeFile(resume),
  }
}

/** An application for the listing's business. @param actions oldest first */
export function toReceivedApplication(
  row: ApplicationRow,
  resume: ResumeRow,
  student: UserRow,
  actions: readonly CandidateActionRow[],
): ReceivedApplication {
  return {
    ...toApplication(row, resume),
    user: toApplicant(student),
    candidateActions: actions.map(toCandidateAction),
  }
}

function toCandidateAction({ status, changedAt, notes }: CandidateActionRow): CandidateAction {
  return { status, changedAt: changedAt.toISOString(), notes }
}
