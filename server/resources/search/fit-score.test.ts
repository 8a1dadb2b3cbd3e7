import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DAYS, entriesOf, FULL_WEEK, maskOf, slotsOf } from '@campus-gigs/ui/availability'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Shift, toWireTime } from '@/domain'
import { fitScore } from '@/domain/testing/listing-order'
import { jobListings } from '../../db/schema.ts'
import { testServer } from '../../testing/harness.ts'
import { addBusiness, addListing } from '../../testing/people.ts'
import { fitScoreSql } from './ranking.ts'

const server = testServer()
const scores = z.object({ rows: z.array(z.object({ score: z.number() })) })

/** Computes the scores of many pairs of masks in the database. */
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

/** The fit score by its definition on sets of cells. */
function scoreBySets([availability, shifts]: [number, number]) {
  const [free, needed] = [slotsOf(entriesOf(availability)), slotsOf(entriesOf(shifts))]
  if (needed.size === 0) return 1
  const covered = [...needed].filter((cell) => free.has(cell)).length
  return Math.floor((covered * 10_000) / needed.size) * 32 + covered
}

const mask = fc.oneof(fc.integer({ min: 0, max: FULL_WEEK }), fc.constantFrom(0, 1, FULL_WEEK, 2 ** 27))

test('the fit score is equal in the database, in TypeScript and by its definition on sets, for any two weeks', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(mask, mask), { minLength: 1, maxLength: 40 }), async (pairs) => {
      const bySets = pairs.map(scoreBySets)
      expect(await scoresInDatabase(pairs)).toEqual(bySets)
      expect(pairs.map(([availability, shifts]) => fitScore(availability, shifts))).toEqual(bySets)
    }),
    { numRuns: 50 },
  )
})

/** A time of day. */
interface Time {
  wire: string
  minuteOfDay: number
}
/** A generated shift; day 0 is Sunday. */
interface RosterShift {
  day: number
  start: Time
  end: Time
}

const time: fc.Arbitrary<Time> = fc.tuple(fc.nat(23), fc.constantFrom(0, 1, 30)).map(([hour, minute]) => ({
  wire: toWireTime(`${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`),
  minuteOfDay: hour * 60 + minute,
}))
const rosterShift: fc.Arbitrary<RosterShift> = fc.record({ day: fc.nat(6), start: time, end: time })

function toShift({ day, start, end }: RosterShift): Shift {
  return { dayOfWeek: DAYS[day] ?? 'Sunday', startTime: start.wire, endTime: end.wire }
}

/** The cells that contain at least one minute of the shifts. */
function cellsByMinute(roster: readonly RosterShift[]): Set<string> {
  const cells = new Set<string>()
  for (const { day, start, end } of roster) {
    for (let minute = start.minuteOfDay; minute % 1440 !== end.minuteOfDay; minute += 1) {
      const hour = Math.floor((minute % 1440) / 60)
      const today = day + Math.floor(minute / 1440)
      const slot = hour < 6 ? 3 : hour < 12 ? 0 : hour < 18 ? 1 : hour < 22 ? 2 : 3
      cells.add(`${(hour < 6 ? today + 6 : today) % 7}-${slot}`)
    }
  }
  return cells
}

test('PF-04 an overnight shift is scored by the slots of both days, equal to a count of its minutes', async () => {
  const rosters = fc.array(fc.array(rosterShift, { maxLength: 5 }), { minLength: 1, maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(mask, rosters, async (availability, drawn) => {
      const free = slotsOf(entriesOf(availability))
      const byMinute = drawn.map((roster) => {
        const needed = [...cellsByMinute(roster)]
        const covered = needed.filter((cell) => free.has(cell)).length
        return needed.length === 0 ? 1 : Math.floor((covered * 10_000) / needed.length) * 32 + covered
      })
      const pairs = drawn.map((roster): [number, number] => [availability, maskOf(roster.map(toShift))])
      expect(await scoresInDatabase(pairs)).toEqual(byMinute)
      expect(pairs.map(([week, shifts]) => fitScore(week, shifts))).toEqual(byMinute)
    }),
    { numRuns: 50 },
  )
})

test('PF-04 the migration adds the next day to masks stored before', async () => {
  const folder = join(import.meta.dirname, '../../db/migrations')
  const migration = readdirSync(folder).find((name) => name.endsWith('_overnight_shift_masks.sql'))
  if (!migration) throw new Error('There is no such migration.')
  const statement = sql.raw(readFileSync(join(folder, migration), 'utf8'))
  const businessId = await addBusiness(server)
  const rosters = fc.sample(fc.array(rosterShift, { minLength: 1, maxLength: 5 }), 100)
  /** The mask without a shift's slots of the next day after 06:00. */
  const maskBefore = (roster: RosterShift[]) =>
    maskOf(
      roster.map(({ day, start, end }) => {
        const isCut = end.minuteOfDay < start.minuteOfDay && end.minuteOfDay > 6 * 60
        return { ...toShift({ day, start, end }), ...(isCut && { endTime: toWireTime('06:00') }) }
      }),
    )
  const ids: string[] = []
  for (const roster of rosters) {
    const stored = { shifts: roster.map(toShift), shiftMask: maskBefore(roster) }
    ids.push((await addListing(server, businessId, stored)).id)
  }
  await server.db.execute(statement)
  const rows = await server.db.select({ id: jobListings.id, shiftMask: jobListings.shiftMask }).from(jobListings)
  const maskById = new Map(rows.map(({ id, shiftMask }) => [id, shiftMask]))
  expect(ids.map((id) => maskById.get(id))).toEqual(rosters.map((roster) => maskOf(roster.map(toShift))))
})
