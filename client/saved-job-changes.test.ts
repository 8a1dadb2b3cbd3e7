import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChanges, batchChanges, type SavedJobChange } from './saved-job-changes.ts'

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const changes = fc.array(fc.record({ jobId: id, saved: fc.boolean() }), { maxLength: 20 })
const saved = fc.uniqueArray(id)

describe('saved jobs', () => {
  it('JS-09 puts a saved job first, and adds no job twice', () => {
    expect(applyChanges(['a'], [{ jobId: 'b', saved: true }])).toEqual(['b', 'a'])
    expect(applyChanges(['a'], [{ jobId: 'a', saved: true }])).toEqual(['a'])
  })

  it('JH-01 keeps a job saved whose removal is undone', () => {
    const undone: SavedJobChange[] = [
      { jobId: 'a', saved: false },
      { jobId: 'a', saved: true },
    ]
    expect(applyChanges(['a'], undone)).toEqual(['a'])
    expect(batchChanges(undone, 10)).toEqual([{ savedJobs: ['a'], removedJobs: [] }])
  })

  it('JS-10 makes batches that the server merges into the list the student sees, also when a batch is sent twice', () => {
    const merge = (ids: readonly string[], sent: ReturnType<typeof batchChanges>) => {
      const merged = new Set(ids)
      for (const { savedJobs, removedJobs } of sent) {
        for (const jobId of savedJobs) merged.add(jobId)
        for (const jobId of removedJobs) merged.delete(jobId)
      }
      return merged
    }
    fc.assert(
      fc.property(saved, changes, fc.integer({ min: 1, max: 4 }), (before, madeChanges, size) => {
        const batches = batchChanges(madeChanges, size)
        for (const { savedJobs, removedJobs } of batches)
          expect(savedJobs.length + removedJobs.length).toBeLessThanOrEqual(size)
        const once = merge(before, batches)
        expect(once).toEqual(new Set(applyChanges(before, madeChanges)))
        expect(merge([...once], batches)).toEqual(once)
        expect(applyChanges(applyChanges(before, madeChanges), madeChanges)).toEqual(applyChanges(before, madeChanges))
      }),
    )
  })

  it('JS-10 removes no job that another device has saved when jobs are added', () => {
    fc.assert(
      fc.property(saved, saved, (elsewhere, here) => {
        const merged = applyChanges(
          elsewhere,
          here.map((jobId) => ({ jobId, saved: true })),
        )
        expect(elsewhere.every((each) => merged.includes(each))).toBe(true)
      }),
    )
  })
})
