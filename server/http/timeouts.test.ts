import { once } from 'node:events'
import { connect } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { registerBodyTimeout, registerShutdownTimeout, timeoutOptions } from './timeouts.ts'

let app: FastifyInstance | undefined
afterEach(() => app?.close())

async function listening(prepare: (created: FastifyInstance) => void): Promise<URL> {
  app = fastify(timeoutOptions)
  prepare(app)
  app.post('/echo', async ({ body }) => body ?? null)
  return new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
}

/** Sends the first byte of a JSON body of a hundred bytes. */
async function sendHalfABody({ hostname, port }: URL) {
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  await once(socket, 'connect')
  const headers = ['POST /echo HTTP/1.1', 'host: x', 'content-type: application/json', 'content-length: 100']
  socket.write(`${headers.join('\r\n')}\r\n\r\n{`)
  // Not `once` of `node:events`, which rejects when the connection is reset.
  return { closed: new Promise((resolve) => socket.resume().once('close', resolve)) }
}

test('TR-09 closes the connection of a JSON body that does not arrive, and answers other requests', async () => {
  const origin = await listening((created) => registerBodyTimeout(created, 20))
  await (await sendHalfABody(origin)).closed
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(new URL('/echo', origin), { method: 'POST', headers, body: '{"a":1}' })
  expect(await answer.json()).toEqual({ a: 1 })
})

test('TR-09 closes the server although 50 bodies never arrive', async () => {
  const origin = await listening((created) => registerShutdownTimeout(created, 20))
  const slow = await Promise.all(Array.from({ length: 50 }, () => sendHalfABody(origin)))
  await app?.close()
  await Promise.all(slow.map(({ closed }) => closed))
}, 10_000)

test('TR-09 closes the connection of a client that does not read its response', async () => {
  const origin = await listening((created) => {
    // More than the buffers of the operating system hold.
    created.get('/large', async () => Buffer.alloc(32 * 1024 * 1024))
    created.server.timeout /= 1000
  })
  const closed = new Promise<void>((resolve) =>
    app?.server.once('connection', (socket) => socket.once('close', () => resolve())),
  )
  const client = connect(Number(origin.port), origin.hostname)
  client.on('error', () => {})
  client.pause().write('GET /large HTTP/1.1\r\nhost: x\r\n\r\n')
  await closed
  client.destroy()
})

test('TR-09 limits the time of headers, of a whole request, and without progress', async () => {
  await listening(() => {})
  expect(app?.server).toMatchObject({ headersTimeout: 20_000, requestTimeout: 300_000, timeout: 120_000 })
})
