import { expect, test } from 'vitest'
import { ClientGone } from '../../http/client-gone.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { testServer } from '../../testing/harness.ts'
import { countSignUp, createResetThrottle } from './mail-and-sign-up-limits.ts'
import { SignInThrottle } from './sign-in-throttle.ts'

const server = testServer()

test('TR-05 counts failed sign-ins, but none that ended before its password was checked', async () => {
  const throttle = new SignInThrottle(server.context)
  const attempt = { username: 'corner-cafe', address: '203.0.113.7', device: undefined }
  const failWith = (code: 'unavailable' | 'unauthenticated') =>
    throttle.run(attempt, () => Promise.reject(new HttpFailure(code)))
  const failAt = (field: string) =>
    throttle.run(attempt, () => Promise.reject(new HttpFailure('invalid', { fields: { [field]: 'Not this one.' } })))
  for (let count = 0; count < 9; count += 1) {
    await expect(failAt('newPassword')).rejects.toMatchObject({ statusCode: 400 })
    await expect(failWith('unavailable')).rejects.toMatchObject({ statusCode: 503 })
    await expect(throttle.run(attempt, () => Promise.reject(new ClientGone()))).rejects.toThrow(ClientGone)
    await expect(throttle.run(attempt, () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  }
  for (let count = 0; count < 4; count += 1)
    await expect(failWith('unauthenticated')).rejects.toMatchObject({ statusCode: 401 })
  await expect(failAt('currentPassword')).rejects.toMatchObject({ statusCode: 400 })
  await expect(failWith('unauthenticated')).rejects.toMatchObject({ statusCode: 429 })
})

test('TR-05 counts failed sign-ins on all servers', async () => {
  const [first, second] = [new SignInThrottle(server.context), new SignInThrottle(server.context)]
  const attempt = { username: 'corner-cafe', address: '203.0.113.7', device: undefined }
  const fail = (throttle: SignInThrottle) =>
    throttle.run(attempt, () => Promise.reject(new HttpFailure('unauthenticated')))
  for (let count = 0; count < 5; count += 1) await expect(fail(first)).rejects.toMatchObject({ statusCode: 401 })
  await expect(fail(second)).rejects.toMatchObject({ statusCode: 429 })
  await expect(second.run({ ...attempt, device: 'known' }, () => Promise.resolve('signed in'))).resolves.toBe(
    'signed in',
  )
})

test('TR-05 counts reset mails on all servers, also of concurrent requests', async () => {
  const [first, second] = [createResetThrottle(server.context), createResetThrottle(server.context)]
  const sent = await Promise.all(Array.from({ length: 9 }, () => first('Corner-Cafe')))
  expect(sent.filter(Boolean)).toHaveLength(3)
  expect(await second('corner-cafe')).toBe(false)
})

test('TR-05 limits the sign-ups of a network in a day', () => {
  const context = { ...server.context, config: { ...server.context.config, rateLimitScale: 1 } }
  const signUp = () => countSignUp(context, '203.0.113.7')
  for (let count = 0; count < 200; count += 1) signUp()
  expect(signUp).toThrow(expect.objectContaining({ statusCode: 429 }))
  expect(() => countSignUp(context, '203.0.113.8')).not.toThrow()
})
