import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { someListing } from '@/domain/testing/listings'
import { DetailPane } from './detail-pane'

it('JS-06 says that the code of an open listing does not load, and can be closed', async () => {
  const onClose = vi.fn()
  const screenOf = (hasCodeFailed: boolean) => (
    <DetailPane
      selected={{ ...someListing(), Application: [] }}
      JobDetail={undefined}
      hasCodeFailed={hasCodeFailed}
      hasNoResults={false}
      saved={false}
      availability={[]}
      homeCentre={null}
      now={new Date('2026-11-21T01:30:00.000Z')}
      titleRef={null}
      onRetry={vi.fn()}
      onSave={vi.fn()}
      onApply={vi.fn()}
      onWithdraw={vi.fn()}
      onReport={vi.fn()}
      onClose={onClose}
    />
  )
  const screen = await render(screenOf(false))
  await expect.element(page.getByText('Fetching the gig')).toBeInTheDocument()
  await screen.rerender(screenOf(true))
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'See the live gigs' }))
  expect(onClose).toHaveBeenCalledOnce()
})
