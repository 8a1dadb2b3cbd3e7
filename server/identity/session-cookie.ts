import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { HttpFailure } from '../http/http-failure.ts'
import { ownCookie } from './own-cookie.ts'
import { sessionLifetimeMs } from './sessions.ts'

/** The cookie that carries the session where no header can: files, beacons, live updates. Its name without TLS. */
export const sessionCookie = 'cg_session'

const cookie = ownCookie(sessionCookie, '/api')

/** Sets the session's cookie, in place of any earlier one. */
export function setSessionCookie(context: Context, reply: FastifyReply, token: string): void {
  cookie.set(context, reply, token, sessionLifetimeMs / 1000)
}

/** Clears the session's cookie. */
export const clearSessionCookie = cookie.clear

/** The token of the session's cookie. */
export const cookieToken = cookie.read

/** The token of the `Authorization: Bearer` header; undefined without the header, and for one of another form. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +([\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

/** As {@link bearerToken}, for calls that accept no other proof of a session. @throws HttpFailure 401 without a token. */
export function requireBearerToken(request: FastifyRequest): string {
  const token = bearerToken(request)
  if (token === undefined) throw new HttpFailure('unauthenticated')
  return token
}

/**
 * Whether a page of our own origin sent the request: by `Sec-Fetch-Site`, or where a browser does not send it, by
 * `Origin`. A request with neither header counts as foreign.
 */
export function isSameOrigin({ publicUrl }: Context, request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = request.headers
  if (origin === undefined || !URL.canParse(origin)) return false
  return origin === publicUrl().origin || new URL(origin).host === request.headers.host
}
