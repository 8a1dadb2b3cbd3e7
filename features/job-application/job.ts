import type { Snapshot } from 'valtio'
import type { Application, JobListing, Resume } from '@/domain'

/** A listing as screens get it: nothing in it changes under them. */
export type Job = Snapshot<JobListing>
/** The student's own application, as screens get it. */
export type SentApplication = Snapshot<Application>
/** A stored resume, as screens get it. */
export type StoredResume = Snapshot<Resume>
