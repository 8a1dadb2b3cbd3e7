import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { testServer } from '../testing/harness.ts'
import { registerErrorHandler } from './error-handler.ts'
import { defaultLoadLimits, type LoadLimits, shedLoad } from './load-shedding.ts'

const server = testServer()
let app: FastifyInstance | undefined
afterEach(() => app?.close())

/** Starts a server that sheds load, on the tests' database. */
async function listening(limits: Partial<LoadLimits>): Promise<FastifyInstance> {
  const created = fastify()
  app = created
  created.decorate('context', server.context)
  registerErrorHandler(created)
  await created.register(cookie)
  shedLoad(created, { eventLoopDelayMs: 60_000, databaseDelayMs: 60_000, sampleMs: 50, lateSamples: 1, ...limits })
  for (const path of ['/api/call', '/api/health', '/page']) created.get(path, async () => 'answered')
  await created.listen({ port: 0, host: '127.0.0.1' })
  return created
}

/** Repeats a call until its status matches. */
async function untilStatus(created: FastifyInstance, status: number) {
  for (;;) {
    const answer = await created.inject('/api/call')
    if (answer.statusCode === status) return answer
    await new Promise((resolve) => setImmediate(resolve))
  }
}

function blockEventLoop(ms: number): void {
  const endMs = performance.now() + ms
  while (performance.now() < endMs);
}

test('TR-09 rejects calls with 503 while the event loop is late, serves pages and health checks, and recovers', async () => {
  const created = await listening({ eventLoopDelayMs: 250, lateSamples: 3 })
  await untilStatus(created, 200)
  // A single long turn is no overload.
  blockEventLoop(400)
  await new Promise((resolve) => setImmediate(resolve))
  expect((await created.inject('/api/call')).statusCode).toBe(200)
  const busy = setInterval(() => blockEventLoop(300), 1)
  const refused = await untilStatus(created, 503)
  expect(refused.headers['retry-after']).toBe('1')
  expect(refused.json()).toMatchObject({ success: false, code: 'unavailable' })
  // The router decodes paths before it matches them.
  expect((await created.inject('/%61pi/call')).statusCode).toBe(503)
  const others = await Promise.all(['/api/health', '/page'].map((url) => created.inject(url)))
  expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  clearInterval(busy)
  await untilStatus(created, 200)
})

test('TR-09 rejects calls with 503 while the database is late', async () => {
  const created = await listening({ databaseDelayMs: 20 })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  // Occupy every connection of PostgreSQL's pool; PGlite has one.
  const transactions = Array.from({ length: 10 }, () => server.db.transaction(() => released))
  await untilStatus(created, 503)
  release()
  await Promise.all(transactions)
  await untilStatus(created, 200)
})

test('TR-09 the default limits are below a second of delay, in three samples of a second', () => {
  expect(defaultLoadLimits).toEqual({ eventLoopDelayMs: 500, databaseDelayMs: 1000, sampleMs: 1000, lateSamples: 3 })
})
