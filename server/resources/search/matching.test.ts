import { coverage, entriesOf, FULL_WEEK, maskOf, matchPercent, slotsOf } from '@campus-gigs/ui/availability'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fitScore } from '@/domain'
import { testServer } from '../../testing/harness.ts'
import { coveredSql, fitScoreSql, matchPercentSql, popcountSql } from './matching.ts'

const server = testServer()
const figures = z.object({
  rows: z.array(z.object({ percent: z.number(), covered: z.number(), cells: z.number(), score: z.number() })),
})

/** What the database makes of many pairs of masks at once. */
async function inDatabase(pairs: [number, number][]) {
  const values = sql.join(
    pairs.map(([self, other], place) => sql`(${place}::integer, ${self}::integer, ${other}::integer)`),
    sql`, `,
  )
  const [self, other] = [sql`pair.self`, sql`pair.other`]
  const answer = await server.db.execute(sql`
    select ${matchPercentSql(self, other)} as percent, ${coveredSql(self, other)} as covered, ${popcountSql(self)} as cells,
      ${fitScoreSql(self, other)} as score
    from (values ${values}) as pair (place, self, other) order by pair.place`)
  return figures.parse(answer).rows
}

/** The same by sets of cells, as the specification words it. */
function bySets([self, other]: [number, number]) {
  const [own, theirs] = [slotsOf(entriesOf(self)), slotsOf(entriesOf(other))]
  const both = [...own].filter((cell) => theirs.has(cell)).length
  const percent = own.size === 0 ? 0 : Number(((both / own.size) * 100).toFixed(2))
  return { percent, covered: both, cells: own.size, score: fitScore(maskOf(entriesOf(own)), maskOf(entriesOf(theirs))) }
}

const mask = fc.oneof(fc.integer({ min: 0, max: FULL_WEEK }), fc.constantFrom(0, 1, FULL_WEEK, 2 ** 27))

describe('matching in the database', () => {
  test('AG-06 gives the figures of the acceptance table', async () => {
    const week = (...cells: string[]) => maskOf(entriesOf(cells))
    const vectors: [number, number, number][] = [
      [week('1-0', '1-1'), week('1-0'), 50],
      [week('1-0', '1-1', '1-2'), week('1-0'), 33.33],
      [week('1-0', '1-1', '1-2'), week('1-0', '1-1'), 66.67],
      [0, week('1-0'), 0],
      [week('1-0'), 0, 0],
      [FULL_WEEK, week('1-0', '1-1'), 7.14],
      [week('1-0', '1-1'), FULL_WEEK, 100],
    ]
    const rows = await inDatabase(vectors.map(([self, other]) => [self, other]))
    expect(rows.map((row) => row.percent)).toEqual(vectors.map(([, , percent]) => percent))
  })

  test('equals the definition by sets, and what the browser shows, for any two weeks', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(mask, mask), { minLength: 1, maxLength: 40 }), async (pairs) => {
        const rows = await inDatabase(pairs)
        expect(rows).toEqual(pairs.map(bySets))
        const shown = pairs.map(([self, other]) => ({
          percent: matchPercent(entriesOf(self), entriesOf(other)),
          covered: coverage(entriesOf(self), entriesOf(other)).covered,
        }))
        expect(rows.map(({ percent, covered }) => ({ percent, covered }))).toEqual(shown)
      }),
      { numRuns: 50 },
    )
  })
})
