import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { testServer } from '../testing/harness.ts'

const server = testServer()

test('a server that closes does not wait for connections nobody has asked anything on', async () => {
  const origin = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(origin.port), origin.hostname)
  await once(socket, 'connect')
  expect((await fetch(new URL('/api/health', origin))).status).toBe(200)
  const left = once(socket, 'close')
  await server.app.close()
  await left
}, 10_000)
