import type { Snapshot } from 'valtio'
import type { BusinessJobListing } from '@/domain'

/** A listing with its applications as screens get it: nothing in it changes under them. */
export type Gig = Snapshot<BusinessJobListing>

/** One application to it, with who applied. */
export type GigApplication = Gig['Application'][number]
