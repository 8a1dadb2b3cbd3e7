import { bucketSeconds, type RequestCount } from '../http/request-counts.ts'

/*
 * OTLP 1.0 in JSON (https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding): ids are hex, 64-bit numbers are texts,
 * enumerations numbers. Attributes have the names of OpenTelemetry's semantic conventions for HTTP.
 */

/** A request as a span. It holds nothing that a person typed, and no address. */
export interface RequestSpan {
  /** 16 bytes in hex. */
  traceId: string
  /** 8 bytes in hex. */
  spanId: string
  /** The span of the caller, by its `traceparent`; undefined without one. */
  parentSpanId: string | undefined
  method: string
  /** The route's pattern. */
  route: string
  status: number
  startMs: number
  endMs: number
}

/** The state of the process at an instant. */
export interface ProcessState {
  residentBytes: number
  /** The 99th percentile of the event loop's delay. */
  eventLoopDelaySeconds: number
}

const spanKindServer = 2
const statusError = 2
const cumulative = 2
const scope = { name: 'campus-gigs' }

const text = (key: string, stringValue: string) => ({ key, value: { stringValue } })
const int = (key: string, value: number) => ({ key, value: { intValue: String(value) } })
const toNanos = (ms: number) => String(BigInt(Math.round(ms * 1000)) * 1000n)
const resourceOf = (serviceName: string) => ({ attributes: [text('service.name', serviceName)] })

const requestAttributes = ({ method, route, status }: Pick<RequestSpan, 'method' | 'route' | 'status'>) => [
  text('http.request.method', method),
  text('http.route', route),
  int('http.response.status_code', status),
]

/** The body of `POST /v1/traces`. */
export function tracesBody(serviceName: string, spans: readonly RequestSpan[]): object {
  return {
    resourceSpans: [
      {
        resource: resourceOf(serviceName),
        scopeSpans: [{ scope, spans: spans.map(toSpan) }],
      },
    ],
  }
}

function toSpan({ parentSpanId, startMs, endMs, traceId, spanId, ...request }: RequestSpan): object {
  return {
    traceId,
    spanId,
    ...(parentSpanId !== undefined && { parentSpanId }),
    name: `${request.method} ${request.route}`,
    kind: spanKindServer,
    startTimeUnixNano: toNanos(startMs),
    endTimeUnixNano: toNanos(endMs),
    attributes: requestAttributes(request),
    ...(request.status >= 500 && { status: { code: statusError } }),
  }
}

/** The body of `POST /v1/metrics`. */
export function metricsBody(
  serviceName: string,
  { startMs, nowMs }: { startMs: number; nowMs: number },
  counts: readonly RequestCount[],
  { residentBytes, eventLoopDelaySeconds }: ProcessState,
): object {
  const times = { startTimeUnixNano: toNanos(startMs), timeUnixNano: toNanos(nowMs) }
  const gauge = (name: string, unit: string, value: { asInt: string } | { asDouble: number }) => ({
    name,
    unit,
    gauge: { dataPoints: [{ timeUnixNano: times.timeUnixNano, ...value }] },
  })
  const duration = {
    name: 'http.server.request.duration',
    unit: 's',
    histogram: {
      aggregationTemporality: cumulative,
      dataPoints: counts.map(({ requests, totalSeconds, buckets, ...request }) => ({
        ...times,
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
