import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientGoneStatus } from './client-gone.ts'

/** Upper bounds of the histogram's buckets, in seconds. */
export const bucketSeconds = [0.005, 0.025, 0.1, 0.5, 1, 5] as const

/** The requests of a method, route and status since the server started. */
export interface RequestCount {
  method: string
  /** The route's pattern. URLs have ids, which are personal data and would create a series each. */
  route: string
  /** The response's status; 499 when the client disconnected before the response. */
  status: number
  requests: number
  totalSeconds: number
  /** Requests by duration: one count for each of {@link bucketSeconds}, and one for longer requests. */
  buckets: number[]
}

/** The pattern of a request's route; `none` when no route matches. */
export function routeOf({ routeOptions }: { routeOptions: { url?: string | undefined } }): string {
  return routeOptions.url ?? 'none'
}

/** Counts requests by method, route and status. @returns a function that returns the counts */
export function countRequests(app: FastifyInstance): () => RequestCount[] {
  const counts = new Map<string, RequestCount>()
  function count(request: FastifyRequest, status: number, elapsedMs: number): void {
    const { method } = request
    const route = routeOf(request)
    const key = `${method} ${route} ${status}`
    const buckets = [...bucketSeconds.map(() => 0), 0]
    const series = counts.get(key) ?? { method, route, status, requests: 0, totalSeconds: 0, buckets }
    const seconds = elapsedMs / 1000
    const index = bucketSeconds.findIndex((bound) => seconds <= bound)
    series.requests += 1
    series.totalSeconds += seconds
    const bucket = index === -1 ? bucketSeconds.length : index
    series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1
    counts.set(key, series)
  }
  // Fastify calls `onResponse` only for sent responses, so count disconnected clients here.
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => {
      if (!reply.raw.headersSent) count(request, clientGoneStatus, reply.elapsedTime)
    })
  })
  app.addHook('onResponse', async (request, reply) => count(request, reply.statusCode, reply.elapsedTime))
  return () => [...counts.values()]
}
