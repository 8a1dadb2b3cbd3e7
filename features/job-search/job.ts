import type { Snapshot } from 'valtio'
import type { JobListing } from '@/domain'

/** A read-only listing, as screens get it. */
export type Job = Snapshot<JobListing>
