import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { callsPerMinute } from '../../http/endpoint.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { beginFlow, endFlow, type FlowResult, type Intention, requestLifetimeMs } from '../../identity/flow.ts'
import { localPath } from '../../identity/local-path.ts'
import { ownCookie } from '../../identity/own-cookie.ts'
import type { ProviderClient } from '../../identity/provider-client.ts'
import { providerProblem } from '../../identity/provider-problem.ts'
import { isRandomToken, randomToken } from '../../identity/secrets.ts'

const startQuery = z.object({
  kind: z.enum(['student', 'business']),
  intent: z.enum(['signup', 'signin']).default('signin'),
  next: z.string().optional().catch(undefined),
  /** Set by the redirect to the public address, which therefore happens once. */
  moved: z.string().optional(),
})

/** Binds a flow to the browser that began it. */
const browserCookie = ownCookie('cg_identity', '/api/identity')

/**
 * Sign-in with an identity provider (D10).
 * `GET /api/identity/start?kind=student|business&intent=signup|signin&next=/local/path` redirects to the provider.
 * `GET /api/identity/callback` redirects to `/{kind}/{intent}` with `#ticket=…` (and `&next=…`), with
 * `#error=cancelled` when the person cancelled, or with `#error=failed`.
 */
export function registerIdentityRoutes(app: FastifyInstance, provider: ProviderClient): void {
  const { context } = app
  const options = { config: callsPerMinute(context, 60), schema: { hide: true } }

  app.get('/api/identity/start', options, async (request, reply) => {
    const query = startQuery.safeParse(request.query)
    if (!query.success) throw new HttpFailure('invalid')
    const publicUrl = context.publicUrl()
    // The provider redirects to the public address, so the cookie must be set on it.
    if (request.host !== publicUrl.host && !query.data.moved)
      return reply.redirect(`${publicUrl.origin}${request.url}&moved=1`)
    const intention: Intention = { ...query.data, next: localPath(query.data.next) }
    const browserToken = readBrowserToken(context, request) ?? randomToken()
    try {
      const url = await beginFlow(context, provider, intention, browserToken)
      browserCookie.set(context, reply, browserToken, requestLifetimeMs / 1000)
      return reply.header('cache-control', 'no-store').redirect(url.href)
    } catch (error) {
      request.log.error({ problem: providerProblem(error) }, 'A sign-in could not begin')
      return redirectToResult(reply, { intention, error: 'failed' })
    }
  })

  app.get('/api/identity/callback', options, async (request, reply) => {
    const callback = new URL(request.url, context.publicUrl())
    return redirectToResult(reply, await endFlow(context, provider, callback, readBrowserToken(context, request)))
  })
}

/** The token that an earlier flow set in this browser; undefined without one, and when the cookie was tampered with. */
function readBrowserToken(context: Context, request: FastifyRequest): string | undefined {
  const token = browserCookie.read(context, request)
  return token && isRandomToken(token) ? token : undefined
}

/** Ticket and error are in the fragment, which browsers never send to a server. */
function redirectToResult(reply: FastifyReply, result: FlowResult): FastifyReply {
  const { kind, intent, next } = result.intention
  const fragment = new URLSearchParams('ticket' in result ? { ticket: result.ticket } : { error: result.error })
  if (next) fragment.set('next', next)
  return reply.header('cache-control', 'no-store').redirect(`/${kind}/${intent}#${fragment}`)
}
