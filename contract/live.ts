import { z } from 'zod'

/** Where a business hears what happens while it looks: a stream of server-sent events, by cookie. */
export const livePath = '/api/business/live'

/** What an `application` event tells: somebody has applied to this listing. */
export const liveApplication = z.object({ jobListingId: z.uuid() })
