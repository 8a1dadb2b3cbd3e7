import { hash, parseOptions } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { ClientGone } from '../http/client-gone.ts'
import { createPasswords, decoyHash, strongCost } from './passwords.ts'

const passwords = createPasswords({ memoryKib: 8, passes: 1 })
const password = 'flat white, please'

test('BA-05 hashes equal passwords differently, and verifies only the right password', async () => {
  const [one, two] = [await passwords.hash(password), await passwords.hash(password)]
  expect(one).not.toBe(two)
  for (const stored of [one, two])
    expect(await passwords.verify(password, stored)).toEqual({ isCorrect: true, renewedHash: null })
  expect(await passwords.verify('flat white', one)).toEqual({ isCorrect: false, renewedHash: null })
  for (const stored of [null, '', 'garbage', '$argon2id$v=19$m=8,t=1,p=1$short'])
    expect(await passwords.verify('', stored)).toEqual({ isCorrect: false, renewedHash: null })
})

test('TR-05 verifies a password composed of other code points', async () => {
  const stored = await passwords.hash('cafe\u0301 au lait')
  expect(await passwords.verify('caf\u00e9 au lait', stored)).toMatchObject({ isCorrect: true })
})

test('TR-05 hashes by argon2id with 19 MiB, two passes and one thread, and an unknown name costs the same', async () => {
  const stored = await createPasswords(strongCost).hash(password)
  const { algorithm, ...parameters } = parseOptions(stored)
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(parseOptions(decoyHash(strongCost))).toEqual({ algorithm, ...parameters })
})

test('TR-05 a hash of another cost is renewed with the right password only', async () => {
  const older = await hash(password, { memoryCost: 16, timeCost: 1, parallelism: 1 })
  expect(await passwords.verify('flat white', older)).toEqual({ isCorrect: false, renewedHash: null })
  const { isCorrect, renewedHash } = await passwords.verify(password, older)
  expect(isCorrect).toBe(true)
  expect(await passwords.verify(password, renewedHash)).toEqual({ isCorrect: true, renewedHash: null })
})

test('TR-05 hashes two at a time, queues 32 calls and rejects the rest with 503', async () => {
  const calls = Array.from({ length: 2 + 32 + 6 }, () => passwords.hash(password))
  const outcomes = await Promise.allSettled(calls)
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused).toHaveLength(6)
  for (const { reason } of refused) expect(reason).toMatchObject({ statusCode: 503, retryAfterSeconds: 2 })
  await passwords.hash(password)
})

test('TR-05 drops queued calls whose clients disconnect, which makes room for others', async () => {
  const running = Array.from({ length: 2 }, () => passwords.hash(password))
  const clients = Array.from({ length: 32 }, () => new AbortController())
  const waiting = clients.map(({ signal }, index) =>
    index % 2 === 0 ? passwords.hash(password, signal) : passwords.verify(password, null, signal),
  )
  const outcomes = Promise.allSettled(waiting)
  await expect(passwords.hash(password)).rejects.toMatchObject({ statusCode: 503 })
  for (const client of clients) client.abort()
  await Promise.all([...running, passwords.hash(password)])
  for (const outcome of await outcomes) expect(outcome).toMatchObject({ reason: expect.any(ClientGone) })
})
