import { StrictMode } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { startClient, startStudentSession } from '@/client'
import { someStudentSession } from '@/client/testing/sessions'
import { clock, hasDetail } from '@/domain'
import { someListing } from '@/domain/testing/listings'
import { fetchedListing } from './selected-job.store'
import { useSelectedJob } from './use-selected-job'
import { viewedJobs } from './viewed-jobs.store'

const detailedListing = someListing({ id: '91900000-0000-4000-8000-000000000001' })
const { jobDescription: _, detailedAddress: __, questions: ___, ...card } = detailedListing
const otherCard = { ...card, id: '91900000-0000-4000-8000-000000000002' }

/** Answers the requests for the open listing with its detail. */
let answer: () => void

beforeEach(() => {
  clock.set('2026-11-21T01:30:00.000Z')
  onTestFinished(startClient())
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  vi.spyOn(window, 'fetch').mockImplementation(async () => {
    await isAnswered
    return new Response(JSON.stringify({ success: true, jobListing: detailedListing }))
  })
  startStudentSession(someStudentSession({ jobList: [card, otherCard] }))
})

function SelectedJobButton({ jobId, onApply }: { jobId: string; onApply: (jobId: string) => void }) {
  const { selected, isApplying, handleApply } = useSelectedJob(jobId, vi.fn(), onApply)
  const isLoaded = selected.state === 'available' && hasDetail(selected.job)
  return (
    <button type="button" aria-busy={isApplying} onClick={handleApply}>
      {isLoaded ? 'Apply' : 'Apply (loading)'}
    </button>
  )
}

const button = () => page.getByRole('button')
const pageOf = (jobId: string, onApply: (jobId: string) => void) => (
  <StrictMode>
    <SelectedJobButton {...{ jobId, onApply }} />
  </StrictMode>
)

it('JS-06 opens the application once, at the latest address, when its listing has loaded', async () => {
  const onApplyBefore = vi.fn()
  const onApply = vi.fn()
  const screen = await render(pageOf(card.id, onApplyBefore))
  await userEvent.click(button())
  await userEvent.click(button())
  await expect.element(button()).toHaveAttribute('aria-busy', 'true')
  await screen.rerender(pageOf(card.id, onApply))
  answer()
  await expect.element(button()).toHaveTextContent(/^Apply$/)
  await expect.poll(() => onApply.mock.calls).toEqual([[card.id]])
  await expect.element(button()).toHaveAttribute('aria-busy', 'false')
  expect(onApplyBefore).not.toHaveBeenCalled()
})

it('JS-06 opens no application after another listing was selected', async () => {
  const onApply = vi.fn()
  const screen = await render(pageOf(card.id, onApply))
  await userEvent.click(button())
  await screen.rerender(pageOf(otherCard.id, onApply))
  await expect.element(button()).toHaveAttribute('aria-busy', 'false')
  await screen.rerender(pageOf(card.id, onApply))
  answer()
  await expect.element(button()).toHaveTextContent(/^Apply$/)
  expect(onApply).not.toHaveBeenCalled()
})

it('JS-06 opens no application after the page was left', async () => {
  const onApply = vi.fn()
  const screen = await render(pageOf(card.id, onApply))
  await userEvent.click(button())
  await screen.unmount()
  answer()
  await Promise.all(vi.mocked(window.fetch).mock.results.map(({ value }) => value))
  await expect.poll(() => fetchedListing.state.status).toBe('idle')
  expect(onApply).not.toHaveBeenCalled()
})

function Card({ onSelect }: { onSelect: (jobId: string) => void }) {
  const { handleSelect } = useSelectedJob(null, onSelect, vi.fn())
  return <button type="button" onClick={() => handleSelect(card.id)} />
}

it('JS-06 selects a pressed listing before the frame, and marks it as viewed after it', async () => {
  const onSelect = vi.fn()
  await render(<Card onSelect={onSelect} />)
  const element = button().element()
  if (!(element instanceof HTMLElement)) throw new Error('The button is no element.')
  element.click()
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(card.id)
  expect(viewedJobs.jobIds).toEqual([])
  await expect.poll(() => viewedJobs.jobIds).toEqual([card.id])
})
