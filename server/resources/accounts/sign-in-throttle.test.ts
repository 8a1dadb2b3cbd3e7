import { expect, test } from 'vitest'
import { ClientGone } from '../../http/client-gone.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { testServer } from '../../testing/harness.ts'
import { SignInThrottle } from './sign-in-throttle.ts'

const server = testServer()

test('TR-05 a sign-in that a busy server refused, or whose client has gone, does not count, and a failed one does', async () => {
  const throttle = new SignInThrottle(server.context)
  const attempt = { username: 'corner-cafe', address: '203.0.113.7', device: undefined }
  const failWith = (code: 'unavailable' | 'unauthenticated') =>
    throttle.run(attempt, () => Promise.reject(new HttpFailure(code)))
  for (let count = 0; count < 9; count += 1) {
    await expect(failWith('unavailable')).rejects.toMatchObject({ statusCode: 503 })
    await expect(throttle.run(attempt, () => Promise.reject(new ClientGone()))).rejects.toThrow(ClientGone)
  }
  for (let count = 0; count < 5; count += 1)
    await expect(failWith('unauthenticated')).rejects.toMatchObject({ statusCode: 401 })
  await expect(failWith('unauthenticated')).rejects.toMatchObject({ statusCode: 429 })
})
