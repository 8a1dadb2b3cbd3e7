import { HttpResponse, http } from 'msw'
import { livePath } from '@/contract'

/** A stream of live updates that tells nothing: 204 says that there is nothing to follow. */
export const quietLive = http.get(livePath, () => new HttpResponse(null, { status: 204 }))
