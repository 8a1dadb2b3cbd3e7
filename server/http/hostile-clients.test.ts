import { once } from 'node:events'
import { connect } from 'node:net'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { testServer } from '../testing/harness.ts'
import { createAttacks } from '../testing/hostile-attacks.ts'
import { signedInBusiness, storeFile } from '../testing/people.ts'

const server = testServer({ rateLimitScale: 1 })

let url: URL
beforeAll(async () => {
  url = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
})

test('TR-09 reads one file for a connection that requests a hundred at once', async () => {
  const bytes = Buffer.alloc(1024)
  const id = await storeFile(server.context, { bytes, mediaType: 'image/webp', access: 'public' })
  const get = vi.spyOn(server.context.files, 'get')
  onTestFinished(() => get.mockRestore())
  const socket = connect(Number(url.port), url.hostname)
  const closed = once(socket.resume(), 'close')
  socket.write(`GET /api/files/${id} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(100))
  await closed
  expect(get.mock.calls.length).toBeLessThan(2)
})

test('TR-09 answers an honest client while others send pictures, JSON, passwords and slow bodies', async () => {
  const { token } = await signedInBusiness(server)
  const end = new AbortController()
  let begunCount = 0
  const onSlowBody = () => {
    begunCount += 1
  }
  const attacks = await createAttacks({ url, tokens: [token], onSlowBody, signal: end.signal })
  const slowBodies = [0, 1, 2].map(attacks['slow bodies'])
  /** One network may guess a username's password five times. */
  async function guessPasswords() {
    const results: string[] = []
    while (results.length < 6) results.push(await attacks.passwords(0))
    return results
  }
  const results = Promise.all([
    Promise.all([attacks.pictures(0), attacks.pictures(1)]),
    Promise.all([1, 0, 2, 3].map(attacks.json)),
    guessPasswords(),
  ])
  let isOver = false
  void results.finally(() => {
    isOver = true
  })
  const honestStatuses: number[] = []
  while (!isOver) honestStatuses.push((await fetch(new URL('/api/public/events', url))).status)
  expect(await results).toEqual([
    ['413', '200'],
    ['visitor 400', 'account 400', 'account 400', 'account 400'],
    [...Array(5).fill('401'), '429'],
  ])
  expect(begunCount).toBe(3)
  expect(new Set(honestStatuses)).toEqual(new Set([200]))
  end.abort()
  await Promise.all(slowBodies)
})
