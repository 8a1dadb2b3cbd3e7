import { expect, test } from 'vitest'
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
