import type { StudentApplication, StudentListing } from '@/client'
import { formatDayAndTime, messages } from '@/domain'

/** The tabs of the job history, as its address names them. */
export type HistoryTab = 'saved-jobs' | 'applied-jobs'

/** A listing that was removed from the saved ones. */
export interface RemovedRow {
  job: StudentListing
  /** Its place among the rows. */
  index: number
}

/**
 * The saved listings in list order. A listing just removed stays in its place, so that the removal can be undone, also
 * when the session's list doesn't have it any more: the server leaves out closed listings that are not saved.
 */
export function savedRows(
  jobs: readonly StudentListing[],
  savedIds: readonly string[],
  removed: readonly RemovedRow[],
): StudentListing[] {
  const keptIds = new Set([...savedIds, ...removed.map(({ job }) => job.id)])
  const rows = jobs.filter(({ id }) => keptIds.has(id))
  const missing = removed.filter(({ job }) => !rows.some(({ id }) => id === job.id))
  for (const { job, index } of missing.toSorted((one, other) => one.index - other.index)) rows.splice(index, 0, job)
  return rows
}

/** A listing with the student's application to it. */
export interface AppliedRow {
  job: StudentListing
  application: StudentApplication
}

/** The student's applications, latest first; for each listing the first application. */
export function appliedRows(jobs: readonly StudentListing[]): AppliedRow[] {
  return jobs
    .flatMap((job) => {
      const [application] = job.Application
      return application ? [{ job, application }] : []
    })
    .toSorted((one, other) => other.application.appliedAt.localeCompare(one.application.appliedAt))
}

/** Whether and when the business opened the resume of an application, or why it can't. */
export function resumeNote(
  { resumeFile, resumeOpened, expiredAt }: Pick<StudentApplication, 'resumeFile' | 'resumeOpened' | 'expiredAt'>,
  company: string,
): string {
  const texts = messages.history
  const sentences: string[] = resumeFile ? [] : [texts.resumeDeleted]
  if (resumeOpened) {
    const first = formatDayAndTime(resumeOpened.firstAt)
    const last = formatDayAndTime(resumeOpened.lastAt)
    const isOpenedAgain = first !== last
    sentences.push(isOpenedAgain ? texts.resumeOpenedAgain(company, first, last) : texts.resumeOpened(company, first))
  } else {
    sentences.push(texts.resumeNotOpened(company))
  }
  if (expiredAt !== null) sentences.push(texts.resumeExpired)
  return sentences.join(' ')
}
