// What the browser needs to make the calls. Requests' schemas, limits and documentation are in the table of endpoints, and
// loaded by the server and by the forms that check a request.
import type * as z from 'zod/mini'
import { accountCalls } from './account-calls.ts'
import type { adminCalls } from './admin-calls.ts'
import { businessCalls } from './business-calls.ts'
import type { Call } from './call.ts'
import { publicCalls } from './public-calls.ts'
import { studentCalls } from './student-calls.ts'

export type { Call, Caller } from './call.ts'

/** The table of calls of every page; the review desk's are apart. Its keys are the names that client and server use in code. */
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
/** The response with a 2xx status. */
export type ResponseOf<Name extends EndpointName> = z.output<Calls[Name]['response']>
