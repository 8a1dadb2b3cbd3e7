import { HttpResponse, http } from 'msw'
import { livePath } from '@/contract'

/** A stream of live updates without events: 204 stops the event source from reconnecting. */
export const quietLive = http.get(livePath, () => new HttpResponse(null, { status: 204 }))
