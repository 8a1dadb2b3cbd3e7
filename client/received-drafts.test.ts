import { expect, it, vi } from 'vitest'
import { handOverDrafts, onDraftsReceived } from './received-drafts'

it('keeps the drafts of the last session until the module that merges them is loaded, and gives it them once', () => {
  handOverDrafts('first', [])
  handOverDrafts('second', [])
  const merge = vi.fn()
  onDraftsReceived(merge)()
  expect(merge.mock.calls).toEqual([['second', []]])
  const nextMerge = vi.fn()
  const stop = onDraftsReceived(nextMerge)
  expect(nextMerge).not.toHaveBeenCalled()
  handOverDrafts('third', [])
  expect(nextMerge.mock.calls).toEqual([['third', []]])
  stop()
})
