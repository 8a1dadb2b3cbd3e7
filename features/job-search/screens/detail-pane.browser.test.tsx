import type { ComponentProps } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { someListing } from '@/domain/testing/listings'
import { DetailPane } from './detail-pane'

const props: ComponentProps<typeof DetailPane> = {
  selected: { state: 'available', job: { ...someListing(), Application: [] } },
  JobDetail: undefined,
  hasCodeFailed: false,
  noResultsText: null,
  saved: false,
  availability: [],
  homeCentre: null,
  now: new Date('2026-11-21T01:30:00.000Z'),
  titleRef: null,
  onRetry: vi.fn(),
  onSave: vi.fn(),
  onApply: vi.fn(),
  onWithdraw: vi.fn(),
  onReport: vi.fn(),
  onClose: vi.fn(),
}

it('JS-06 says that the code of an open listing does not load, and can be closed', async () => {
  const onClose = vi.fn()
  const screenOf = (hasCodeFailed: boolean) => <DetailPane {...props} {...{ hasCodeFailed, onClose }} />
  const screen = await render(screenOf(false))
  await expect.element(page.getByText('Fetching the gig')).toBeInTheDocument()
  await screen.rerender(screenOf(true))
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'See the live gigs' }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('keeps the focus on Retry while a listing is loaded again, then moves it to the pane', async () => {
  const screenOf = (failure: Partial<typeof props>) => (
    <section aria-label="Job details" tabIndex={-1}>
      <DetailPane {...props} {...failure} />
    </section>
  )
  const screen = await render(screenOf({ selected: { state: 'failed' } }))
  const retry = page.getByRole('button', { name: 'Retry' })
  await retry.click()
  await screen.rerender(screenOf({ selected: { state: 'failed' }, isRetrying: true }))
  await expect.element(retry).toHaveAttribute('aria-busy', 'true')
  await expect.element(retry).toHaveFocus()
  await screen.rerender(screenOf({ selected: { state: 'unavailable', reason: 'gone' } }))
  await expect.element(page.getByRole('region', { name: 'Job details' })).toHaveFocus()
})
