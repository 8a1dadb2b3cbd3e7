import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedAttempts } from '../db/schema.ts'
import { testServer } from '../testing/harness.ts'
import { countAttempts, createSharedThrottle, deleteFullBuckets, hasAttemptLeft } from './shared-throttle.ts'
import { type Bucket, Throttle } from './throttle.ts'

const server = testServer()
const limit = { maxAttempts: 3, refillMs: 60_000 }

/** The database and a clock at a given time. */
const at = (nowMs: number) => ({ db: server.db, clock: { ...server.context.clock, now: () => new Date(nowMs) } })

test('TR-05 counts attempts in the database as in memory', async () => {
  const waits = fc.array(fc.nat({ max: 90_000 }), { minLength: 4, maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(waits, fc.uuid(), async (waitsMs, key) => {
      const bucket = { key, ...limit }
      let nowMs = Date.UTC(2026, 10, 21)
      const inMemory = new Throttle({ now: () => new Date(nowMs) })
      for (const waitMs of waitsMs) {
        nowMs += waitMs
        const isLeft = await hasAttemptLeft(at(nowMs), [bucket])
        expect(isLeft).toBe(inMemory.consume(bucket))
        if (isLeft) await countAttempts(at(nowMs), [bucket])
      }
    }),
    { numRuns: 20 },
  )
})

test('TR-05 counts all concurrent attempts, in any order of their buckets', async () => {
  const buckets: Bucket[] = ['network', 'username', 'anywhere'].map((key) => ({ key, ...limit }))
  const orders = Array.from({ length: 20 }, (_, index) => (index % 2 ? buckets : buckets.toReversed()))
  await Promise.all(orders.map((order) => countAttempts(at(0), order)))
  const rows = await server.db.select().from(countedAttempts)
  expect(rows.map(({ attempts }) => attempts)).toEqual([20, 20, 20])
})

test('TR-05 refills nothing twice when the servers’ clocks differ', async () => {
  const buckets = [{ key: 'network', ...limit }]
  for (const nowMs of [60_000, 0, 60_000, 0, 60_000]) await countAttempts(at(nowMs), buckets)
  expect(await server.db.select().from(countedAttempts)).toMatchObject([{ attempts: 5, expiresAt: new Date(360_000) }])
})

test('TR-05 refills attempts consumed together one after the other', async () => {
  const buckets = [{ key: 'network', ...limit }]
  await countAttempts(at(0), buckets, 3)
  await countAttempts(at(60_000), buckets, 1)
  expect(await hasAttemptLeft(at(119_999), buckets)).toBe(false)
  expect(await hasAttemptLeft(at(120_000), buckets)).toBe(true)
  expect(await server.db.select().from(countedAttempts)).toMatchObject([{ attempts: 3, expiresAt: new Date(240_000) }])
})

test('TR-05 deletes a bucket that is full again', async () => {
  await countAttempts(at(0), [{ key: 'first', ...limit }])
  await countAttempts(at(1), [{ key: 'second', ...limit }], 2)
  await deleteFullBuckets(at(60_000))
  expect(await server.db.select().from(countedAttempts)).toHaveLength(2)
  await deleteFullBuckets(at(60_001))
  expect(await server.db.select().from(countedAttempts)).toMatchObject([{ attempts: 2 }])
})

test('TR-05 shares a limit between servers', async () => {
  const [first, second] = [createSharedThrottle(at(0), limit), createSharedThrottle(at(0), limit)]
  expect(await Promise.all([first('account'), first('account'), second('other')])).toEqual([true, true, true])
  expect(await second('account')).toBe(true)
  for (const consume of [first, second, first, second]) expect(await consume('account')).toBe(false)
})
