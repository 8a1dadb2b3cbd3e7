import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { ownCookie } from './own-cookie.ts'
import { sessionLifetime } from './sessions.ts'

/** The cookie that carries the session where a header can not: files, beacons, live updates. Its name without TLS. */
export const sessionCookie = 'cg_session'

const cookie = ownCookie(sessionCookie, '/api')

/** Gives the browser the session's cookie, in place of any earlier one. */
export function setSessionCookie(context: Context, reply: FastifyReply, token: string): void {
  cookie.set(context, reply, token, sessionLifetime / 1000)
}

/** Takes the session's cookie away. */
export const clearSessionCookie = cookie.clear

/** The session token of the cookie, if the browser sent one. */
export const cookieToken = cookie.read

/** The session token of the `Authorization: Bearer` header, if there is one. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +([\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

/**
 * Whether a page of our own origin sent the request. Browsers that say where a request comes from are
 * believed; for others the `Origin` must be ours. A request that says neither is not.
 */
export function isSameOrigin({ publicUrl }: Context, request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = request.headers
  if (origin === undefined || !URL.canParse(origin)) return false
  return origin === publicUrl().origin || new URL(origin).host === request.headers.host
}
