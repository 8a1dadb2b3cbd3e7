import { entriesOf, FULL_WEEK, slotsOf } from '@campus-gigs/ui/availability'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { fitScore } from '@/domain'
import { testServer } from '../../testing/harness.ts'
import { fitScoreSql } from './fit-score.ts'

const server = testServer()
const scores = z.object({ rows: z.array(z.object({ score: z.number() })) })

/** The scores the database computes for many pairs of masks at once. */
async function scoresInDatabase(pairs: [number, number][]) {
  const values = sql.join(
    pairs.map(
      ([availability, shifts], index) => sql`(${index}::integer, ${availability}::integer, ${shifts}::integer)`,
    ),
    sql`, `,
  )
  const answer = await server.db.execute(sql`
    select ${fitScoreSql(sql`pair.availability`, sql`pair.shifts`)} as score
    from (values ${values}) as pair (index, availability, shifts) order by pair.index`)
  return scores.parse(answer).rows.map(({ score }) => score)
}

/** The definition, by sets of cells. */
function scoreBySets([availability, shifts]: [number, number]) {
  const [free, needed] = [slotsOf(entriesOf(availability)), slotsOf(entriesOf(shifts))]
  if (needed.size === 0) return 1
  const covered = [...needed].filter((cell) => free.has(cell)).length
  return Math.floor((covered * 10_000) / needed.size) * 32 + covered
}

const mask = fc.oneof(fc.integer({ min: 0, max: FULL_WEEK }), fc.constantFrom(0, 1, FULL_WEEK, 2 ** 27))

test('the fit score is the same in the database, in TypeScript and by sets of cells, for any two weeks', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(mask, mask), { minLength: 1, maxLength: 40 }), async (pairs) => {
      const bySets = pairs.map(scoreBySets)
      expect(await scoresInDatabase(pairs)).toEqual(bySets)
      expect(pairs.map(([availability, shifts]) => fitScore(availability, shifts))).toEqual(bySets)
    }),
    { numRuns: 50 },
  )
})
