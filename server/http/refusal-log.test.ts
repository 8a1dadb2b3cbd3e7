import fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { securityEventCounts } from '../security-events.ts'
import { registerErrorHandler } from './error-handler.ts'
import { HttpFailure } from './http-failure.ts'

const logIntervalMs = 1000

/** A server whose routes fail, and its log lines. */
function refusingServer() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const lines: Record<string, unknown>[] = []
  const app = fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(JSON.parse(line)) } },
  })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  registerErrorHandler(app)
  for (const code of ['rateLimited', 'forbidden', 'unavailable', 'invalid'] as const)
    app.get(`/${code}/:id`, async () => {
      throw new HttpFailure(code)
    })
  app.get('/crashed', async () => {
    throw Object.assign(new HttpFailure('unavailable'), { cause: new Error('a decoder has ended') })
  })
  app.get('/elsewhere', async () => {
    throw Object.assign(new Error('refused by a package'), { statusCode: 503 })
  })
  app.get('/broken', async () => {
    throw new Error('a bug')
  })
  return { app, lines }
}

test('TR-12 logs a thousand refusals as one line per second and kind, and counts each', async () => {
  const { app, lines } = refusingServer()
  const throttledBefore = securityEventCounts().get('callThrottled') ?? 0
  for (let call = 0; call < 1000; call += 1) await app.inject(`/rateLimited/${call}`)
  for (const url of ['/forbidden/1', '/unavailable/1', '/unavailable/2', '/invalid/1']) await app.inject(url)
  expect(lines).toEqual([])
  vi.advanceTimersByTime(logIntervalMs)
  expect(lines).toMatchObject([
    { security: { event: 'callThrottled', routes: { '/rateLimited/:id': 1000 } } },
    { security: { event: 'callForbidden', routes: { '/forbidden/:id': 1 } } },
    { routes: { '/unavailable/:id': 2 }, msg: 'Calls were refused with 503' },
  ])
  expect(securityEventCounts().get('callThrottled')).toBe(throttledBefore + 1000)
  vi.advanceTimersByTime(logIntervalMs)
  expect(lines).toHaveLength(3)
  await app.close()
})

test('TR-12 logs the pending refusals on close', async () => {
  const { app, lines } = refusingServer()
  await app.inject('/rateLimited/1')
  await app.close()
  expect(lines).toMatchObject([{ security: { routes: { '/rateLimited/:id': 1 } } }])
})

test('TR-12 logs a 503 with a cause, and one not thrown as HttpFailure, on a line of its own', async () => {
  const { app, lines } = refusingServer()
  for (const url of ['/crashed', '/elsewhere']) expect((await app.inject(url)).statusCode).toBe(503)
  expect(lines).toMatchObject([
    { msg: 'A call failed', problem: { message: 'a decoder has ended', frames: expect.any(Array) } },
    { msg: 'A call failed', problem: { message: 'refused by a package' } },
  ])
  await app.close()
})

test('TR-12 logs an unexpected failure at once on a line of its own', async () => {
  const { app, lines } = refusingServer()
  for (let call = 0; call < 2; call += 1) await app.inject('/broken')
  expect(lines).toMatchObject([{ msg: 'A call failed' }, { msg: 'A call failed' }])
  await app.close()
})
