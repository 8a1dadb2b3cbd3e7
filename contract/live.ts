import { z } from 'zod'

/** The path of a business's live updates: server-sent events, authenticated by cookie. */
export const livePath = '/api/business/live'

/** The data of a `listing` event, sent when a listing gets an application, an edit or another status. */
export const liveListing = z.object({ jobListingId: z.uuid() })
