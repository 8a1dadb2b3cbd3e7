import type { Job, SentApplication } from './job'

/** The tabs of the job history, as its address names them. */
export type HistoryTab = 'saved-jobs' | 'applied-jobs'

/** The saved listings in the order of the list. Those just removed keep their place, so that it can be undone. */
export function savedRows(jobs: readonly Job[], savedIds: readonly string[], removedIds: readonly string[]): Job[] {
  return jobs.filter(({ id }) => savedIds.includes(id) || removedIds.includes(id))
}

/** A listing and the student's application to it. */
export interface AppliedRow {
  job: Job
  application: SentApplication
}

/** What the student applied to, the latest application first; of each listing the first application counts. */
export function appliedRows(jobs: readonly Job[]): AppliedRow[] {
  return jobs
    .flatMap((job) => {
      const [application] = job.Application
      return application ? [{ job, application }] : []
    })
    .toSorted((one, other) => other.application.appliedAt.localeCompare(one.application.appliedAt))
}
