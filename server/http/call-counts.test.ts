import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { clock, limits, minuteMs } from '@/domain'
import { countedAttempts, posterScans, sharedCounts } from '../db/schema.ts'
import { type TestServer, testServer } from '../testing/harness.ts'
import { signedInStudent } from '../testing/people.ts'
import { CallCounts } from './call-counts.ts'
import { firstRunDelayMs } from './repeated-task.ts'

const limit = { max: 100, windowMs: minuteMs }

describe('TR-09 counts of several servers', () => {
  const server = testServer()
  const createCounts = () => new CallCounts(server.db, () => clock.now().getTime())
  const addTo = (counts: CallCounts, keys: readonly string[], calls: number) => {
    for (const key of keys) for (let call = 0; call < calls; call += 1) counts.add(key, limit)
  }

  test('are summed from a tenth of the limit on', async () => {
    const [first, second] = [createCounts(), createCounts()]
    addTo(first, ['network 203.0.113.7'], 10)
    addTo(first, ['network 203.0.113.8'], 9)
    await first.share()
    addTo(second, ['network 203.0.113.7', 'network 203.0.113.8'], 20)
    await second.share()
    expect(second.add('network 203.0.113.7', limit)).toEqual({ calls: 31, remainingMs: minuteMs })
    expect(second.add('network 203.0.113.8', limit).calls).toBe(21)
    const rows = await server.db.select().from(sharedCounts)
    expect(rows.map(({ keyHash }) => keyHash)).toEqual([expect.stringMatching(/^[\da-f]{64}$/), expect.any(String)])
  })

  test('are exact under concurrent statements', async () => {
    const keys = Array.from({ length: 1_000 }, (_, index) => `account ${index}`)
    const all = Array.from({ length: 4 }, createCounts)
    for (let round = 1; round <= 5; round += 1) {
      for (const [index, counts] of all.entries()) addTo(counts, index % 2 ? keys : keys.toReversed(), 10)
      await Promise.all(all.map((counts) => counts.share()))
    }
    const rows = await server.db.select().from(sharedCounts)
    expect(rows.map(({ count }) => count)).toEqual(keys.map(() => 4 * 5 * 10))
  })

  test('include calls counted during the statement', async () => {
    const [first, second] = [createCounts(), createCounts()]
    addTo(first, ['account'], 10)
    const sharing = first.share()
    addTo(first, ['account'], 5)
    await sharing
    expect(first.add('account', limit).calls).toBe(16)
    await first.share()
    addTo(second, ['account'], 10)
    await second.share()
    expect(second.add('account', limit).calls).toBe(27)
  })

  test('restart with each window, also without a database', async () => {
    const counts = createCounts()
    addTo(counts, ['account'], 10)
    clock.set(new Date(clock.now().getTime() + minuteMs - 1))
    expect(counts.add('account', limit)).toEqual({ calls: 11, remainingMs: 1 })
    clock.set(new Date(clock.now().getTime() + 1))
    expect(counts.add('account', limit)).toEqual({ calls: 1, remainingMs: minuteMs })
    await counts.share()
    expect(await server.db.select().from(sharedCounts)).toEqual([])
  })

  test('continue without a database, and throw its failure once', async () => {
    const counts = createCounts()
    const execute = vi.spyOn(server.db, 'execute').mockRejectedValue(new Error('away'))
    onTestFinished(() => execute.mockRestore())
    addTo(counts, ['account'], 10)
    await expect(counts.share()).rejects.toThrow('away')
    await counts.share()
    expect(execute).toHaveBeenCalledTimes(2)
    expect(counts.add('account', limit).calls).toBe(11)
    execute.mockRestore()
    await counts.share()
    expect(await server.db.select().from(sharedCounts)).toMatchObject([{ count: 11 }])
  })

  test('run one statement at a time, and none when nothing was counted', async () => {
    const counts = createCounts()
    const execute = vi.spyOn(server.db, 'execute')
    onTestFinished(() => execute.mockRestore())
    await counts.share()
    addTo(counts, ['account'], 10)
    await Promise.all([counts.share(), counts.share()])
    await counts.share()
    expect(execute).toHaveBeenCalledTimes(1)
  })

  test('are unlogged, so no archive of PostgreSQL has them', async () => {
    const found = await server.db.execute(sql`select relpersistence from pg_class where relname = 'shared_counts'`)
    expect(found).toMatchObject({ rows: [{ relpersistence: 'u' }] })
  })
})

describe('TR-09 with two servers and limits of a tenth', () => {
  const [first, second] = [testServer({ rateLimitScale: 0.1 }), testServer({ rateLimitScale: 0.1 })]

  test('an account has one limit on both servers', async () => {
    const student = await signedInStudent(first)
    const statuses = async (server: TestServer, calls: number) => {
      const answers = []
      for (let call = 0; call < calls; call += 1)
        answers.push((await server.call('studentSession', undefined, { as: student })).status)
      return answers
    }
    expect(await statuses(first, 8)).toEqual(Array(8).fill(200))
    await first.context.callCounts.share()
    expect(await statuses(second, 2)).toEqual([200, 200])
    await second.context.callCounts.share()
    expect(await statuses(second, 3)).toEqual([200, 200, 429])
  })
})

describe('TR-09 with two servers and two scans a day', () => {
  const settings = { rateLimitScale: 2 / limits.scansPerDay }
  const [first, second] = [testServer(settings), testServer(settings)]

  test('a network has one limit of scans on both servers', async () => {
    const scan = async (server: TestServer) => {
      const payload = { universityName: 'monash', posterId: 'library', scanTime: '2026-11-21T11:30:00.000Z' }
      expect((await server.call('scanLandingPage', payload)).status).toBe(200)
      await server.context.callCounts.share()
    }
    await scan(first)
    await scan(second)
    await scan(second)
    expect(await first.db.select().from(posterScans)).toHaveLength(2)
  })
})

describe('TR-09 a server', () => {
  const server = testServer()

  test('deletes the counts of ended windows', async () => {
    const now = clock.now()
    const later = new Date(now.getTime() + 1)
    await server.db.insert(sharedCounts).values([
      { keyHash: 'ended', count: 1, expiresAt: now },
      { keyHash: 'current', count: 1, expiresAt: later },
    ])
    const attempt = { attempts: 1, countedAt: now, expiresAt: later }
    await server.db.insert(countedAttempts).values([
      { ...attempt, keyHash: 'full', expiresAt: new Date(now.getTime() - 1) },
      { ...attempt, keyHash: 'used' },
    ])
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    await server.app.listen({ port: 0 })
    await vi.advanceTimersByTimeAsync(firstRunDelayMs)
    vi.useRealTimers()
    await server.app.close()
    expect(await server.db.select().from(sharedCounts)).toEqual([{ keyHash: 'current', count: 1, expiresAt: later }])
    expect(await server.db.select().from(countedAttempts)).toEqual([{ ...attempt, keyHash: 'used' }])
  })
})
