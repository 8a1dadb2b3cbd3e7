import { bucketSeconds, type RequestCount } from '../http/request-counts.ts'

/*
 * OTLP 1.0 in JSON (https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding): ids are hex, 64-bit integers are
 * strings, enumerations are numbers. Attribute names follow OpenTelemetry's semantic conventions for HTTP and
 * databases.
 */

/** The ids that place a span in a trace. */
export interface SpanIds {
  /** 16 bytes in hex. */
  traceId: string
  /** 8 bytes in hex. */
  spanId: string
  /** The parent span, which for a request is the caller's, from `traceparent`; undefined for a root span. */
  parentSpanId: string | undefined
}

interface SpanTimes {
  startMs: number
  endMs: number
}

/** The span of a request. It contains neither user input nor an IP address. */
export interface RequestSpan extends SpanIds, SpanTimes {
  method: string
  route: string
  status: number
}

/** The span of a database statement. */
export interface StatementSpan extends SpanIds, SpanTimes {
  /** The SQL with placeholders instead of values. */
  text: string
  isFailed: boolean
}

/** The state of the process at an instant. */
export interface ProcessState {
  residentBytes: number
  /** The 99th percentile of the event loop's delay. */
  eventLoopDelaySeconds: number
}

/** OTLP's numbers of enumerated values. */
const spanKinds = { server: 2, client: 3 }
const statusError = 2
const cumulative = 2

const scope = { name: 'campus-gigs' }

/** The body of a request to `/v1/traces`. */
export function tracesBody(
  serviceName: string,
  { requests, statements }: { requests: readonly RequestSpan[]; statements: readonly StatementSpan[] },
): object {
  const spans = [...requests.map(toRequestSpan), ...statements.map(toStatementSpan)]
  return { resourceSpans: [{ resource: resourceOf(serviceName), scopeSpans: [{ scope, spans }] }] }
}

/**
 * The body of a request to `/v1/metrics`.
 * @param times when the process started, and now
 */
export function metricsBody(
  serviceName: string,
  times: { startMs: number; nowMs: number },
  requestCounts: readonly RequestCount[],
  { residentBytes, eventLoopDelaySeconds }: ProcessState,
): object {
  const timeUnixNano = toNanos(times.nowMs)
  const gauge = (name: string, unit: string, value: { asInt: string } | { asDouble: number }) => ({
    name,
    unit,
    gauge: { dataPoints: [{ timeUnixNano, ...value }] },
  })
  const duration = {
    name: 'http.server.request.duration',
    unit: 's',
    histogram: {
      aggregationTemporality: cumulative,
      dataPoints: requestCounts.map(({ requests, totalSeconds, buckets, ...request }) => ({
        startTimeUnixNano: toNanos(times.startMs),
        timeUnixNano,
        attributes: requestAttributes(request),
        count: String(requests),
        sum: totalSeconds,
        bucketCounts: buckets.map(String),
        explicitBounds: bucketSeconds,
      })),
    },
  }
  const metrics = [
    duration,
    gauge('process.memory.usage', 'By', { asInt: String(residentBytes) }),
    gauge('nodejs.eventloop.delay.p99', 's', { asDouble: eventLoopDelaySeconds }),
  ]
  return { resourceMetrics: [{ resource: resourceOf(serviceName), scopeMetrics: [{ scope, metrics }] }] }
}

function toRequestSpan(request: RequestSpan) {
  return {
    ...identityAndTimesOf(request),
    name: `${request.method} ${request.route}`,
    kind: spanKinds.server,
    attributes: requestAttributes(request),
    ...(request.status >= 500 && { status: { code: statusError } }),
  }
}

function toStatementSpan(statement: StatementSpan) {
  const operation = /[a-z]+/i.exec(statement.text)?.[0].toUpperCase() ?? 'statement'
  return {
    ...identityAndTimesOf(statement),
    name: operation,
    kind: spanKinds.client,
    attributes: [
      textAttribute('db.system.name', 'postgresql'),
      textAttribute('db.operation.name', operation),
      textAttribute('db.query.text', statement.text),
    ],
    ...(statement.isFailed && { status: { code: statusError } }),
  }
}

const identityAndTimesOf = ({ traceId, spanId, parentSpanId, startMs, endMs }: SpanIds & SpanTimes) => ({
  traceId,
  spanId,
  ...(parentSpanId !== undefined && { parentSpanId }),
  startTimeUnixNano: toNanos(startMs),
  endTimeUnixNano: toNanos(endMs),
})

const textAttribute = (key: string, stringValue: string) => ({ key, value: { stringValue } })
const intAttribute = (key: string, value: number) => ({ key, value: { intValue: String(value) } })
/** Nanoseconds as OTLP's 64-bit integer. */
const toNanos = (ms: number) => String(BigInt(Math.round(ms * 1000)) * 1000n)
const resourceOf = (serviceName: string) => ({ attributes: [textAttribute('service.name', serviceName)] })

const requestAttributes = ({ method, route, status }: Pick<RequestSpan, 'method' | 'route' | 'status'>) => [
  textAttribute('http.request.method', method),
  textAttribute('http.route', route),
  intAttribute('http.response.status_code', status),
]
