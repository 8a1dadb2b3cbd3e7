import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type AvailabilityEntry, entriesOfMask, FULL_WEEK, maskOf, replaceCells } from './week-mask'

const mask = fc.integer({ min: 0, max: FULL_WEEK })

/** Entries that the grid has no cell for. */
const unshownEntry: fc.Arbitrary<AvailabilityEntry> = fc.oneof(
  fc.record({
    tableIndex: fc.oneof(
      fc.constantFrom('1-4', '7-0', '-1-2', 'late'),
      fc.string().filter((key) => !/^[0-6]-[0-3]$/.test(key)),
    ),
    label: fc.string(),
  }),
  fc.record({
    dayOfWeek: fc.constantFrom('Lundi', 'Public holiday', ''),
    startTime: fc.constant('1970-01-01T09:00:00.000Z'),
    endTime: fc.constant('1970-01-01T17:00:00.000Z'),
  }),
)

it('keeps every entry that no cell shows through any number of edits, unchanged and in order', () => {
  fc.assert(
    fc.property(mask, fc.array(unshownEntry), fc.array(mask, { minLength: 1 }), (start, unshown, edits) => {
      const shuffled = [...unshown.slice(1), ...entriesOfMask(start), ...unshown.slice(0, 1)]
      const inOrder = [...unshown.slice(1), ...unshown.slice(0, 1)]
      const edited = edits.reduce<AvailabilityEntry[]>(replaceCells, shuffled)
      expect(edited).toEqual([...entriesOfMask(edits.at(-1) ?? 0), ...inOrder])
      expect(maskOf(edited)).toBe(edits.at(-1))
    }),
  )
})
