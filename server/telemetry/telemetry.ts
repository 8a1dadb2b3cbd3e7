import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TelemetryConfig } from '../config.ts'
import { countRequests, routeOf } from '../http/request-counts.ts'
import { metricsBody, type RequestSpan, type SpanIds, type StatementSpan, tracesBody } from './otlp.ts'
import { observeStatements } from './statements.ts'

const exportIntervalMs = 10_000
/** The most request spans, and the most statement spans, per export. Further spans are dropped. */
const maxSpans = 2_048
/** The timeout of an export while the server runs. */
const exportTimeoutMs = 5_000
/** The timeout of the last export, which delays the shutdown. */
const lastExportTimeoutMs = 1_000

/** The `traceparent` header of W3C Trace Context. */
const traceparent = /^00-(?<traceId>(?!0{32})[\da-f]{32})-(?<spanId>(?!0{16})[\da-f]{16})-[\da-f]{2}$/

/**
 * Exports a span of each request and database statement, request counts and process state to an OpenTelemetry
 * collector, by OTLP over HTTP in JSON. A failed export is logged and its spans are lost; metrics are cumulative, so
 * the next export includes them. Spans have route patterns and SQL with placeholders, and no other data of a request.
 */
export function registerTelemetry(app: FastifyInstance, config: TelemetryConfig): void {
  const { serviceName } = config
  const startMs = Date.now()
  const requestCounts = countRequests(app)
  const eventLoopDelay = monitorEventLoopDelay()
  const idsOf = createRequestIds()
  const currentRequest = new AsyncLocalStorage<SpanIds>()
  let requests: RequestSpan[] = []
  let statements: StatementSpan[] = []

  app.addHook('onRequest', (request, _reply, done) => currentRequest.run(idsOf(request), done))
  app.addHook('onResponse', async (request, reply) => {
    if (requests.length < maxSpans) requests.push({ ...idsOf(request), ...describeAnswer(request, reply) })
  })
  const stopObserving = observeStatements((statement) => {
    if (statements.length < maxSpans) statements.push({ ...statement, ...childIds(currentRequest.getStore()) })
  })

  async function exportAll(timeoutMs: number): Promise<void> {
    const exported = { requests, statements }
    requests = []
    statements = []
    const state = {
      residentBytes: process.memoryUsage.rss(),
      eventLoopDelaySeconds: eventLoopDelay.percentile(99) / 1e9,
    }
    const times = { startMs, nowMs: Date.now() }
    const send = (path: string, body: object) => postExport(app, config, { path, body, timeoutMs })
    const hasSpans = exported.requests.length + exported.statements.length > 0
    const exports = [send('/v1/metrics', metricsBody(serviceName, times, requestCounts(), state))]
    if (hasSpans) exports.push(send('/v1/traces', tracesBody(serviceName, exported)))
    await Promise.all(exports)
  }

  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', () => {
    eventLoopDelay.enable()
    timer = setInterval(() => void exportAll(exportTimeoutMs), exportIntervalMs).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    eventLoopDelay.disable()
    stopObserving()
    await exportAll(lastExportTimeoutMs)
  })
}

const newSpanId = () => randomBytes(8).toString('hex')
const newTraceId = () => randomBytes(16).toString('hex')

/** Creates a function that returns the span ids of a request, which continue the caller's trace. */
function createRequestIds(): (request: FastifyRequest) => SpanIds {
  const known = new WeakMap<FastifyRequest, SpanIds>()
  return (request) => {
    const { traceId, spanId: parentSpanId } = traceparent.exec(String(request.headers.traceparent))?.groups ?? {}
    const ids = known.get(request) ?? { traceId: traceId ?? newTraceId(), spanId: newSpanId(), parentSpanId }
    known.set(request, ids)
    return ids
  }
}

/** The ids of a child span. A statement of the server's own tasks has no parent, so it starts a trace. */
const childIds = (parent: SpanIds | undefined): SpanIds => ({
  traceId: parent?.traceId ?? newTraceId(),
  spanId: newSpanId(),
  parentSpanId: parent?.spanId,
})

/** The attributes and times of a request's span, once the response is sent. */
function describeAnswer(
  request: FastifyRequest,
  { statusCode: status, elapsedTime }: FastifyReply,
): Omit<RequestSpan, keyof SpanIds> {
  const endMs = Date.now()
  return { method: request.method, route: routeOf(request), status, startMs: endMs - elapsedTime, endMs }
}

/** Sends a body to the collector. Never rejects: a failure is logged. */
async function postExport(
  { log }: Pick<FastifyInstance, 'log'>,
  { endpoint, headers }: TelemetryConfig,
  { path, body, timeoutMs }: { path: string; body: object; timeoutMs: number },
): Promise<void> {
  try {
    const response = await fetch(`${endpoint}${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    if (!response.ok) log.warn({ status: response.status, path }, 'The telemetry collector refused an export')
  } catch (error) {
    log.warn(
      { problem: error instanceof Error ? error.name : error, path },
      'The telemetry collector could not be reached',
    )
  }
}
