import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { isEqualInConstantTime } from '../identity/secrets.ts'
import { bearerToken } from '../identity/session-cookie.ts'
import { securityEventCounts } from '../security-events.ts'
import { HttpFailure } from './http-failure.ts'
import { bucketSeconds, countRequests, type RequestCount } from './request-counts.ts'

/**
 * `GET /api/metrics`: request and security event counts and process state, in Prometheus' text format. Requires
 * `METRICS_TOKEN` as bearer token; 404 without the setting and for another token.
 */
export function registerMetrics(app: FastifyInstance): void {
  const { metricsToken } = app.context.config
  if (metricsToken === undefined) return
  const requestCounts = countRequests(app)
  const eventLoopDelay = monitorEventLoopDelay()
  app.addHook('onListen', () => void eventLoopDelay.enable())
  app.addHook('onClose', async () => void eventLoopDelay.disable())

  app.get('/api/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isEqualInConstantTime(bearerToken(request) ?? '', metricsToken)) throw new HttpFailure('notFound')
    const lines = [
      ...processLines(eventLoopDelay.percentile(99) / 1e9),
      ...securityLines(),
      ...requestLines(requestCounts()),
    ]
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })
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

function requestLines(requestCounts: readonly RequestCount[]): string[] {
  const series = requestCounts.flatMap(({ method, route, status, requests, totalSeconds, buckets }) => {
    const labels = `method="${method}",route="${route}",status="${status}"`
    let cumulativeCount = 0
    return [
      ...bucketSeconds.map((bound, index) => {
        cumulativeCount += buckets[index] ?? 0
        return `http_request_duration_seconds_bucket{${labels},le="${bound}"} ${cumulativeCount}`
      }),
      `http_request_duration_seconds_bucket{${labels},le="+Inf"} ${requests}`,
      `http_request_duration_seconds_sum{${labels}} ${totalSeconds}`,
      `http_request_duration_seconds_count{${labels}} ${requests}`,
    ]
  })
  return ['# TYPE http_request_duration_seconds histogram', ...series]
}
