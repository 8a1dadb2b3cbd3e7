import fastifyCookie from '@fastify/cookie'
import fastifyMultipart from '@fastify/multipart'
import fastifyRateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { clock } from '@/domain'
import type { Config, OidcConfig } from './config.ts'
import type { Context } from './context.ts'
import type { Db } from './db/database.ts'
import type { Listen } from './db/listen.ts'
import type { FileStore } from './files/file-store.ts'
import { registerCompression } from './http/compress-answers.ts'
import { registerErrorHandler } from './http/error-handler.ts'
import { HttpFailure } from './http/http-failure.ts'
import { registerOpenApi } from './http/openapi.ts'
import { publicUrlOf } from './http/public-url.ts'
import { registerSecurityHeaders } from './http/security-headers.ts'
import { registerStaticClient } from './http/static-client.ts'
import { dropUnusedConnections } from './http/unused-connections.ts'
import { type ProviderClient, providerClient } from './identity/provider-client.ts'
import { providerProblem } from './identity/provider-problem.ts'
import { openLiveHub } from './live/live-hub.ts'
import type { Mailer } from './mail/mailer.ts'
import { registerIdentity } from './resources/accounts/identity-routes.ts'
import { registerLocalProvider } from './resources/accounts/local-provider-routes.ts'
import { registerRoutes } from './resources/index.ts'

/*
 * How the server is put together.
 *
 * - `main.ts` reads the settings (`config.ts`) and starts `start-server.ts`, which locks the data folder,
 *   opens the database (`db/database.ts`: PGlite in DATA_DIR/db, or PostgreSQL), the file store and the
 *   mailer, builds the app here, and listens.
 * - A route is one line in `routes/<resource>.ts`: `registerEndpoint(app, 'nameInTheContract', handler)`
 *   (`endpoint.ts`). The contract's row says the rest: path, who may call, limits, schemas, documentation.
 *   `routes/index.ts` lists the route files. A handler gets one `Call`: `input` (validated), `account`
 *   (who calls), `parameter('jobListingId')`, `file('resume')`, `context`, `request`, `reply`; it returns
 *   the response, which is checked against its schema and stripped of unknown fields.
 * - Logic is in `services/*`: plain functions `(context: Context, …)` that know nothing of HTTP. They say
 *   no by throwing `HttpFailure` (`http-failure.ts`): `throw new HttpFailure('conflict', messages.server.…)`,
 *   `throw invalid({ field: message })`.
 * - Rows become the contract's entities in `services/mapping/*` and nowhere else.
 * - In `context.db.transaction(async (tx) => …)` use only `tx`: the embedded engine has one connection.
 * - `server/testing/harness.ts` builds this app on a fresh database of either engine for tests.
 */

/** What the app is built from; `main.ts` and the tests' harness each bring their own. */
export interface AppDependencies {
  config: Config
  db: Db
  /** The database's own. */
  listen: Listen
  fileStore: FileStore
  mailer: Mailer
  /** Options for Fastify's own logger; false keeps quiet. */
  logger: FastifyServerOptions['logger']
}

/** Builds the whole server, ready to listen or to be called with `inject`. */
export async function buildApp({
  config,
  db,
  listen,
  fileStore,
  mailer,
  logger,
}: AppDependencies): Promise<FastifyInstance> {
  const app = fastify({
    ...(logger !== undefined && { logger }),
    // One line a call is noise for a newcomer; what fails is logged by the error handler.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < config.trustProxy,
    routerOptions: { ignoreTrailingSlash: true },
  })
  const context: Context = {
    db,
    files: fileStore,
    mailer,
    clock,
    config,
    publicUrl: publicUrlOf(config, app.server),
    log: app.log,
  }
  app.decorate('context', context)
  const live = await openLiveHub(listen)
  app.decorate('live', live)
  // Before anything waits for connections to end: streams do not end by themselves.
  app.addHook('preClose', () => live.close())
  dropUnusedConnections(app)
  app.decorateRequest('account', null)
  app.decorateRequest('form', null)
  // Input is validated and answers are checked in `endpoint.ts`; the routes' schemas are documentation.
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer))
  app.removeContentTypeParser('text/plain')
  registerErrorHandler(app)
  registerCompression(app)
  await registerSecurityHeaders(app)
  await app.register(fastifyCookie)
  await app.register(fastifyMultipart)
  await app.register(fastifyRateLimit, {
    global: false,
    timeWindow: '1 minute',
    errorResponseBuilder: () => new HttpFailure('rateLimited'),
  })
  await registerOpenApi(app)
  registerIdentity(app, config.oidc ? remoteProvider(app, config.oidc) : await registerLocalProvider(app))
  await registerRoutes(app)
  await registerStaticClient(app)
  return app
}

/** The provider of the settings. One that is away keeps nobody from looking at gigs, but whoever started us should know. */
function remoteProvider(app: FastifyInstance, { issuer, ...client }: OidcConfig): ProviderClient {
  // On a shared machine the provider may remember somebody else.
  const provider = providerClient({ issuer: new URL(issuer), ...client, prompt: 'select_account' })
  app.addHook('onListen', () => {
    provider.lookUp().catch((error: unknown) => {
      app.log.error({ problem: providerProblem(error) }, 'The identity provider can not be used: nobody can sign in')
    })
  })
  return provider
}
