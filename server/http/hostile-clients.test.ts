import { expect, test } from 'vitest'
import { testServer } from '../testing/harness.ts'
import { createAttacks } from '../testing/hostile-attacks.ts'
import { signedInBusiness } from '../testing/people.ts'

const server = testServer({ rateLimitScale: 1 })

test('TR-09 answers an honest client while others send pictures, JSON, passwords and slow bodies', async () => {
  const url = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
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
