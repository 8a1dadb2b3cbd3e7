import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { RequestOf } from '@/contract'
import { foundJobs } from '@/contract'
import { listingSorts } from '@/domain'
import { type Caller, testServer } from '../../testing/harness.ts'
import { signedInBusiness, signedInStudent } from '../../testing/people.ts'
import { executedPlanOf, statementsOf } from '../../testing/statements.ts'

/*
 * Statements and plans of a search among 3,000 listings. Times are in `npm run bench -- server`.
 */

const server = testServer({}, 'once')
let student: Caller
beforeAll(async () => {
  student = await signedInStudent(server)
  const business = await signedInBusiness(server)
  await server.db.execute(sql`
    insert into job_listings (business_id, job_title, job_type, job_suburb_name, job_zip_code, shift_mask, job_summary,
      keywords, idempotency_key, posted_at, expiring_on)
    select ${business.id}::uuid, case when i % 1000 = 0 then 'Quokka keeper zq' else 'Barista ' || i end, 'Casual',
      (array['Carlton', 'Fitzroy', 'Frankston'])[1 + i % 3], '3053', (array[1, 6, 40, 1024, 96])[1 + i % 5], '[]',
      '["Hospo"]', gen_random_uuid(), ${server.context.clock.now().toISOString()}::timestamptz - i * interval '1 minute',
      ${server.context.clock.now().toISOString()}::timestamptz + interval '7 days'
    from generate_series(1, 3000) as i`)
  // Outside a transaction, so that the index is read instead of its list of pending entries.
  await server.db.execute(sql`vacuum analyze searched_listings`)
})

const search = async (query: RequestOf<'searchJobs'>) =>
  foundJobs.parse((await server.call('searchJobs', query, { as: student })).body)

/** The statements of a search that this server has answered before. */
async function statementsAgain(query: RequestOf<'searchJobs'>) {
  await search(query)
  return statementsOf(server.db, () => search(query))
}

async function planOf(query: RequestOf<'searchJobs'>): Promise<string> {
  const page = (await statementsAgain(query)).at(-1)
  if (!page) throw new Error('The search ran no statement.')
  return executedPlanOf(server.db, page)
}

test.each(listingSorts)('a page of a search by %s is two statements: the session and the page', async (sort) => {
  for (const q of ['', 'barista', 'quokka', 'zq']) {
    expect(await statementsAgain({ q, sort })).toHaveLength(2)
    const { next } = await search({ q: '', sort })
    expect(await statementsAgain({ q, sort, after: next ?? '' })).toHaveLength(2)
  }
})

test('a search has a statement more when cards have changed, or when it comes out that a word is frequent', async () => {
  const count = async (q: string) => (await statementsOf(server.db, () => search({ q, sort: 'newest' }))).length
  await search({ q: 'barista', sort: 'newest' })
  expect([await count('arist'), await count('arist')]).toEqual([3, 2])
  await search({ q: 'quokka', sort: 'newest' })
  await server.db.execute(sql`update job_listings set job_zip_code = '3054' where job_title like 'Quokka%'`)
  expect([await count('quokka'), await count('quokka')]).toEqual([3, 2])
})

test.each(listingSorts)('a rare word by %s is found by an index, however short', async (sort) => {
  const word = await planOf({ q: 'quokka', sort })
  expect(word).toContain('searched_listings_words')
  expect(word).not.toContain('Seq Scan on searched_listings')
  const letters = await planOf({ q: 'zq', sort })
  expect(letters).toContain('searched_listings_letters')
  expect(letters).not.toContain('Seq Scan on searched_listings')
})

test.each(listingSorts)('a page of a frequent word by %s reads its order from an index', async (sort) => {
  for (const q of ['', 'barista', 'a']) {
    const index = {
      newest: 'searched_listings_newest',
      fit: 'searched_listings_shifts',
      nearest: 'searched_listings_suburb',
    }
    expect(await planOf({ q, sort })).toContain(index[sort])
  }
})

test.each(listingSorts)('a search by %s is planned once for all values', async (sort) => {
  const namesOfPlanned = async () => {
    for (let repeat = 0; repeat < 8; repeat += 1) for (const q of ['barista', 'quokka']) await search({ q, sort })
    const planned = await server.db.execute(sql`select name from pg_prepared_statements where generic_plans > 0`)
    const { rows } = z.object({ rows: z.array(z.object({ name: z.string() })) }).parse(planned)
    return rows.map(({ name }) => name)
  }
  const expected = [`search_frequent_${sort}_trigrams_first`, `search_rare_${sort}_trigrams_first`, 'session']
  // The embedded engine prepares no statement under a name. Each connection of the pool has plans of its own.
  await expect.poll(namesOfPlanned).toEqual(process.env.TEST_DATABASE_URL ? expect.arrayContaining(expected) : [])
})

test('a word that is frequent no more is looked for as a rare one from the next search on', async () => {
  const query = { q: 'barista 2', sort: 'newest' } as const
  const count = async () => (await statementsOf(server.db, () => search(query))).length
  await search(query)
  expect(await count()).toBe(2)
  await server.db.execute(sql`
    update job_listings set expiring_on = posted_at
    where job_title like 'Barista 2%' and job_title not in ('Barista 2', 'Barista 20', 'Barista 21')`)
  expect([await count(), await count()]).toEqual([3, 2])
})
