import type { Job, SentApplication } from './job'

/** The tabs of the job history, as its address names them. */
export type HistoryTab = 'saved-jobs' | 'applied-jobs'

/** The saved listings in list order. A listing just removed stays in the list, so that the removal can be undone. */
export function savedRows(jobs: readonly Job[], savedIds: readonly string[], removedIds: readonly string[]): Job[] {
  return jobs.filter(({ id }) => savedIds.includes(id) || removedIds.includes(id))
}

/** A listing and the student's application to it. */
export interface AppliedRow {
  job: Job
  application: SentApplication
}

/** The student's applications, latest first; for each listing the first application. */
export function appliedRows(jobs: readonly Job[]): AppliedRow[] {
  return jobs
    .flatMap((job) => {
      const [application] = job.Application
      return application ? [{ job, application }] : []
    })
    .toSorted((one, other) => other.application.appliedAt.localeCompare(one.application.appliedAt))
}
