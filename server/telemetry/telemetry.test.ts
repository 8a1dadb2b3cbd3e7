import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import { PgPreparedQuery } from 'drizzle-orm/pg-core'
import fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { businesses } from '../db/schema.ts'
import { sharedTestDatabase } from '../testing/test-database.ts'
import { registerTelemetry } from './telemetry.ts'

const attributes = z.array(
  z.object({
    key: z.string(),
    value: z.union([z.object({ stringValue: z.string() }), z.object({ intValue: z.string() })]),
  }),
)
const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`))
const nanos = z.string().regex(/^\d{19}$/)
const resource = z.object({ attributes })

/** The schema of OTLP traces in JSON. */
const traces = z.object({
  resourceSpans: z.tuple([
    z.object({
      resource,
      scopeSpans: z.tuple([
        z.object({
          spans: z.array(
            z.object({
              traceId: hex(16),
              spanId: hex(8),
              parentSpanId: hex(8).optional(),
              name: z.string(),
              kind: z.union([z.literal(2), z.literal(3)]),
              startTimeUnixNano: nanos,
              endTimeUnixNano: nanos,
              attributes,
              status: z.object({ code: z.literal(2) }).optional(),
            }),
          ),
        }),
      ]),
    }),
  ]),
})
const metrics = z.object({
  resourceMetrics: z.tuple([
    z.object({
      resource,
      scopeMetrics: z.tuple([z.object({ metrics: z.array(z.looseObject({ name: z.string() })) })]),
    }),
  ]),
})
const histogram = z.object({
  histogram: z.object({
    aggregationTemporality: z.literal(2),
    dataPoints: z.array(
      z.object({
        attributes,
        count: z.string(),
        sum: z.number(),
        bucketCounts: z.array(z.string()),
        explicitBounds: z.array(z.number()),
      }),
    ),
  }),
})

/** Starts a fake collector that records the bodies by path. */
async function startCollector(status = 200) {
  const received: { path: string; key: string | undefined; body: unknown }[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const key = request.headers['x-key']
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString())
    received.push({ path: request.url ?? '', key: typeof key === 'string' ? key : undefined, body })
    response.writeHead(status).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const bodyAt = (path: string) => received.find((each) => each.path === path)?.body
  return { endpoint: `http://127.0.0.1:${port}`, received, bodyAt }
}

function makeApp(endpoint: string) {
  const app = fastify()
  registerTelemetry(app, { endpoint, headers: { 'x-key': 'secret' }, serviceName: 'gigs' })
  app.get('/api/files/:id', async () => 'file')
  app.get('/api/broken', async () => Promise.reject(new Error('no')))
  return app
}

test('TR-12 exports a span of each request by route, in the caller’s trace', async () => {
  const { endpoint, received, bodyAt } = await startCollector()
  const app = makeApp(endpoint)
  const [traceId, spanId] = ['a'.repeat(32), 'b'.repeat(16)]
  await app.inject({ url: '/api/files/ana@uni.example?q=Ana', headers: { traceparent: `00-${traceId}-${spanId}-01` } })
  await app.inject('/api/broken')
  await app.inject('/nothing/Ana')
  await app.close()
  const [{ resource: sender, scopeSpans }] = traces.parse(bodyAt('/v1/traces')).resourceSpans
  expect(sender.attributes).toEqual([{ key: 'service.name', value: { stringValue: 'gigs' } }])
  const [{ spans }] = scopeSpans
  expect(spans.map(({ name }) => name)).toEqual(['GET /api/files/:id', 'GET /api/broken', 'GET none'])
  const [file, broken] = spans
  expect(file).toMatchObject({ traceId, parentSpanId: spanId })
  expect(file?.attributes).toContainEqual({ key: 'http.route', value: { stringValue: '/api/files/:id' } })
  expect(BigInt(file?.endTimeUnixNano ?? 0)).toBeGreaterThanOrEqual(BigInt(file?.startTimeUnixNano ?? 1))
  expect(broken).toMatchObject({ status: { code: 2 } })
  expect(broken?.parentSpanId).toBeUndefined()
  expect(received.map(({ key }) => key)).toEqual(['secret', 'secret'])
  expect(JSON.stringify(received)).not.toMatch(/ana/i)
})

test('TR-12 exports a span of each statement, as a child of its request and without values', async () => {
  const { endpoint, received: exports, bodyAt } = await startCollector()
  const { db } = await sharedTestDatabase()
  const statementMethod = () => Reflect.get(PgPreparedQuery.prototype, 'queryWithCache')
  const unchangedMethod = statementMethod()
  const app = makeApp(endpoint)
  expect(statementMethod()).not.toBe(unchangedMethod)
  app.post('/api/businesses', async () => {
    await db.select({ id: businesses.id }).from(businesses).where(eq(businesses.username, 'ana'))
    await db.transaction((tx) =>
      tx.update(businesses).set({ companyName: 'Ana' }).where(eq(businesses.username, 'ana')),
    )
    await db.execute(sql`select ${'ana'}::integer`).catch(() => {})
    return 'done'
  })
  const received = new Promise<void>((resolve) => app.addHook('onRequest', async () => resolve()))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const call = request(`${url}/api/businesses`, { method: 'POST', headers: { 'content-type': 'application/json' } })
  call.flushHeaders()
  // A request body that arrives late resumes in the async context of its socket.
  await received
  call.end(JSON.stringify({ data: 'ana' }))
  const [answer] = await once(call, 'response')
  await text(answer)
  await db.execute(sql`select 1`)
  await app.close()
  expect(statementMethod()).toBe(unchangedMethod)

  const [{ scopeSpans }] = traces.parse(bodyAt('/v1/traces')).resourceSpans
  const [{ spans }] = scopeSpans
  const [served, ...statements] = spans
  const textOf = ({ attributes: of }: (typeof spans)[number]) => of.find(({ key }) => key === 'db.query.text')?.value
  // Ignore begin and commit: the embedded engine sends them without drizzle.
  const named = statements.filter(({ name }) => !/BEGIN|COMMIT/.test(name))
  expect(named.map((span) => [span.name, textOf(span), span.kind, span.status?.code])).toEqual([
    ['SELECT', { stringValue: 'select "id" from "businesses" where "businesses"."username" = $1' }, 3, undefined],
    [
      'UPDATE',
      { stringValue: expect.stringMatching(/^update "businesses" set "company_name" = \$1.*= \$\d$/) },
      3,
      undefined,
    ],
    ['SELECT', { stringValue: 'select $1::integer' }, 3, 2],
    ['SELECT', { stringValue: 'select 1' }, 3, undefined],
  ])
  for (const { traceId, parentSpanId } of statements.slice(0, -1))
    expect({ traceId, parentSpanId }).toEqual({ traceId: served?.traceId, parentSpanId: served?.spanId })
  expect(statements.at(-1)?.parentSpanId).toBeUndefined()
  expect(JSON.stringify(exports)).not.toMatch(/ana/i)
})

test('TR-12 exports request counts by route and status, and the process state', async () => {
  const { endpoint, bodyAt } = await startCollector()
  const app = makeApp(endpoint)
  for (const id of ['1', '2', '3']) await app.inject(`/api/files/${id}`)
  await app.close()
  const [{ scopeMetrics }] = metrics.parse(bodyAt('/v1/metrics')).resourceMetrics
  const [{ metrics: sent }] = scopeMetrics
  expect(sent.map(({ name }) => name)).toEqual([
    'http.server.request.duration',
    'process.memory.usage',
    'nodejs.eventloop.delay.p99',
  ])
  const [point] = histogram.parse(sent[0]).histogram.dataPoints
  expect(point?.count).toBe('3')
  expect(point?.bucketCounts).toHaveLength((point?.explicitBounds.length ?? 0) + 1)
  expect(point?.bucketCounts.reduce((sum, count) => sum + Number(count), 0)).toBe(3)
})

test.each([
  ['refuses', async () => (await startCollector(503)).endpoint],
  ['is away', async () => 'http://127.0.0.1:9'],
])('logs a collector that %s, and continues to answer calls', async (_, findEndpoint) => {
  const app = makeApp(await findEndpoint())
  const warn = vi.spyOn(app.log, 'warn')
  expect((await app.inject('/api/files/1')).statusCode).toBe(200)
  await app.close()
  expect(warn).toHaveBeenCalledTimes(2)
})

test('an unresponsive collector delays the shutdown by a second', async () => {
  const silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    silent.closeAllConnections()
    silent.close()
  })
  const app = makeApp(`http://127.0.0.1:${(silent.address() as AddressInfo).port}`)
  await app.ready()
  const startMs = performance.now()
  await app.close()
  expect(performance.now() - startMs).toBeLessThan(3_000)
})
