import * as z from 'zod/mini'
import { listingChange } from '@/domain'

/**
 * The path of an account's live updates: server-sent events, authenticated by cookie. A business gets `listing` events,
 * a student `jobListing` events.
 */
export const livePath = '/api/live'

/** The data of a `listing` event, sent when a listing gets an application, an edit or another status. */
export const liveListing = z.object({ jobListingId: z.uuid() })

/** The data of a `jobListing` event: a listing of any business after it was edited or given another status. */
export const liveListingChange = listingChange
