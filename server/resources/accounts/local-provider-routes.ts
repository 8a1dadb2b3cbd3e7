import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CustomFetch } from 'openid-client'
import { createLocalProvider, type LocalProvider, localProviderPath } from '../../identity/local-provider.ts'
import { expiredSignInPage, type LoginPageState, loginForm, loginPage } from '../../identity/login-page.ts'
import { fontsPath, fontsStyleSheet } from '../../identity/page.ts'
import { type ProviderClient, providerClient } from '../../identity/provider-client.ts'

/**
 * Mounts the local identity provider at `/oidc` and returns its client. Both are created on first use, because with
 * port 0 the public address is known only once the server listens.
 */
export async function registerLocalProvider(app: FastifyInstance): Promise<ProviderClient> {
  let created: Promise<{ provider: LocalProvider; client: ProviderClient }> | undefined
  const local = () => {
    created ??= createLocalProvider(app.context.publicUrl()).then((provider) => ({
      provider,
      client: providerClient({ ...provider, prompt: 'login', fetch: fetchInProcess(app) }),
    }))
    return created
  }

  app.get(fontsPath, { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(fontsStyleSheet(app.context.config.clientDir)),
  )
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    registerLoginPage(scope, async () => (await local()).provider)
  })
  await app.register(async (scope) => {
    // The provider parses bodies itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.all(`${localProviderPath}/*`, { schema: { hide: true } }, async (request, reply) => {
      const { provider } = await local()
      reply.hijack()
      provider.handle(request.raw, reply.raw)
    })
  })

  return {
    discover: async () => (await local()).client.discover(),
    authorizationUrl: async (request) => (await local()).client.authorizationUrl(request),
    identify: async (callback, request) => (await local()).client.identify(callback, request),
  }
}

function registerLoginPage(scope: FastifyInstance, local: () => Promise<LocalProvider>): void {
  const path = `${localProviderPath}/login/:uid`
  const options = { bodyLimit: 8 * 1024, schema: { hide: true } }
  const show = (reply: FastifyReply, state: LoginPageState, status = 200) =>
    reply.status(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(loginPage(state))
  const showExpired = (reply: FastifyReply) =>
    reply.status(410).type('text/html; charset=utf-8').send(expiredSignInPage())

  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  )

  scope.get(path, options, async (request, reply) => {
    const provider = await local()
    if (!(await provider.isPending(request.raw, reply.raw))) return showExpired(reply)
    return show(reply, { name: '', email: '', errors: {} })
  })

  scope.post(path, options, async (request, reply) => {
    const provider = await local()
    if (!(await provider.isPending(request.raw, reply.raw))) return showExpired(reply)
    const fields = readFields(request)
    if (fields.cancel) return reply.redirect(await provider.finish(request.raw, reply.raw, null), 303)
    const form = loginForm.safeParse(fields)
    if (form.success) return reply.redirect(await provider.finish(request.raw, reply.raw, form.data), 303)
    const errors = Object.fromEntries(
      form.error.issues.map((issue) => [String(issue.path[0]), issue.message]).reverse(),
    )
    return show(reply, { name: fields.name, email: fields.email, errors }, 422)
  })
}

function readFields(request: FastifyRequest): { name: string; email: string; cancel: boolean } {
  const body = new Map(Object.entries(request.body ?? {}))
  const text = (name: string) => String(body.get(name) ?? '')
  return { name: text('name'), email: text('email').trim(), cancel: body.has('cancel') }
}

/** A fetch that calls this server without the network, so it works behind any proxy and on any port. */
function fetchInProcess(app: FastifyInstance): CustomFetch {
  return async (address, { method, headers, body }) => {
    const { pathname, search } = new URL(address)
    const payload = body instanceof URLSearchParams || typeof body === 'string' ? String(body) : undefined
    const injected = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: `${pathname}${search}`,
      headers,
      ...(payload !== undefined && { payload }),
    })
    const responseHeaders = new Headers()
    for (const [name, value] of Object.entries(injected.headers))
      if (value !== undefined) responseHeaders.set(name, String(value))
    return new Response(injected.body, { status: injected.statusCode, headers: responseHeaders })
  }
}
