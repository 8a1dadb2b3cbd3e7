import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { HttpFailure } from '../http/http-failure.ts'
import { ownCookie } from './own-cookie.ts'
import { sessionLifetimeMs } from './sessions.ts'

/** The name, without TLS, of the cookie that authenticates requests without headers: files, beacons, live updates. */
export const sessionCookie = 'cg_session'

const cookie = ownCookie(sessionCookie, '/api')

/**
 * Tells a page request that the browser is signed in, so that it gets no page prerendered for visitors. The cookie
 * grants nothing: a call needs the session.
 */
export const signedInCookie = ownCookie('cg_signed_in', '/')

/** Sets the session's cookie, replacing any earlier one. */
export function setSessionCookie(context: Context, reply: FastifyReply, token: string): void {
  cookie.set(context, reply, token, sessionLifetimeMs / 1000)
  signedInCookie.set(context, reply, '1', sessionLifetimeMs / 1000)
}

/** Deletes the session's cookie, and the cookie that tells page requests about it. */
export function clearSessionCookie(context: Context, reply: FastifyReply): void {
  cookie.clear(context, reply)
  signedInCookie.clear(context, reply)
}

/** The token in the session's cookie; undefined without the cookie. */
export const cookieToken = cookie.read

/** The token of the `Authorization: Bearer` header; undefined without the header, and for a malformed one. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +([\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

/** The {@link bearerToken}, for calls that accept no cookie. @throws HttpFailure 401 without a token. */
export function requireBearerToken(request: FastifyRequest): string {
  const token = bearerToken(request)
  if (token === undefined) throw new HttpFailure('unauthenticated')
  return token
}

/**
 * Whether a page of this origin sent the request, according to `Sec-Fetch-Site`, or to `Origin` in browsers without it.
 * A request with neither header counts as cross-origin.
 */
export function isSameOrigin({ publicUrl }: Context, request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = request.headers
  if (origin === undefined || !URL.canParse(origin)) return false
  return origin === publicUrl().origin || new URL(origin).host === request.headers.host
}
