import fc from 'fast-check'
import { expect, it } from 'vitest'
import { payTypes } from '@/domain'
import { landingCalls } from './calls/landing-calls'
import { isFittingGigs, isLiveWeeks } from './landing-answers'

/** A valid value, or occasionally one of another type. */
const mostly = <Value>(valid: fc.Arbitrary<Value>) =>
  fc.oneof({ arbitrary: valid as fc.Arbitrary<unknown>, weight: 30 }, { arbitrary: fc.jsonValue(), weight: 1 })

const integer = mostly(fc.oneof(fc.maxSafeInteger(), fc.double()))
const pay = mostly(fc.option(fc.double({ noNaN: true })))

it('accepts the same live weeks as the schema', () => {
  const answer = fc.record({
    total: integer,
    weeks: mostly(fc.array(mostly(fc.record({ mask: integer, count: integer })))),
  })
  fc.assert(
    fc.property(mostly(answer), (value) => {
      expect(isLiveWeeks(value)).toBe(landingCalls.liveWeeks.response.safeParse(value).success)
    }),
  )
  expect(isLiveWeeks({ total: 2, weeks: [{ mask: 3, count: 1 }] })).toBe(true)
  expect(isLiveWeeks({ total: 2, weeks: [{ mask: 3 }] })).toBe(false)
})

it('accepts the same fitting gigs as the schema', () => {
  const gig = {
    id: mostly(fc.uuid()),
    jobTitle: mostly(fc.string()),
    jobSuburbName: mostly(fc.string()),
    companyName: mostly(fc.string()),
    payRangeStart: pay,
    payRangeEnd: pay,
    payType: mostly(fc.option(fc.constantFrom(...payTypes))),
  }
  fc.assert(
    fc.property(mostly(fc.record({ gigs: mostly(fc.array(mostly(fc.record(gig)))) })), (value) => {
      expect(isFittingGigs(value)).toBe(landingCalls.fittingGigs.response.safeParse(value).success)
    }),
  )
  const known = {
    ...{
      id: '0190f2a4-6a3b-7c1d-8e2f-1234567890ab',
      jobTitle: 'Barista',
      jobSuburbName: 'Carlton',
      companyName: 'Bean',
    },
    ...{ payRangeStart: 30, payRangeEnd: null, payType: payTypes[0] },
  }
  expect(isFittingGigs({ gigs: [known] })).toBe(true)
  expect(isFittingGigs({ gigs: [{ ...known, id: 'x' }] })).toBe(false)
})
