import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { testServer } from '../testing/harness.ts'

const server = testServer()

test('closes the server without waiting for connections that have carried no request', async () => {
  const origin = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(origin.port), origin.hostname)
  await once(socket, 'connect')
  expect((await fetch(new URL('/api/health', origin))).status).toBe(200)
  const closed = once(socket, 'close')
  await server.app.close()
  await closed
}, 10_000)
