import { minuteMs, timers } from '@/domain'
import { ownCookie } from './own-cookie.ts'

/** How long a person may take to sign in at the provider. */
export const requestLifetimeMs = 15 * minuteMs

/** The cookie's lifetime: from the start of a flow until its ticket expires. */
export const flowLifetimeMs = requestLifetimeMs + timers.ticket

/** The cookie with a secret that binds a sign-in flow and its ticket to one browser. */
export const browserCookie = ownCookie('cg_identity', '/api')

/** The secret of this browser's cookie; undefined without the cookie, and for a malformed value. */
export const readBrowserToken = browserCookie.readToken
