import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientGoneStatus } from './client-gone.ts'

/** Upper bounds of the counted durations, in seconds. */
export const bucketSeconds = [0.005, 0.025, 0.1, 0.5, 1, 5] as const

/** The requests of one route with one status, since the server started. */
export interface RequestCount {
  method: string
  /** The route's pattern, never the address: ids would be personal data, and a series each. */
  route: string
  /** 499 for a request whose client went before the answer began. */
  status: number
  requests: number
  totalSeconds: number
  /** Requests by duration: up to each of {@link bucketSeconds}, and longer. */
  buckets: number[]
}

/** The pattern of a request's route; `none` for an address of nothing. */
export function routeOf({ routeOptions }: { routeOptions: { url?: string | undefined } }): string {
  return routeOptions.url ?? 'none'
}

/** Counts the app's requests by method, route and status. The list grows as new kinds of requests come. */
export function countRequests(app: FastifyInstance): () => RequestCount[] {
  const counts = new Map<string, RequestCount>()
  function count(request: FastifyRequest, status: number, elapsedMs: number): void {
    const { method } = request
    const route = routeOf(request)
    const key = `${method} ${route} ${status}`
    const buckets = [...bucketSeconds.map(() => 0), 0]
    const sum = counts.get(key) ?? { method, route, status, requests: 0, totalSeconds: 0, buckets }
    const seconds = elapsedMs / 1000
    const index = bucketSeconds.findIndex((bound) => seconds <= bound)
    sum.requests += 1
    sum.totalSeconds += seconds
    const bucket = index === -1 ? bucketSeconds.length : index
    sum.buckets[bucket] = (sum.buckets[bucket] ?? 0) + 1
    counts.set(key, sum)
  }
  // Fastify calls `onResponse` for answers that were sent only.
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => {
      if (!reply.raw.headersSent) count(request, clientGoneStatus, reply.elapsedTime)
    })
  })
  app.addHook('onResponse', async (request, reply) => count(request, reply.statusCode, reply.elapsedTime))
  return () => [...counts.values()]
}
