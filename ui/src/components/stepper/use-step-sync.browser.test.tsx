import { expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { type StepSyncOptions, useStepSync } from './use-step-sync'

const onStep = vi.fn<StepSyncOptions['onStep']>()
const onAsked = vi.fn<StepSyncOptions['onAsked']>()

/** The hook through these steps, each shown and asked for; resolves with what it said after each. */
async function told(...states: [step: number | undefined, asked: number | undefined][]) {
  const heard: string[] = []
  onStep.mockImplementation((step, justOpened) => void heard.push(`${justOpened ? 'opened at' : 'now'} ${step}`))
  onAsked.mockImplementation((step) => void heard.push(`asked for ${step}`))
  const optionsOf = ([step, asked]: (typeof states)[number]) => ({ step, asked, onStep, onAsked })
  const [first = [undefined, undefined], ...rest] = states
  const { rerender } = await renderHook((props: StepSyncOptions = optionsOf(first)) => useStepSync(props))
  for (const state of rest) await rerender(optionsOf(state))
  return heard
}

it('lets the history follow what is shown', async () => {
  expect(await told([1, 1], [2, 1], [2, 2], [1, 2], [1, 1])).toEqual(['now 2', 'now 1'])
})

it('asks for what the history stands at when Back or Forward is pressed', async () => {
  expect(await told([2, 2], [2, 1], [1, 1], [1, 2])).toEqual(['asked for 1', 'asked for 2'])
})

it('says where it opened, which may be further on than the history', async () => {
  expect(await told([undefined, 1], [4, 1], [4, 4])).toEqual(['opened at 4'])
})

it('lets the history follow when what was asked for can not be shown', async () => {
  expect(await told([5, 5], [5, 4], [3, 4], [3, 3])).toEqual(['asked for 4', 'now 3'])
})

it('does nothing where the history knows of no steps', async () => {
  expect(await told([undefined, undefined], [1, undefined], [2, undefined])).toEqual([])
})
