import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { limits, messages } from '@/domain'
import { someListing } from '@/domain/testing/listings'
import type { AppliedRow } from '../history'
import { AppliedList } from './applied-list'

const rowsOf = (count: number): AppliedRow[] =>
  Array.from({ length: count }, (_, index) => {
    const job = someListing({ id: `id-${index}` })
    const application = {
      id: `application-${index}`,
      appliedAt: '2026-11-20T05:00:00.000Z',
      jobListingId: job.id,
      notes: '',
      answers: '[]',
      resumeFile: null,
      sharesContact: true,
      expiredAt: null,
    }
    return { job, application }
  })

it.each([
  [limits.sessionApplications, 1],
  [limits.sessionApplications - 1, 0],
])(
  'says with %i applications, of which a session has 500 at most, whether older ones may be missing',
  async (count, notes) => {
    await render(
      <AppliedList
        applied={rowsOf(count)}
        availability={[]}
        now={new Date('2026-11-21T01:30:00.000Z')}
        onOpenApplication={vi.fn()}
        onEditsSeen={vi.fn()}
        dismissedEdits={{}}
      />,
    )
    await expect.poll(() => page.getByRole('list').getByRole('listitem').elements().length).toBeGreaterThan(400)
    expect(page.getByText(messages.history.maybeMore).elements()).toHaveLength(notes)
  },
)
