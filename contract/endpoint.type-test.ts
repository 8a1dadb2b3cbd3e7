import { z } from 'zod/mini'
import { get } from './calls/call.ts'
import { endpointsOf } from './endpoint.ts'

const calls = { session: get('session', 'student', z.object({})) }

/** Misuse that must not compile. This file is type-checked, never run. */
export function mistakes() {
  // @ts-expect-error a call without a row has no documentation
  endpointsOf(calls, {})
  // @ts-expect-error a row without a documentation
  endpointsOf(calls, { session: { perMinute: 10 } })
  // @ts-expect-error a misspelt limit would limit nothing
  endpointsOf(calls, { session: { perMinut: 10, doc: '' } })
  // @ts-expect-error a row can't change who may call
  endpointsOf(calls, { session: { caller: 'anyone', doc: '' } })
  // @ts-expect-error a row without a call would be dropped
  endpointsOf(calls, { session: { doc: '' }, sessions: { doc: '' } })
}
