import { entriesOf, FULL_WEEK, maskOf, slotsOf } from '@campus-gigs/ui/availability'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Shift } from './entities.ts'
import { listingSorts } from './listing-order.ts'
import { distanceMetres, unknownDistanceMetres } from './suburb-distance.ts'
import { fitScore, type SortableListing, sortListings } from './testing/listing-order.ts'
import { toWireTime } from './time-of-day.ts'

const week = (...cells: string[]) => maskOf(entriesOf(cells))
const mask = fc.oneof(fc.integer({ min: 0, max: FULL_WEEK }), fc.constantFrom(0, 1, FULL_WEEK))

describe('how well a gig fits', () => {
  const free = week('1-0', '1-1', '2-0')

  it('ranks by the covered share of shifts, then by their number; no shift times rank above no fit', () => {
    const better = [
      week('1-0', '1-1'),
      week('1-0'),
      week('1-0', '1-1', '2-0', '6-0'),
      week('1-0', '6-0'),
      week('1-0', '6-0', '6-1'),
      week(),
      week('6-0'),
    ].map((shifts) => fitScore(free, shifts))
    expect(better).toEqual(better.toSorted((one, other) => other - one))
    expect(new Set(better).size).toBe(better.length)
  })

  it('never ranks a listing above one with a larger share of free cells', () => {
    const shareOf = (own: number, shifts: number) => {
      const needed = [...slotsOf(entriesOf(shifts))]
      return needed.filter((cell) => slotsOf(entriesOf(own)).has(cell)).length / needed.length
    }
    fc.assert(
      fc.property(mask, mask, mask, (own, one, other) => {
        fc.pre(one !== 0 && other !== 0)
        if (shareOf(own, one) > shareOf(own, other)) expect(fitScore(own, one)).toBeGreaterThan(fitScore(own, other))
      }),
    )
  })
})

const day = fc.constantFrom<Shift['dayOfWeek']>('Monday', 'Tuesday', 'Saturday')
const shift = day.map((dayOfWeek) => ({ dayOfWeek, startTime: toWireTime('08:00'), endTime: toWireTime('14:00') }))
const job: fc.Arbitrary<SortableListing> = fc.record({
  id: fc.uuid(),
  postedAt: fc.constantFrom('2026-11-20T01:00:00.000Z', '2026-11-20T02:00:00.000Z'),
  jobSuburbName: fc.constantFrom('Carlton', 'Fitzroy', 'Frankston', 'Atlantis'),
  Shift: fc.array(shift, { maxLength: 3 }),
})
const jobs = fc.uniqueArray(job, { selector: ({ id }) => id, maxLength: 12 })
const student = { availabilityMask: week('1-0', '6-1'), homeSuburb: 'Carlton' }

describe('the order of the live gigs', () => {
  it('is a total order that keeps every listing and breaks ties by time', () => {
    fc.assert(
      fc.property(
        jobs,
        fc.constantFrom(...listingSorts),
        fc.infiniteStream(fc.double({ noNaN: true })),
        (some, sort, dice) => {
          const ordered = sortListings(some, sort, student)
          const shuffled = some.map((each) => ({ each, at: dice.next().value })).sort((a, b) => a.at - b.at)
          expect(
            sortListings(
              shuffled.map(({ each }) => each),
              sort,
              student,
            ),
          ).toEqual(ordered)
          expect(new Set(ordered)).toEqual(new Set(some))
          const rank = ({ Shift, jobSuburbName }: SortableListing) =>
            ({
              fit: -fitScore(student.availabilityMask, maskOf([...Shift])),
              newest: 0,
              nearest: distanceMetres(student.homeSuburb, jobSuburbName),
            })[sort]
          ordered.slice(1).forEach((later, index) => {
            const earlier = ordered[index]
            if (!earlier) return
            expect(rank(earlier)).toBeLessThanOrEqual(rank(later))
            if (rank(earlier) === rank(later)) expect(earlier.postedAt >= later.postedAt).toBe(true)
          })
        },
      ),
    )
  })

  it('sorts unknown distances last', () => {
    expect(distanceMetres('Carlton', 'Atlantis')).toBe(unknownDistanceMetres)
    expect(distanceMetres(null, 'Carlton')).toBe(unknownDistanceMetres)
    expect(distanceMetres('Carlton', 'Carlton')).toBe(0)
  })
})
