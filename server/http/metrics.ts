import { timingSafeEqual } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { bearerToken } from '../identity/session-cookie.ts'
import { securityEventCounts } from '../security-events.ts'
import { HttpFailure } from './http-failure.ts'

/** Upper bounds of the counted durations, in seconds. */
const bucketSeconds = [0.005, 0.025, 0.1, 0.5, 1, 5] as const

/** The requests of one route with one status. */
interface RouteCount {
  requests: number
  totalSeconds: number
  /** Requests within each of {@link bucketSeconds}. */
  withinBucket: number[]
}

/**
 * `GET /api/metrics`: counts of requests and security events, and the state of the process, in Prometheus' text format.
 * Only with `METRICS_TOKEN`, as the bearer token; without the setting, or with another token, 404.
 */
export function registerMetrics(app: FastifyInstance): void {
  const { metricsToken } = app.context.config
  if (metricsToken === undefined) return
  const routeCounts = new Map<string, RouteCount>()
  const eventLoopDelay = monitorEventLoopDelay()
  app.addHook('onListen', () => void eventLoopDelay.enable())
  app.addHook('onClose', async () => void eventLoopDelay.disable())

  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    // The route's pattern, never the address: ids would be personal data, and a series each.
    const labels = `method="${method}",route="${routeOptions.url ?? 'none'}",status="${reply.statusCode}"`
    const count = routeCounts.get(labels) ?? { requests: 0, totalSeconds: 0, withinBucket: bucketSeconds.map(() => 0) }
    const seconds = reply.elapsedTime / 1000
    count.requests += 1
    count.totalSeconds += seconds
    count.withinBucket = count.withinBucket.map(
      (within, index) => within + Number(seconds <= (bucketSeconds[index] ?? 0)),
    )
    routeCounts.set(labels, count)
  })

  app.get('/api/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isSame(bearerToken(request) ?? '', metricsToken)) throw new HttpFailure('notFound')
    const lines = [
      ...processLines(eventLoopDelay.percentile(99) / 1e9),
      ...securityLines(),
      ...requestLines(routeCounts),
    ]
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function processLines(eventLoopDelaySeconds: number): string[] {
  return [
    '# TYPE process_uptime_seconds gauge',
    `process_uptime_seconds ${process.uptime()}`,
    '# TYPE process_resident_memory_bytes gauge',
    `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
    '# TYPE nodejs_eventloop_lag_p99_seconds gauge',
    `nodejs_eventloop_lag_p99_seconds ${eventLoopDelaySeconds}`,
  ]
}

function securityLines(): string[] {
  const counts = [...securityEventCounts()].map(([event, count]) => `security_events_total{event="${event}"} ${count}`)
  return ['# TYPE security_events_total counter', ...counts]
}

function requestLines(routeCounts: ReadonlyMap<string, RouteCount>): string[] {
  const series = [...routeCounts].flatMap(([labels, { requests, totalSeconds, withinBucket }]) => [
    ...withinBucket.map(
      (within, index) => `http_request_duration_seconds_bucket{${labels},le="${bucketSeconds[index]}"} ${within}`,
    ),
    `http_request_duration_seconds_bucket{${labels},le="+Inf"} ${requests}`,
    `http_request_duration_seconds_sum{${labels}} ${totalSeconds}`,
    `http_request_duration_seconds_count{${labels}} ${requests}`,
  ])
  return ['# TYPE http_request_duration_seconds histogram', ...series]
}
