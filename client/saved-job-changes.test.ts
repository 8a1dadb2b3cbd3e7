import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChanges, batchChanges, type SavedJobChange } from './saved-job-changes.ts'

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const changes = fc.array(fc.record({ jobId: id, saved: fc.boolean() }), { maxLength: 20 })
const saved = fc.uniqueArray(id)

describe('saved jobs', () => {
  it('JS-09 a save is there at once, once', () => {
    expect(applyChanges(['a'], [{ jobId: 'b', saved: true }])).toEqual(['b', 'a'])
    expect(applyChanges(['a'], [{ jobId: 'a', saved: true }])).toEqual(['a'])
  })

  it('JH-01 a removal that is undone leaves the job saved', () => {
    const undone: SavedJobChange[] = [
      { jobId: 'a', saved: false },
      { jobId: 'a', saved: true },
    ]
    expect(applyChanges(['a'], undone)).toEqual(['a'])
    expect(batchChanges(undone, 10)).toEqual([{ savedJobs: ['a'], removedJobs: [] }])
  })

  it('JS-10 what the server merges from the batches is what the student sees, however often it is sent', () => {
    const merge = (ids: readonly string[], sent: ReturnType<typeof batchChanges>) => {
      const kept = new Set(ids)
      for (const { savedJobs, removedJobs } of sent) {
        for (const jobId of savedJobs) kept.add(jobId)
        for (const jobId of removedJobs) kept.delete(jobId)
      }
      return kept
    }
    fc.assert(
      fc.property(saved, changes, fc.integer({ min: 1, max: 4 }), (before, made, size) => {
        const batches = batchChanges(made, size)
        for (const { savedJobs, removedJobs } of batches)
          expect(savedJobs.length + removedJobs.length).toBeLessThanOrEqual(size)
        const once = merge(before, batches)
        expect(once).toEqual(new Set(applyChanges(before, made)))
        expect(merge([...once], batches)).toEqual(once)
        expect(applyChanges(applyChanges(before, made), made)).toEqual(applyChanges(before, made))
      }),
    )
  })

  it('JS-10 adds never remove what another device has saved', () => {
    fc.assert(
      fc.property(saved, saved, (elsewhere, here) => {
        const kept = applyChanges(
          elsewhere,
          here.map((jobId) => ({ jobId, saved: true })),
        )
        expect(elsewhere.every((each) => kept.includes(each))).toBe(true)
      }),
    )
  })
})
