import type { z } from 'zod'
import { limits } from '@/domain'
import { accountEndpoints } from './account-endpoints.ts'
import { adminEndpoints } from './admin-endpoints.ts'
import { businessEndpoints } from './business-endpoints.ts'
import type { EndpointName } from './calls/index.ts'
import { publicCalls } from './calls/public-calls.ts'
import { type Endpoint, endpointsOf } from './endpoint.ts'
import * as posters from './posters.ts'
import * as requests from './requests.ts'
import { studentEndpoints } from './student-endpoints.ts'

export { campusPerMinute, type Endpoint, type FilePart } from './endpoint.ts'

/** The calls that need no account. */
const publicEndpoints = endpointsOf(publicCalls, {
  health: { perMinute: null, doc: '200 once the server can serve, and while its process answers.' },
  ready: { perMinute: null, doc: '200 while the server has its database, otherwise 503.' },
  liveWeeks: { doc: 'Rosters of live listings, for the grid on the landing page.' },
  fittingGigs: {
    request: requests.fittingGigs,
    doc: 'The newest live listings whose every shift slot is in the mask, for the landing page; without contact details.',
  },
  upcomingEvents: { doc: `Events from today on, the soonest first, at most ${limits.upcomingEvents}.` },
  scanEvent: {
    request: posters.eventScan,
    maxBytes: limits.scanBytes,
    doc: "Records the scan of an event's poster and responds with the address to open. Under DNT or Sec-GPC only organiser, poster and time are stored. 404 for an unknown poster.",
  },
  scanLandingPage: {
    request: posters.landingScan,
    maxBytes: limits.scanBytes,
    doc: "Records the scan of a university's poster. Under DNT or Sec-GPC only university, poster and time are stored. 404 for a poster that the setting POSTERS doesn't name.",
  },
})

/** All endpoints. The keys name the endpoints on client and server. */
export const endpoints = {
  ...publicEndpoints,
  ...accountEndpoints,
  ...studentEndpoints,
  ...businessEndpoints,
  ...adminEndpoints,
} as const satisfies Record<EndpointName, Endpoint>

export type Endpoints = typeof endpoints
/** The input of a request before the schema's transforms. */
export type RequestOf<Name extends EndpointName> = z.input<Endpoints[Name]['request']>
