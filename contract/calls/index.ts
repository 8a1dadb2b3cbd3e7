// What the browser needs to make the calls. Requests' schemas, limits and documentation are in the table of endpoints, and
// loaded by the server and by the forms that check a request.
import type * as z from 'zod/mini'
import { accountCalls } from './account-calls.ts'
import { businessCalls } from './business-calls.ts'
import type { Call } from './call.ts'
import { publicCalls } from './public-calls.ts'
import { studentCalls } from './student-calls.ts'

export type { Call, Caller } from './call.ts'

/** The table of calls. Its keys are the names that client and server use in code. */
export const calls = {
  ...publicCalls,
  ...accountCalls,
  ...studentCalls,
  ...businessCalls,
} as const satisfies Record<string, Call>

type Calls = typeof calls
export type EndpointName = keyof Calls
/** The response with a 2xx status. */
export type ResponseOf<Name extends EndpointName> = z.output<Calls[Name]['response']>
