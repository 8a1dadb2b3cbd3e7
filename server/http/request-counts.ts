import type { FastifyInstance } from 'fastify'

/** Upper bounds of the counted durations, in seconds. */
export const bucketSeconds = [0.005, 0.025, 0.1, 0.5, 1, 5] as const

/** The requests of one route with one status, since the server started. */
export interface RequestCount {
  method: string
  /** The route's pattern, never the address: ids would be personal data, and a series each. */
  route: string
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
  app.addHook('onResponse', async (request, { statusCode: status, elapsedTime }) => {
    const { method } = request
    const route = routeOf(request)
    const key = `${method} ${route} ${status}`
    const buckets = [...bucketSeconds.map(() => 0), 0]
    const count = counts.get(key) ?? { method, route, status, requests: 0, totalSeconds: 0, buckets }
    const seconds = elapsedTime / 1000
    const index = bucketSeconds.findIndex((bound) => seconds <= bound)
    count.requests += 1
    count.totalSeconds += seconds
    const bucket = index === -1 ? bucketSeconds.length : index
    count.buckets[bucket] = (count.buckets[bucket] ?? 0) + 1
    counts.set(key, count)
  })
  return () => [...counts.values()]
}
