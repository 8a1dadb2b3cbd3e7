import * as eventResponses from '../event-responses.ts'
import * as responses from '../responses.ts'
import { beacon, type Call, get, post } from './call.ts'
import { landingCalls } from './landing-calls.ts'

/** The calls that need no account. */
export const publicCalls = {
  health: get('health', 'anyone', responses.health),
  ready: get('ready', 'anyone', responses.health),
  ...landingCalls,
  upcomingEvents: get('public/events', 'anyone', eventResponses.upcomingEvents),
  scanEvent: post('events/scans', 'anyone', responses.eventScanned),
  scanLandingPage: beacon('users/scan-user-landing-page', 'anyone', responses.done),
} as const satisfies Record<string, Call>
