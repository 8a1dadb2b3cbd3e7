import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CustomFetch } from 'openid-client'
import { createLocalProvider, type LocalProvider } from '../../identity/local-provider.ts'
import { localProviderPath } from '../../identity/local-provider-configuration.ts'
import { expiredSignInPage, type LoginPageState, loginForm, loginPage } from '../../identity/login-page.ts'
import { fontsPath, fontsStyleSheet } from '../../identity/page.ts'
import { type ProviderClient, providerClient } from '../../identity/provider-client.ts'

const localProviderName = 'the local identity provider'

const htmlType = 'text/html; charset=utf-8'

/** The largest login form: far more than a name and an e-mail address need. */
const maxFormBytes = 8 * 1024

/**
 * Mounts the local identity provider at `/oidc` and returns its client. Both are created at the first use, because with
 * port 0 the public address is known only once the server listens.
 */
export async function registerLocalProvider(app: FastifyInstance): Promise<ProviderClient> {
  const getProvider = once(() => createLocalProvider(app.context.publicUrl()))
  const getClient = once(async () =>
    providerClient({ ...(await getProvider()), name: localProviderName, prompt: 'login', fetch: fetchInProcess(app) }),
  )

  app.get(fontsPath, { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(fontsStyleSheet(app.context.config.clientDir)),
  )
  // Each scope has its own parsers of request bodies, because the login page reads a form and the provider a stream.
  await app.register(async (scope) => registerLoginPage(scope, getProvider))
  await app.register(async (scope) => registerProviderRoutes(scope, getProvider))

  return {
    name: localProviderName,
    // Synchronous, so known without the client: the local provider always has an end-session endpoint.
    hasEndSession: () => true,
    endSessionUrl: async (returnTo) => (await getClient()).endSessionUrl(returnTo),
    discover: async () => (await getClient()).discover(),
    authorizationUrl: async (request) => (await getClient()).authorizationUrl(request),
    identify: async (callback, request) => (await getClient()).identify(callback, request),
  }
}

type GetProvider = () => Promise<LocalProvider>

/** A function that creates a value at its first call, and returns the same one at each call. */
function once<Value>(create: () => Promise<Value>): () => Promise<Value> {
  let created: Promise<Value> | undefined
  return () => {
    created ??= create()
    return created
  }
}

/** Registers every route of the provider except the login page. The provider reads request bodies itself. */
function registerProviderRoutes(scope: FastifyInstance, getProvider: GetProvider): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
  scope.all(`${localProviderPath}/*`, { schema: { hide: true } }, async (request, reply) => {
    const { handle } = await getProvider()
    reply.hijack()
    handle(request.raw, reply.raw)
  })
}

/** Registers the login page: GET renders its form, POST signs in or cancels. 410 for an expired sign-in. */
function registerLoginPage(scope: FastifyInstance, getProvider: GetProvider): void {
  const path = `${localProviderPath}/login/:uid`
  const options = { bodyLimit: maxFormBytes, schema: { hide: true } }
  const offersReviewDesk = () => scope.context.config.admins === 'everybody'
  const sendLoginPage = (reply: FastifyReply, state: LoginPageState, status: 200 | 422) =>
    reply.status(status).header('cache-control', 'no-store').type(htmlType).send(loginPage(state, offersReviewDesk()))
  const sendExpiredPage = (reply: FastifyReply) => reply.status(410).type(htmlType).send(expiredSignInPage())

  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  )

  scope.get(path, options, async (request, reply) => {
    const provider = await getProvider()
    if (!(await provider.isPending(request.raw, reply.raw))) return sendExpiredPage(reply)
    return sendLoginPage(reply, { name: '', email: '', errors: {} }, 200)
  })

  scope.post(path, options, async (request, reply) => {
    const provider = await getProvider()
    if (!(await provider.isPending(request.raw, reply.raw))) return sendExpiredPage(reply)
    const { name, email, isCancelled } = readLoginForm(request)
    if (isCancelled) return reply.redirect(await provider.finish(request.raw, reply.raw, null), 303)
    const form = loginForm.safeParse({ name, email })
    if (form.success) return reply.redirect(await provider.finish(request.raw, reply.raw, form.data), 303)
    // Reverse the issues, so that the first one of a field wins.
    const issues = form.error.issues.toReversed()
    const errors = Object.fromEntries(issues.map((issue) => [String(issue.path[0]), issue.message]))
    return sendLoginPage(reply, { name, email, errors }, 422)
  })
}

/** The typed texts, with a trimmed e-mail address, and whether the Cancel button submitted the form. */
function readLoginForm(request: FastifyRequest): { name: string; email: string; isCancelled: boolean } {
  const fields = new Map(Object.entries(request.body ?? {}))
  const textOf = (field: string) => String(fields.get(field) ?? '')
  return { name: textOf('name'), email: textOf('email').trim(), isCancelled: fields.has('cancel') }
}

/** Creates a fetch that calls this server in process, so that it works behind any proxy and on any port. */
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
    for (const [name, value] of Object.entries(injected.headers)) {
      if (value !== undefined) responseHeaders.set(name, String(value))
    }
    return new Response(injected.body, { status: injected.statusCode, headers: responseHeaders })
  }
}
