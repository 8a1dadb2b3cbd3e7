import * as eventResponses from '../event-responses.ts'
import * as responses from '../responses.ts'
import { beacon, type Call, get, post } from './call.ts'
import { landingCalls } from './landing-calls.ts'

/** The calls that need no account. */
export const publicCalls = {
  health: { ...get, path: 'health', caller: 'anyone', response: responses.health },
  ready: { ...get, path: 'ready', caller: 'anyone', response: responses.health },
  ...landingCalls,
  upcomingEvents: { ...get, path: 'public/events', caller: 'anyone', response: eventResponses.upcomingEvents },
  scanEvent: { ...post, path: 'events/scans', caller: 'anyone', response: responses.eventScanned },
  scanLandingPage: { ...beacon, path: 'users/scan-user-landing-page', caller: 'anyone', response: responses.done },
} as const satisfies Record<string, Call>
