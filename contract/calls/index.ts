// The part of each endpoint that the browser needs for the call. Request schemas, limits and documentation are in the
// table of endpoints, which only the server and forms that validate a request load.
import type * as z from 'zod/mini'
import { accountCalls } from './account-calls.ts'
import type { adminCalls } from './admin-calls.ts'
import { businessCalls } from './business-calls.ts'
import type { Call } from './call.ts'
import { publicCalls } from './public-calls.ts'
import { studentCalls } from './student-calls.ts'

export type { Call, Caller } from './call.ts'

/** The calls of all pages except the review desk. The keys name the endpoints on client and server. */
export const calls = {
  ...publicCalls,
  ...accountCalls,
  ...studentCalls,
  ...businessCalls,
} as const satisfies Record<string, Call>

/** A call of the pages for students and businesses. */
export type CallName = keyof typeof calls
export type AdminCallName = keyof typeof adminCalls
export type EndpointName = CallName | AdminCallName
type Calls = typeof calls & typeof adminCalls
/** The body of a 2xx response. */
export type ResponseOf<Name extends EndpointName> = z.output<Calls[Name]['response']>
