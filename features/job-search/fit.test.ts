import { entriesOf, slotsOf } from '@campus-gigs/ui/availability'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toWireTime } from '@/domain'
import { coverageInWords, fitOf, matchInWords } from './fit.ts'

const week = fc.uniqueArray(fc.tuple(fc.nat(6), fc.nat(3)).map(([day, slot]) => `${day}-${slot}`))

describe('how a gig fits', () => {
  it('JS-08 a gig without shifts has no match, not 0 %', () => {
    expect(fitOf(entriesOf(['1-0']), [])).toBeNull()
  })

  it('AG-06 the percentage is of the student, the coverage of the shifts', () => {
    const fit = fitOf(entriesOf(['1-0', '2-0', '3-0']), entriesOf(['1-0', '2-0']))
    expect(fit).toEqual({ covered: 2, total: 2, percent: 66.67 })
    if (!fit) return
    expect(coverageInWords(fit)).toBe('covers 2 of 2 shift slots')
    expect(matchInWords(fit)).toBe('66.67 % match')
  })

  it('one slot is said in the singular', () => {
    expect(coverageInWords({ covered: 0, total: 1, percent: 0 })).toBe('covers 0 of 1 shift slot')
  })

  it('AG-07 a shift lies on the slots of its wall-clock hours', () => {
    const shift = { dayOfWeek: 'Monday', startTime: toWireTime('09:00'), endTime: toWireTime('17:00') }
    expect(fitOf(entriesOf(['1-0', '1-1']), [shift])).toEqual({ covered: 2, total: 2, percent: 100 })
  })

  it('counts what counting by hand counts', () => {
    fc.assert(
      fc.property(week, week, (own, needed) => {
        const shared = needed.filter((slot) => own.includes(slot)).length
        const expected =
          needed.length === 0
            ? null
            : {
                covered: shared,
                total: needed.length,
                percent: own.length === 0 ? 0 : Math.round((shared / own.length) * 10_000) / 100,
              }
        expect(fitOf(entriesOf(own), entriesOf(needed))).toEqual(expected)
        expect(slotsOf(entriesOf(own)).size).toBe(own.length)
      }),
    )
  })
})
