import { randomBytes } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TelemetryConfig } from '../config.ts'
import { countRequests, routeOf } from '../http/request-counts.ts'
import { metricsBody, type RequestSpan, tracesBody } from './otlp.ts'

/** How often spans and metrics are sent. */
const exportIntervalMs = 10_000
/** Spans of one export; what comes beyond between two exports is dropped. */
const maxSpans = 2_048
/** For each export while the server runs. */
const exportTimeoutMs = 5_000
/** For the last export: the server has a few seconds to end. */
const lastExportTimeoutMs = 1_000

/** The ids of a caller's trace and span (W3C Trace Context). */
const traceparent = /^00-(?<traceId>(?!0{32})[\da-f]{32})-(?<spanId>(?!0{16})[\da-f]{16})-[\da-f]{2}$/

/**
 * Sends a span of each request, counts of requests, and the state of the process to an OpenTelemetry collector, by OTLP over
 * HTTP in JSON. A failed export is logged and its spans are dropped; metrics are cumulative, so the next export has them.
 * Routes are named by their patterns, and nothing else of a request is sent.
 */
export function registerTelemetry(app: FastifyInstance, config: TelemetryConfig): void {
  const { serviceName } = config
  const startMs = Date.now()
  const requestCounts = countRequests(app)
  const eventLoopDelay = monitorEventLoopDelay()
  let spans: RequestSpan[] = []

  app.addHook('onResponse', async (request, reply) => {
    if (spans.length < maxSpans) spans.push(toRequestSpan(request, reply))
  })

  async function exportAll(timeoutMs: number): Promise<void> {
    const exported = spans
    spans = []
    const state = {
      residentBytes: process.memoryUsage.rss(),
      eventLoopDelaySeconds: eventLoopDelay.percentile(99) / 1e9,
    }
    const times = { startMs, nowMs: Date.now() }
    const send = (path: string, body: object) => postExport(app, config, { path, body, timeoutMs })
    await Promise.all([
      exported.length > 0 && send('/v1/traces', tracesBody(serviceName, exported)),
      send('/v1/metrics', metricsBody(serviceName, times, requestCounts(), state)),
    ])
  }

  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', () => {
    eventLoopDelay.enable()
    timer = setInterval(() => void exportAll(exportTimeoutMs), exportIntervalMs).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    eventLoopDelay.disable()
    await exportAll(lastExportTimeoutMs)
  })
}

/** The span of a request that was just answered. */
function toRequestSpan(request: FastifyRequest, { statusCode: status, elapsedTime }: FastifyReply): RequestSpan {
  const { traceId, spanId: parentSpanId } = traceparent.exec(String(request.headers.traceparent))?.groups ?? {}
  const endMs = Date.now()
  return {
    traceId: traceId ?? randomBytes(16).toString('hex'),
    spanId: randomBytes(8).toString('hex'),
    parentSpanId,
    method: request.method,
    route: routeOf(request),
    status,
    startMs: endMs - elapsedTime,
    endMs,
  }
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
    log.warn({ problem: error instanceof Error ? error.name : error, path }, 'The telemetry collector is away')
  }
}
