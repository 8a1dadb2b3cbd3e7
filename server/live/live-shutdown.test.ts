import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { livePath } from '@/contract'
import { sessionCookie } from '../identity/session-cookie.ts'
import { testServer } from '../testing/harness.ts'
import { signedInBusiness } from '../testing/people.ts'

const server = testServer()

test('GT-12 closes the live updates on shutdown without waiting for them', async () => {
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { token } = await signedInBusiness(server)
  const answer = await fetch(`${origin}${livePath}`, { headers: { cookie: `${sessionCookie}=${token}` } })
  const read = answer.text()
  await server.app.close()
  expect(await read).toMatch(/^retry: \d+\nevent: hello\ndata: \{\}\n\n$/)
})

describe('GT-12 a server that closes', () => {
  const closing = testServer()

  test('ends live updates that are requested meanwhile at once', async () => {
    const origin = new URL(await closing.app.listen({ port: 0, host: '127.0.0.1' }))
    const { token } = await signedInBusiness(closing)
    const socket = connect(Number(origin.port), origin.hostname)
    await once(socket, 'connect')
    // This call's connection is accepted after the socket's.
    expect((await fetch(new URL('/api/health', origin))).status).toBe(200)
    const closeConnections = vi.spyOn(closing.app.server, 'closeAllConnections')
    const closed = closing.app.close()
    await expect.poll(() => closing.app.server.listening).toBe(false)
    socket.write(`GET ${livePath} HTTP/1.1\r\nhost: ${origin.host}\r\ncookie: ${sessionCookie}=${token}\r\n\r\n`)
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200/)
    await closed
    // Connections that are still open seven seconds after the server begins to close would be closed.
    expect(closeConnections).not.toHaveBeenCalled()
  }, 20_000)
})
