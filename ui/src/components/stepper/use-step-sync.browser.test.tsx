import { expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { afterPaint } from '../../hooks/after-paint'
import { type StepSyncOptions, useStepSync } from './use-step-sync'

const onStep = vi.fn<StepSyncOptions['onStep']>()
const onHistoryStep = vi.fn<StepSyncOptions['onHistoryStep']>()

/** Renders the hook with each pair of displayed step and history step, and resolves with the calls after each frame. */
async function callsAfter(...states: [step: number | undefined, historyStep: number | undefined][]) {
  const calls: string[] = []
  onStep.mockImplementation((step, justOpened) => void calls.push(`${justOpened ? 'opened at' : 'now'} ${step}`))
  onHistoryStep.mockImplementation((step) => void calls.push(`asked for ${step}`))
  const optionsOf = ([step, historyStep]: (typeof states)[number]) => ({ step, historyStep, onStep, onHistoryStep })
  const [first = [undefined, undefined], ...rest] = states
  const { rerender } = await renderHook((props: StepSyncOptions = optionsOf(first)) => useStepSync(props))
  for (const state of rest) {
    await new Promise<void>(afterPaint)
    await rerender(optionsOf(state))
  }
  await new Promise<void>(afterPaint)
  return calls
}

it('updates the history after a step change', async () => {
  expect(await callsAfter([1, 1], [2, 1], [2, 2], [1, 2], [1, 1])).toEqual(['now 2', 'now 1'])
})

it('requests the history entry’s step after Back or Forward', async () => {
  expect(await callsAfter([2, 2], [2, 1], [1, 1], [1, 2])).toEqual(['asked for 1', 'asked for 2'])
})

it('reports its first step, which may differ from the history’s', async () => {
  expect(await callsAfter([undefined, 1], [4, 1], [4, 4])).toEqual(['opened at 4'])
})

it('restores the history when the requested step can’t be shown', async () => {
  expect(await callsAfter([5, 5], [5, 4], [3, 4], [3, 3])).toEqual(['asked for 4', 'now 3'])
})

it('does nothing without steps in the history', async () => {
  expect(await callsAfter([undefined, undefined], [1, undefined], [2, undefined])).toEqual([])
})
