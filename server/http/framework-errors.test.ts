import { connect } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { failure } from '@/contract'
import { testServer } from '../testing/harness.ts'

const server = testServer({ isProduction: true, publicUrl: 'https://gigs.example' })
let port: number
beforeAll(async () => {
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
})

/** Sends bytes on a new connection, and resolves with the response's status, lowercase headers and JSON. */
async function send(bytes: string) {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.on('error', () => {})
  socket.write(bytes)
  await new Promise((resolve) => socket.once('close', resolve))
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const [statusLine = '', ...headerLines] = head.split('\r\n')
  const headers = headerLines.map((line) => line.split(': ', 2).map((part) => part.toLowerCase()))
  return { status: Number(statusLine.split(' ')[1]), headers: Object.fromEntries(headers), body: JSON.parse(body) }
}

test.each([
  ['an address that cannot be decoded', 'GET /api/%ZZ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400],
  ['what is no HTTP', 'HELLO\r\n\r\n', 400],
  [
    'a message with two lengths',
    'POST /api/x HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['headers without end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`, 431],
])('rejects %s with security headers and the contract’s failure', async (_, bytes, status) => {
  const answer = await send(bytes)
  expect(answer.status).toBe(status)
  expect(failure.parse(answer.body)).toMatchObject({ success: false, error: true, code: 'invalid' })
  const normal = await send('GET /api/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  const { 'content-security-policy': policy, 'content-length': length, date, ...headers } = answer.headers
  expect(policy).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(Number(length)).toBeGreaterThan(0)
  expect(Date.parse(date)).not.toBeNaN()
  expect(Object.keys(answer.headers).toSorted()).toEqual(Object.keys(normal.headers).toSorted())
  expect(normal.headers).toMatchObject(headers)
})

test('TRACE does not echo the request', async () => {
  const { status, body } = await send('TRACE / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  expect([status, failure.parse(body).code]).toEqual([404, 'notFound'])
})
