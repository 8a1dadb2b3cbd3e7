import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { BusinessJobListing } from '@/domain'
import { someListing } from '@/domain/testing/listings'
import { ApplicantList } from './applicant-list'

const listState = { sort: 'Time of Application', isLoading: false, failure: null, isRetrying: false } as const
const gigOf = (total: number): BusinessJobListing => ({
  ...someListing(),
  version: 1,
  belowMinimumReason: null,
  reviewReasons: [],
  applicants: { total, waiting: 0, latestAt: null },
  Application: [],
})
const listOf = (total: number, failure: string | null = null) => (
  <ApplicantList
    gig={gigOf(total)}
    listState={{ ...listState, failure }}
    selectedId={null}
    now={new Date('2026-11-21T01:30:00.000Z')}
    onMore={vi.fn()}
    onRetry={vi.fn()}
    onSelect={vi.fn()}
  />
)

it.for([
  ['of the last page', 0, null],
  ['after a failure', 2, 'The server is busy.'],
] as const)('keeps the focus at the end of the list when the button is removed: %s', async ([, total, failure]) => {
  const view = await render(listOf(2))
  page.getByRole('button', { name: 'Show more' }).element().focus()
  await view.rerender(listOf(total, failure))
  await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.textContent).toBe(`0 of ${total} applicants`)
})
