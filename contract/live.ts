import { z } from 'zod'

/** The path of a business's live updates: server-sent events, authenticated by cookie. */
export const livePath = '/api/business/live'

/** The data of an `application` event: this listing has received an application. */
export const liveApplication = z.object({ jobListingId: z.uuid() })
