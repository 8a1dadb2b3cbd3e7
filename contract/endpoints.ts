import type { z } from 'zod'
import { limits } from '@/domain'
import { accountEndpoints } from './account-endpoints.ts'
import { businessEndpoints } from './business-endpoints.ts'
import { beacon, type Endpoint, get, post, query } from './endpoint.ts'
import * as events from './events.ts'
import * as posters from './posters.ts'
import * as requests from './requests.ts'
import * as responses from './responses.ts'
import { studentEndpoints } from './student-endpoints.ts'

export type { Caller, Endpoint, FilePart } from './endpoint.ts'

/** The table of endpoints. Its keys are the names that client and server use in code. */
export const endpoints = {
  health: {
    ...get,
    path: 'health',
    caller: 'anyone',
    response: responses.health,
    doc: '200 once the server can serve.',
  },
  liveWeeks: {
    ...get,
    path: 'public/live-weeks',
    caller: 'anyone',
    response: responses.liveWeeks,
    doc: 'Rosters of live listings, for the grid on the landing page.',
  },
  fittingGigs: {
    ...query,
    path: 'public/fitting-gigs',
    caller: 'anyone',
    request: requests.fittingGigs,
    response: responses.fittingGigs,
    perMinute: 240,
    doc: 'The newest live listings whose every shift slot is in the mask, for the landing page; without contact details.',
  },
  upcomingEvents: {
    ...get,
    path: 'public/events',
    caller: 'anyone',
    response: events.upcomingEvents,
    doc: 'Events from today on, the soonest first, at most 100.',
  },
  scanEvent: {
    ...post,
    path: 'events/scans',
    caller: 'anyone',
    request: posters.eventScan,
    response: posters.eventScanned,
    maxBytes: limits.beaconBytes,
    doc: "Records the scan of an event's poster and responds with the address to open. Under DNT or Sec-GPC only organiser, poster and time are stored. 404 for an unknown poster.",
  },
  scanLandingPage: {
    ...beacon,
    path: 'users/scan-user-landing-page',
    caller: 'anyone',
    request: posters.landingScan,
    response: responses.done,
    doc: "Records the scan of a university's poster. Under DNT or Sec-GPC only university, poster and time are stored.",
  },
  ...accountEndpoints,
  ...studentEndpoints,
  ...businessEndpoints,
} as const satisfies Record<string, Endpoint>

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
/** The client's input, before the schema's transforms. */
export type RequestOf<Name extends EndpointName> = z.input<Endpoints[Name]['request']>
/** The response with a 2xx status. */
export type ResponseOf<Name extends EndpointName> = z.output<Endpoints[Name]['response']>
