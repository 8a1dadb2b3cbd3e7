import fastifyCookie from '@fastify/cookie'
import fastifyMultipart from '@fastify/multipart'
import fastifyRateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { clock, dayMs, hourMs, limits } from '@/domain'
import type { Config, OidcConfig } from './config.ts'
import type { Context } from './context.ts'
import type { Db } from './db/database.ts'
import type { Listen } from './db/listen.ts'
import type { FileStore } from './files/file-store.ts'
import { createImageEncoder } from './files/images.ts'
import { createPdfReader } from './files/pdf-reader.ts'
import { sweepFiles } from './files/sweep.ts'
import { clamdScanner } from './files/virus-scanner.ts'
import { CallCounts, deleteEndedWindows, rateLimitStore, shareCallCounts } from './http/call-counts.ts'
import { registerCompression } from './http/compress-responses.ts'
import { registerErrorHandler } from './http/error-handler.ts'
import { frameworkErrorOptions } from './http/framework-errors.ts'
import { HttpFailure } from './http/http-failure.ts'
import { parseJsonBodies } from './http/json-bodies.ts'
import { shedLoad } from './http/load-shedding.ts'
import { registerMetrics } from './http/metrics.ts'
import { limitNetworks } from './http/network-limit.ts'
import { registerOpenApi } from './http/openapi.ts'
import { refusePipelining } from './http/pipelining.ts'
import { createPublicUrl } from './http/public-url.ts'
import { runRepeatedly } from './http/repeated-task.ts'
import { registerSecurityHeaders } from './http/security-headers.ts'
import { registerStaticClient } from './http/static-client.ts'
import { registerBodyTimeout, registerShutdownTimeout, timeoutOptions } from './http/timeouts.ts'
import { acceptQueuedConnections, closeUnusedConnections } from './http/unused-connections.ts'
import { UploadBudget } from './http/upload-budget.ts'
import { createPasswords } from './identity/passwords.ts'
import { type ProviderClient, providerClient } from './identity/provider-client.ts'
import { providerProblem } from './identity/provider-problem.ts'
import { deleteFullBuckets } from './identity/shared-throttle.ts'
import { openLiveHub } from './live/live-hub.ts'
import { createMailQueue } from './mail/mail-queue.ts'
import type { Mailer } from './mail/mailer.ts'
import { registerIdentityRoutes } from './resources/accounts/identity-routes.ts'
import { registerLocalProvider } from './resources/accounts/local-provider-routes.ts'
import { scheduleApplicationExpiry } from './resources/applications/expiry.ts'
import { registerRoutes } from './resources/index.ts'
import { loadListingChanges } from './resources/listings/student-listings.ts'
import { scheduleMailQueue } from './resources/mails/queue.ts'
import { sendDueMails } from './resources/mails/send.ts'
import { createSearchCache } from './resources/search/cache.ts'

/*
 * The parts of the server.
 *
 * - `main.ts` loads `program.ts`, which reads the settings (`config.ts`), handles signals and calls
 *   `start-server.ts`. That locks the data folder, opens the database, the file store and the mailer, builds the app
 *   here, and listens.
 * - `resources/<name>/routes.ts` registers one endpoint of the contract a line:
 *   `registerEndpoint(app, 'nameInTheContract', handler)` (`http/endpoint.ts`). The contract's row says the rest: path,
 *   caller, limits, schemas, documentation. The handler gets a `Call` and returns the response, which is checked
 *   against its schema and stripped of unknown fields, or a `JsonText`, whose schema was checked when it was written.
 * - `service.ts`, and a file for each topic of a large resource, hold the logic: functions of a `Context` that know
 *   nothing of HTTP. They refuse by throwing `HttpFailure` (`http/http-failure.ts`).
 * - `queries.ts` holds the SQL: functions of a `Db`, which is the database or a transaction.
 * - `mapping.ts` turns rows into the contract's entities.
 * - `testing/harness.ts` builds this app on an empty database of either engine for tests.
 */

/** The dependencies that `start-server.ts` and the tests' harness pass to the app. */
export interface AppDependencies {
  config: Config
  db: Db
  /** Listens to the database's notifications. */
  listen: Listen
  fileStore: FileStore
  mailer: Mailer
  /** Options for Fastify's logger; false disables it. */
  logger: FastifyServerOptions['logger']
}

/** Builds the server, ready to `listen` or to `inject`. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const app = createFastify(dependencies)
  const context = createContext(app, dependencies)
  app.decorate('context', context)
  app.decorate('uploadBudget', new UploadBudget(app))
  app.addHook('onClose', async () => {
    context.images.close()
    await context.pdfs.close()
  })
  const live = await openLiveHub(dependencies.listen, (ids) => loadListingChanges(context, ids))
  app.decorate('live', live)
  // In preClose, because closing waits for connections, and streams do not end by themselves.
  app.addHook('preClose', () => live.close())
  closeUnusedConnections(app)
  registerShutdownTimeout(app)
  await registerHttp(app)
  const provider = await registerProvider(app)
  app.decorate('identityProvider', provider)
  registerIdentityRoutes(app, provider)
  registerMetrics(app)
  const { telemetry } = context.config
  if (telemetry) (await import('./telemetry/telemetry.ts')).registerTelemetry(app, telemetry)
  registerRoutes(app)
  scheduleTasks(app)
  await registerStaticClient(app)
  acceptQueuedConnections(app)
  return app
}

/** Replaces Fastify's schema compilers, which are slow to load. `registerHttp` sets the app's own. */
function buildNoCompiler(): never {
  throw new Error('The app compiles no schema.')
}

function createFastify({ config, logger }: AppDependencies): FastifyInstance {
  return fastify({
    ...(logger !== undefined && { logger }),
    // Failed calls are logged by the error handler; successful ones are not logged.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < config.trustProxy,
    routerOptions: { ignoreTrailingSlash: true },
    schemaController: { compilersFactory: { buildValidator: buildNoCompiler, buildSerializer: buildNoCompiler } },
    // The default, also without a route. `registerEndpoint` sets an endpoint's own limit.
    bodyLimit: limits.beaconBytes,
    // Answer the calls that still arrive while the server closes, until the load balancer sends calls elsewhere.
    return503OnClosing: false,
    ...timeoutOptions,
    ...frameworkErrorOptions(config),
  })
}

function createContext(app: FastifyInstance, { config, db, fileStore, mailer }: AppDependencies): Context {
  const context: Context = {
    db,
    files: fileStore,
    images: createImageEncoder(),
    pdfs: createPdfReader(),
    virusScanner: config.clamd ? clamdScanner(config.clamd) : null,
    mailer,
    mailQueue: createMailQueue(() => sendDueMails(context), app.log),
    passwords: createPasswords(config.passwordCost),
    callCounts: new CallCounts(db, () => clock.now().getTime()),
    searchCache: createSearchCache(),
    clock,
    config,
    publicUrl: createPublicUrl(config, app.server),
    log: app.log,
  }
  return context
}

/** Registers bodies, errors, headers and limits of all calls, in the order in which their hooks have to run. */
async function registerHttp(app: FastifyInstance): Promise<void> {
  refusePipelining(app)
  registerBodyTimeout(app)
  app.decorateRequest('account', null)
  app.decorateRequest('form', null)
  // `http/endpoint.ts` validates requests and responses; the routes' schemas are for documentation only.
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer))
  app.removeContentTypeParser('text/plain')
  parseJsonBodies(app)
  registerErrorHandler(app)
  registerCompression(app)
  registerSecurityHeaders(app)
  shedLoad(app)
  limitNetworks(app)
  await app.register(fastifyCookie)
  await app.register(fastifyMultipart)
  await app.register(fastifyRateLimit, {
    global: false,
    timeWindow: '1 minute',
    store: rateLimitStore(app.context.callCounts),
    errorResponseBuilder: () => new HttpFailure('rateLimited'),
  })
  registerOpenApi(app)
}

/** Schedules the tasks that no resource's routes schedule. */
function scheduleTasks(app: FastifyInstance): void {
  const { context } = app
  shareCallCounts(app)
  scheduleApplicationExpiry(app)
  scheduleMailQueue(app)
  runRepeatedly(app, {
    name: 'delete old counts',
    everyMs: hourMs,
    run: async () => {
      await deleteEndedWindows(context.db, context.clock.now())
      await deleteFullBuckets(context)
    },
  })
  runRepeatedly(app, { name: 'sweep files', everyMs: dayMs, run: () => sweepFiles(context) })
}

/** The client of the configured identity provider; null without one. */
function registerProvider(app: FastifyInstance): Promise<ProviderClient> | ProviderClient | null {
  const { identity } = app.context.config
  if (identity === 'none') return null
  return identity === 'local' ? registerLocalProvider(app) : registerRemoteProvider(app, identity)
}

/** The client of an external provider. The server starts without it, and logs when it cannot be reached. */
function registerRemoteProvider(app: FastifyInstance, { issuer, ...client }: OidcConfig): ProviderClient {
  // Always ask for the account, because the browser may have somebody else's session at the provider.
  const provider = providerClient({ issuer: new URL(issuer), ...client, prompt: 'select_account' })
  app.addHook('onListen', () => {
    provider.discover().catch((error: unknown) => {
      app.log.error({ problem: providerProblem(error) }, 'The identity provider cannot be used: nobody can sign in')
    })
  })
  return provider
}
