import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { refusePipelining } from './pipelining.ts'

let app: FastifyInstance | undefined
afterEach(() => app?.close())

/** Listens with `/endless`, which never answers, and `/large`, which exceeds the buffers of the operating system. */
async function listening() {
  const counts = { connections: 0, requests: 0 }
  app = fastify()
  refusePipelining(app)
  app.addHook('preHandler', async () => {
    counts.requests += 1
  })
  app.get('/endless', () => new Promise(() => {}))
  app.get('/large', async () => Buffer.alloc(32 * 1024 * 1024))
  app.server.on('connection', () => {
    counts.connections += 1
  })
  return { url: new URL(await app.listen({ port: 0, host: '127.0.0.1' })), counts }
}

test('TR-09 closes a connection that sends requests before the response to its first', async () => {
  const { url, counts } = await listening()
  const socket = connect(Number(url.port), url.hostname)
  const closed = once(socket.resume(), 'close')
  socket.write('GET /endless HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(100))
  await closed
  expect(counts).toEqual({ connections: 1, requests: 1 })
})

test('answers one request after the other on one connection, however large the responses', async () => {
  const { url, counts } = await listening()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const load = (path: string, method = 'GET') =>
    new Promise((resolve, reject) => {
      const sent = request(new URL(path, url), { agent, method }, (response) =>
        buffer(response).then(({ length }) => resolve([response.statusCode, length]), reject),
      )
      sent.on('error', reject).end()
    })
  const loaded = [load('/large'), load('/missing', 'HEAD'), load('/large'), load('/large', 'HEAD')]
  const megabytes = 32 * 1024 * 1024
  expect(await Promise.all(loaded)).toEqual([
    [200, megabytes],
    [404, 0],
    [200, megabytes],
    [200, 0],
  ])
  agent.destroy()
  expect(counts.connections).toBe(1)
})
