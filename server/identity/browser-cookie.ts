import type { FastifyRequest } from 'fastify'
import { minuteMs, timers } from '@/domain'
import type { Context } from '../context.ts'
import { ownCookie } from './own-cookie.ts'
import { isRandomToken } from './secrets.ts'

/** The time a person has to sign in at the provider. */
export const requestLifetimeMs = 15 * minuteMs

/** From the start of a flow to the last moment at which its ticket can be redeemed. */
export const flowLifetimeMs = requestLifetimeMs + timers.ticket

/** Holds a secret that binds a sign-in flow and its ticket to the browser that began the flow. */
export const browserCookie = ownCookie('cg_identity', '/api')

/** The secret that an earlier flow set in this browser; undefined without one, and when the cookie was tampered with. */
export function readBrowserToken(context: Context, request: FastifyRequest): string | undefined {
  const token = browserCookie.read(context, request)
  return token && isRandomToken(token) ? token : undefined
}
