import { once } from 'node:events'
import { connect } from 'node:net'
import { Worker } from 'node:worker_threads'
import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { testServer } from '../testing/harness.ts'
import { acceptQueuedConnections } from './unused-connections.ts'

describe('a server that closes', () => {
  const server = testServer()

  test('does not wait for connections that carried no request', async () => {
    const origin = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(origin.port), origin.hostname)
    await once(socket, 'connect')
    expect((await fetch(new URL('/api/health', origin))).status).toBe(200)
    const closed = once(socket, 'close')
    await server.app.close()
    await closed
    // A server that waits for such a connection ends only after the 7 seconds of its shutdown grace.
  }, 5_000)
})

describe('TR-11 a server that closes', () => {
  const server = testServer()

  test('answers a request on a connection accepted before', async () => {
    const origin = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(origin.port), origin.hostname)
    await once(socket, 'connect')
    // This call's connection is accepted after the socket's.
    expect((await fetch(new URL('/api/health', origin))).status).toBe(200)
    const closed = server.app.close()
    socket.write(`GET /api/health HTTP/1.1\r\nhost: ${origin.host}\r\n\r\n`)
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200/)
    expect(String(answer)).toMatch(/^connection: close/im)
    await closed
  })
})

describe('TR-11 a server that closes while a request arrives', () => {
  const server = testServer()

  test('answers it, however slowly its headers come', async () => {
    const origin = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
    const unused = connect(Number(origin.port), origin.hostname)
    const slow = connect(Number(origin.port), origin.hostname)
    await Promise.all([once(unused, 'connect'), once(slow, 'connect')])
    expect((await fetch(new URL('/api/health', origin))).status).toBe(200)
    const closed = server.app.close()
    slow.write('GET /api/health HTTP/1.1\r\n')
    // The server closes it once it waits no longer for first requests.
    await once(unused, 'close')
    slow.write(`host: ${origin.host}\r\n\r\n`)
    const [answer] = await once(slow, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200/)
    await closed
  })
})

/** Sends a request from a thread of its own; `workerData` has the port and an Int32 that counts what has happened. */
const callFromThread = `
  const { connect } = require('node:net')
  const { parentPort, workerData } = require('node:worker_threads')
  const { port, connectedCount } = workerData
  const socket = connect(port, '127.0.0.1', () => {
    Atomics.add(connectedCount, 0, 1)
    Atomics.notify(connectedCount, 0)
    socket.write('GET / HTTP/1.1\\r\\nhost: test\\r\\nconnection: close\\r\\n\\r\\n')
  })
  socket.once('data', (data) => parentPort.postMessage(String(data)))
  socket.once('error', ({ code }) => parentPort.postMessage(code))
`

test('TR-11 a server that closes accepts a connection queued by the end of a long turn of the event loop', async () => {
  const app = fastify({ return503OnClosing: false })
  app.get('/', () => 'answered')
  const connectedCount = new Int32Array(new SharedArrayBuffer(4))
  let outcome: Promise<unknown[]> | undefined
  app.addHook('preClose', async () => {
    // Runs in the turn for which acceptQueuedConnections waits, after that turn has accepted.
    setImmediate(() => {
      const port = Number(new URL(app.listeningOrigin).port)
      outcome = once(new Worker(callFromThread, { eval: true, workerData: { port, connectedCount } }), 'message')
      Atomics.wait(connectedCount, 0, 0)
    })
  })
  acceptQueuedConnections(app)
  await app.listen({ port: 0, host: '127.0.0.1' })
  await app.close()
  expect(String(await outcome)).toMatch(/^HTTP\/1\.1 200/)
})
