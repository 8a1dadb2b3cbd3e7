import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { campusPerMinute } from '@/contract'
import { callsPerMinute } from '../../http/call-limits.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { browserCookie, flowLifetimeMs, readBrowserToken } from '../../identity/browser-cookie.ts'
import { beginFlow, endFlow, type FlowResult, type Intention } from '../../identity/flow.ts'
import { localPath } from '../../identity/local-path.ts'
import type { ProviderClient } from '../../identity/provider-client.ts'
import { providerProblem } from '../../identity/provider-problem.ts'
import { randomToken } from '../../identity/secrets.ts'

const startQuery = z.object({
  kind: z.enum(['student', 'business', 'admin']),
  intent: z.enum(['signup', 'signin']).default('signin'),
  next: z.string().optional().catch(undefined),
  /** Marks a request that was already redirected to the public address, which prevents a redirect loop. */
  moved: z.string().optional(),
})

/**
 * Registers the sign-in with an identity provider.
 * `GET /api/identity/start?kind=student|business|admin&intent=signup|signin&next=/local/path` redirects to the
 * provider.
 * `GET /api/identity/callback` redirects to `/{kind}/{intent}` with `#ticket=…` (and `&next=…`), or with one of the
 * contract's `identityErrors` as `#error=…`.
 * `GET /api/identity/end-session` redirects to the provider's end-session URL. The product's session must have ended
 * before.
 * @param provider null: every flow ends at once with `#error=unavailable`
 */
export function registerIdentityRoutes(app: FastifyInstance, provider: ProviderClient | null): void {
  const { context } = app
  const options = { config: callsPerMinute(context, campusPerMinute), schema: { hide: true } }

  app.get('/api/identity/start', options, async (request, reply) => {
    const query = startQuery.safeParse(request.query)
    if (!query.success) throw new HttpFailure('invalid')
    const intention: Intention = { ...query.data, next: localPath(query.data.next) }
    if (!provider) return redirectToResult(reply, { intention, error: 'unavailable' })
    const publicUrl = context.publicUrl()
    // Move to the public address first: the provider redirects back to it, so its cookie must be set there.
    if (request.host !== publicUrl.host && !query.data.moved)
      return reply.redirect(`${publicUrl.origin}${request.url}&moved=1`)
    const browserToken = readBrowserToken(context, request) ?? randomToken()
    try {
      const url = await beginFlow(context, provider, intention, browserToken)
      browserCookie.set(context, reply, browserToken, flowLifetimeMs / 1000)
      return reply.header('cache-control', 'no-store').redirect(url.href)
    } catch (error) {
      request.log.error({ problem: providerProblem(error) }, 'A sign-in could not begin')
      return redirectToResult(reply, { intention, error: 'failed' })
    }
  })

  if (!provider) return
  app.get('/api/identity/callback', options, async (request, reply) => {
    const callback = new URL(request.url, context.publicUrl())
    return redirectToResult(reply, await endFlow(context, provider, callback, readBrowserToken(context, request)))
  })

  app.get('/api/identity/end-session', options, async (request, reply) => {
    const home = new URL('/', context.publicUrl())
    const url = await provider.endSessionUrl(home).catch((error: unknown) => {
      request.log.warn({ problem: providerProblem(error) }, 'A sign-out at the provider could not begin')
      return null
    })
    return reply.header('cache-control', 'no-store').redirect((url ?? home).href)
  })
}

/** Puts ticket and error in the fragment, which browsers never send to a server. */
function redirectToResult(reply: FastifyReply, result: FlowResult): FastifyReply {
  const { kind, intent, next } = result.intention
  const fragment = new URLSearchParams('ticket' in result ? { ticket: result.ticket } : { error: result.error })
  if (next) fragment.set('next', next)
  return reply.header('cache-control', 'no-store').redirect(`/${kind}/${intent}#${fragment}`)
}
