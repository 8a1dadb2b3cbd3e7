import type { Snapshot } from 'valtio'
import type { BusinessJobListing } from '@/domain'

/** A read-only snapshot of a listing with its applications. */
export type Gig = Snapshot<BusinessJobListing>

/** A read-only snapshot of an application, with its applicant. */
export type GigApplication = Gig['Application'][number]
