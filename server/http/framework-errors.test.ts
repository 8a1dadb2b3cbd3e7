import { connect } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { failure } from '@/contract'
import { testServer } from '../testing/harness.ts'

const server = testServer({ isProduction: true, publicUrl: 'https://gigs.example' })
/** The security headers that every answer has, whatever its content. */
const commonNames = [
  'strict-transport-security',
  'referrer-policy',
  'x-frame-options',
  'x-content-type-options',
  'permissions-policy',
]

let port: number
beforeAll(async () => {
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
})

/** Sends bytes on a new connection, and resolves with the response's status, headers and failure. */
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
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), failure: failure.parse(JSON.parse(body)) }
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
  expect(answer).toMatchObject({ status, failure: { success: false, error: true, code: 'invalid' } })
  const { headers } = await server.app.inject('/api/health')
  for (const name of commonNames) expect(answer.head).toContain(`${name}: ${headers[name]}`.toLowerCase())
  expect(answer.head).toContain("content-security-policy: default-src 'none'; frame-ancestors 'none'")
  expect(answer.head).toContain('cache-control: no-store')
})

test('TRACE does not echo the request', async () => {
  const { status, failure: refusal } = await send('TRACE / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  expect([status, refusal.code]).toEqual([404, 'notFound'])
})
