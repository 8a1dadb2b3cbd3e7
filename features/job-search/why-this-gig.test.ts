import { DAYS, entriesOf, FULL_WEEK } from '@campus-gigs/ui/availability'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Shift, toWireTime } from '@/domain'
import { clashesInWords, hoursFit, hoursInWords, stretchInWords, whyInWords } from './why-this-gig.ts'

const shift = (dayOfWeek: Shift['dayOfWeek'], start: string, end: string): Shift => ({
  dayOfWeek,
  startTime: toWireTime(start),
  endTime: toWireTime(end),
})
const why = (cells: string[], ...shifts: Shift[]) => {
  const fit = hoursFit(entriesOf(cells), shifts)
  return fit && whyInWords(fit, 2)
}

describe('why this gig, in hours', () => {
  it('says how many hours fit and which clash', () => {
    expect(why(['6-0', '6-1', '2-2'], shift('Saturday', '09:00', '17:00'), shift('Tuesday', '17:00', '21:00'))).toBe(
      'covers 11 of 12 hours; Tue 17:00–18:00 clashes',
    )
  })

  it('says nothing of clashes where there are none, and all where nothing fits', () => {
    expect(why(['1-0'], shift('Monday', '08:00', '12:00'))).toBe('covers 4 of 4 hours')
    expect(why([], shift('Monday', '08:00', '09:00'))).toBe('covers 0 of 1 hour; Mon 08:00–09:00 clashes')
  })

  it('counts minutes', () => {
    expect(why(['1-0'], shift('Monday', '11:30', '12:20'))).toBe('covers 30 min of 50 min; Mon 12:00–12:20 clashes')
    expect(why(['1-1'], shift('Monday', '10:15', '13:00'))).toBe('covers 1 h of 2 h 45 min; Mon 10:15–12:00 clashes')
  })

  it('is honest about what a shift takes of the next morning, which no slot of its own day holds', () => {
    expect(why(['5-3'], shift('Friday', '22:00', '08:00'))).toBe('covers 8 of 10 hours; Sat 06:00–08:00 clashes')
  })

  it('gives the small hours to the night before', () => {
    expect(why(['0-3'], shift('Monday', '04:00', '07:00'))).toBe('covers 2 of 3 hours; Mon 06:00–07:00 clashes')
    expect(why(['6-3'], shift('Sunday', '04:00', '06:00'))).toBe('covers 2 of 2 hours')
  })

  it('keeps a night over the turn of the week in one piece', () => {
    expect(why([], shift('Sunday', '22:00', '02:00'), shift('Monday', '09:00', '10:00'))).toBe(
      'covers 0 of 5 hours; Mon 09:00–10:00 and Sun 22:00–02:00 clash',
    )
  })

  it('counts an hour two shifts share once', () => {
    expect(why(['1-0'], shift('Monday', '08:00', '11:00'), shift('Monday', '10:00', '12:00'))).toBe(
      'covers 4 of 4 hours',
    )
  })

  it('names the first clashes and counts the rest', () => {
    const shifts = (['Monday', 'Tuesday', 'Wednesday', 'Thursday'] as const).map((day) => shift(day, '09:00', '10:00'))
    const fit = hoursFit([], shifts)
    expect(fit && clashesInWords(fit, 2)).toBe('Mon 09:00–10:00, Tue 09:00–10:00 and 2 more clash')
    expect(fit && clashesInWords(fit, 4)).toContain('Wed 09:00–10:00 and Thu 09:00–10:00 clash')
  })

  it('says on which day a very long stretch ends', () => {
    expect(stretchInWords({ start: 9 * 60, end: (24 + 12) * 60 })).toBe('Mon 09:00–Tue 12:00')
  })

  it('JS-08 has nothing to say of a gig without shift times', () => {
    expect(hoursFit(entriesOf(FULL_WEEK), [])).toBeNull()
    expect(hoursFit(entriesOf(FULL_WEEK), [shift('Monday', '09:00', '09:00')])).toBeNull()
  })
})

const time = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map(([hours, minutes]) => `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`)
const shifts = fc.array(
  fc.tuple(fc.constantFrom(...DAYS), time, time).map((parts) => shift(...parts)),
  { maxLength: 6 },
)
const week = 7 * 1440

/** Every minute of the week, told by a walk from its midnight. Sunday is day 0, as in the cells. */
function byHand(mask: number, roster: readonly Shift[]) {
  const worked = new Set<number>()
  for (const { dayOfWeek, startTime, endTime } of roster) {
    const from = DAYS.indexOf(dayOfWeek) * 1440
    const minute = (wire: string) => Number(wire.slice(11, 13)) * 60 + Number(wire.slice(14, 16))
    for (let at = minute(startTime); at % 1440 !== minute(endTime); at += 1) worked.add((from + at) % week)
  }
  const isFree = (at: number) => {
    const hour = Math.floor((at % 1440) / 60)
    const day = Math.floor(at / 1440)
    const slot = hour < 6 ? 3 : hour < 12 ? 0 : hour < 18 ? 1 : hour < 22 ? 2 : 3
    return Boolean(mask & (1 << ((hour < 6 ? (day + 6) % 7 : day) * 4 + slot)))
  }
  return { worked, clashing: new Set([...worked].filter((at) => !isFree(at))) }
}

describe('hours that fit', () => {
  it('are what counting every minute of the week by hand gives', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: FULL_WEEK }), shifts, (mask, roster) => {
        const { worked, clashing } = byHand(mask, roster)
        const fit = hoursFit(entriesOf(mask), roster)
        if (worked.size === 0) {
          expect(fit).toBeNull()
          return
        }
        const minutes = fit?.clashes.flatMap(({ start, end }) =>
          Array.from({ length: end - start }, (_, index) => (start + index + 1440) % week),
        )
        expect(new Set(minutes)).toEqual(clashing)
        expect(minutes).toHaveLength(clashing.size)
        expect(fit).toMatchObject({ totalMinutes: worked.size, freeMinutes: worked.size - clashing.size })
        // No two clashes touch: each is said once.
        for (const { start } of fit?.clashes ?? [])
          for (const other of fit?.clashes ?? []) expect(other.end % week).not.toBe(start % week || week)
      }),
    )
  })

  it('in words never hide a minute', () => {
    expect(hoursInWords({ freeMinutes: 0, totalMinutes: 90, clashes: [] })).toBe('covers 0 h of 1 h 30 min')
  })
})
