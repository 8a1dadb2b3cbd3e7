import * as z from 'zod/mini'
import { listingChangeSchema } from '@/domain'

/**
 * The path of the stream of live updates: server-sent events, authenticated by cookie. A business gets `listing`
 * events, a student `jobListing` events.
 */
export const livePath = '/api/live'

/** The data of a `listing` event, sent when a listing gets another application, content or status. */
export const liveListing = z.object({ jobListingId: z.uuid() })

/** The data of a `jobListing` event, sent when a listing of any business gets other content or another status. */
export const liveListingChange = listingChangeSchema
