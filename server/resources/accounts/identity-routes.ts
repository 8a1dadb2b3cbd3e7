import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { beginFlow, endFlow, type FlowResult, type Intention } from '../../identity/flow.ts'
import { localPath } from '../../identity/local-path.ts'
import { ownCookie } from '../../identity/own-cookie.ts'
import type { ProviderClient } from '../../identity/provider-client.ts'
import { providerProblem } from '../../identity/provider-problem.ts'
import { randomToken } from '../../identity/secrets.ts'

const startQuery = z.object({
  kind: z.enum(['student', 'business']),
  intent: z.enum(['signup', 'signin']).default('signin'),
  next: z.string().optional().catch(undefined),
  /** Set once the browser has been moved to the public address. */
  moved: z.string().optional(),
})

/** Ties a flow to the browser that began it. */
const browserCookie = ownCookie('cg_identity', '/api/identity')

/**
 * The two ends of the sign-in by identity provider (D10).
 * `GET /api/identity/start?kind=student|business&intent=signup|signin&next=/local/path` sends the browser to
 * the provider; `GET /api/identity/callback` sends it on to `/{kind}/{intent}` with `#ticket=…` (and `&next=…`),
 * or `#error=cancelled` when the person cancelled, or `#error=failed`.
 */
export function registerIdentity(app: FastifyInstance, provider: ProviderClient): void {
  const { context } = app
  const config = { rateLimit: { max: Math.ceil(60 * context.config.rateLimitScale) } }
  const schema = { hide: true }

  app.get('/api/identity/start', { config, schema }, async (request, reply) => {
    const query = startQuery.safeParse(request.query)
    if (!query.success) throw new HttpFailure('invalid')
    const home = context.publicUrl()
    // The cookie has to be set where the callback will look for it.
    if (request.host !== home.host && !query.data.moved) return reply.redirect(`${home.origin}${request.url}&moved=1`)
    const intention: Intention = { ...query.data, next: localPath(query.data.next) }
    const browserToken = browserTokenOf(context, request) ?? randomToken()
    try {
      const url = await beginFlow(context, provider, intention, browserToken)
      browserCookie.set(context, reply, browserToken, 15 * 60)
      return reply.header('cache-control', 'no-store').redirect(url.href)
    } catch (error) {
      request.log.error({ problem: providerProblem(error) }, 'A sign-in could not begin')
      return goOn(reply, { intention, error: 'failed' })
    }
  })

  app.get('/api/identity/callback', { config, schema }, async (request, reply) => {
    const callback = new URL(request.url, context.publicUrl())
    return goOn(reply, await endFlow(context, provider, callback, browserTokenOf(context, request)))
  })
}

function browserTokenOf(context: Context, request: FastifyRequest): string | undefined {
  const token = browserCookie.read(context, request)
  return token && /^[\w-]{43}$/.test(token) ? token : undefined
}

/** The fragment never reaches a server or its logs. */
function goOn(reply: FastifyReply, result: FlowResult): FastifyReply {
  const { kind, intent, next } = result.intention
  const fragment = new URLSearchParams('ticket' in result ? { ticket: result.ticket } : { error: result.error })
  if (next) fragment.set('next', next)
  return reply.header('cache-control', 'no-store').redirect(`/${kind}/${intent}#${fragment}`)
}
