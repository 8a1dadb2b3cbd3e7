import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countFittingGigs, fitSentence } from './fitting-gigs'

const mondayMorning = 1 << 4
const fridayNight = 1 << 23
const live = {
  total: 7,
  weeks: [
    { mask: mondayMorning, count: 2 },
    { mask: mondayMorning | fridayNight, count: 1 },
    { mask: 0, count: 4 },
  ],
}

it('counts the gigs whose shift slots are all free', () => {
  expect(countFittingGigs(live, 0)).toBe(0)
  expect(countFittingGigs(live, mondayMorning)).toBe(2)
  expect(countFittingGigs(live, mondayMorning | fridayNight)).toBe(3)
  expect(countFittingGigs(live, fridayNight)).toBe(0)
})

it('writes the number of fitting gigs in words', () => {
  expect(fitSentence(live, 0)).toBe("Paint the hours you're free: 3 live gigs are waiting.")
  expect(fitSentence(live, fridayNight)).toMatch(/^None of 3/)
  expect(fitSentence(live, mondayMorning)).toBe('2 of 3 live gigs fit this week.')
  const one = { total: 1, weeks: [{ mask: 1, count: 1 }] }
  expect(fitSentence(one, 0)).toBe("Paint the hours you're free: 1 live gig is waiting.")
  expect(fitSentence(one, 1)).toBe('1 of 1 live gig fits this week.')
  expect(fitSentence(one, 2)).toMatch(/^The 1 live gig doesn't fit yet/)
  expect(fitSentence({ total: 4, weeks: [{ mask: 0, count: 4 }] }, 1)).toMatch(/^No gigs with shift times/)
})

it('equals a count slot by slot, for any week', () => {
  const mask = fc.integer({ min: 0, max: 2 ** 28 - 1 })
  fc.assert(
    fc.property(fc.array(mask), mask, (masks, free) => {
      const bySlots = masks.filter((each) => {
        const slots = [...Array(28).keys()].filter((bit) => (each >> bit) & 1)
        return slots.length > 0 && slots.every((bit) => (free >> bit) & 1)
      }).length
      return (
        countFittingGigs({ total: masks.length, weeks: masks.map((each) => ({ mask: each, count: 1 })) }, free) ===
        bySlots
      )
    }),
  )
})
