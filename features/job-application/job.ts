import type { Snapshot } from 'valtio'
import type { Application, JobListing, Resume } from '@/domain'

/** A read-only snapshot of a listing. */
export type Job = Snapshot<JobListing>
/** A read-only snapshot of the student's own application. */
export type SentApplication = Snapshot<Application>
/** A read-only snapshot of a stored resume. */
export type StoredResume = Snapshot<Resume>
