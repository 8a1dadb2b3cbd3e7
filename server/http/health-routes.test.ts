import { expect, onTestFinished, test, vi } from 'vitest'
import { testServer } from '../testing/harness.ts'

const server = testServer()

test('reports a server without a database as alive and not ready', async () => {
  const broken = vi.spyOn(server.context.db, 'execute').mockRejectedValue(new Error('connection lost'))
  onTestFinished(() => broken.mockRestore())
  expect(await server.call('health', undefined)).toMatchObject({ status: 200, body: { status: 'ok' } })
  const ready = await server.call('ready', undefined)
  expect(ready).toMatchObject({ status: 503, body: { code: 'unavailable' }, headers: { 'retry-after': '5' } })
})

test('reports a server with a database as ready', async () => {
  expect(await server.call('ready', undefined)).toMatchObject({ status: 200, body: { status: 'ok' } })
})

test('reports a draining server as not ready, and answers its calls', async () => {
  server.app.readiness.isDraining = true
  onTestFinished(() => {
    server.app.readiness.isDraining = false
  })
  expect(await server.call('ready', undefined)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(await server.call('health', undefined)).toMatchObject({ status: 200 })
  expect(await server.call('upcomingEvents', undefined)).toMatchObject({ status: 200 })
})
