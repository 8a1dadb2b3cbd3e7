import type { Snapshot } from 'valtio'
import type { JobListing } from '@/domain'

/** A listing as screens get it: nothing in it changes under them. */
export type Job = Snapshot<JobListing>
