import { expect, onTestFinished, test, vi } from 'vitest'
import { testServer } from '../testing/harness.ts'

const server = testServer()

test('a server without its database is alive and not ready', async () => {
  const broken = vi.spyOn(server.context.db, 'execute').mockRejectedValue(new Error('connection lost'))
  onTestFinished(() => broken.mockRestore())
  expect(await server.call('health', undefined)).toMatchObject({ status: 200, body: { status: 'ok' } })
  const ready = await server.call('ready', undefined)
  expect(ready).toMatchObject({ status: 503, body: { code: 'unavailable' }, headers: { 'retry-after': '5' } })
})

test('a server with its database is ready', async () => {
  expect(await server.call('ready', undefined)).toMatchObject({ status: 200, body: { status: 'ok' } })
})
