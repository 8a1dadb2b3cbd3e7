import { expect, it, vi } from 'vitest'
import { deliverDrafts, onDraftsReceived } from './received-drafts'

it('keeps the drafts of the last session until the module that merges them is loaded, and gives it them once', () => {
  deliverDrafts('first', [])
  deliverDrafts('second', [])
  const merge = vi.fn()
  onDraftsReceived(merge)()
  expect(merge.mock.calls).toEqual([['second', []]])
  const nextMerge = vi.fn()
  const stop = onDraftsReceived(nextMerge)
  expect(nextMerge).not.toHaveBeenCalled()
  deliverDrafts('third', [])
  expect(nextMerge.mock.calls).toEqual([['third', []]])
  stop()
})
