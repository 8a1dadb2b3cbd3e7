import { type ComponentProps, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { someListing } from '@/domain/testing/listings'
import { FilterDrawer } from './filter-drawer'
import { JobSearchScreen } from './job-search-screen'

type ScreenProps = ComponentProps<typeof JobSearchScreen>

const props: ScreenProps = {
  changeNotice: '',
  jobs: [{ ...someListing(), Application: [] }],
  total: 1,
  nextPage: 'none',
  selected: { state: 'none' },
  selectedId: null,
  query: '',
  sort: 'fit',
  filters: {},
  filterCount: null,
  suggestions: [],
  availability: [],
  homeSuburb: null,
  homeCentre: null,
  savedIds: [],
  viewedIds: [],
  now: new Date('2026-11-21T01:30:00.000Z'),
  loading: false,
  finishProfileHref: null,
  onSearch: vi.fn(),
  onType: vi.fn(),
  onSort: vi.fn(),
  onFilter: vi.fn(),
  onCountFilters: vi.fn(),
  onMore: vi.fn(),
  onSelect: vi.fn(),
  onApproach: vi.fn(),
  onClose: vi.fn(),
  onRetrySelected: vi.fn(),
  onSave: vi.fn(),
  isApplying: false,
  onApply: vi.fn(),
  onWithdraw: vi.fn(),
  onReport: vi.fn(),
}

/** The screen, and a button that changes its props. */
function ChangingScreen({ change }: { change: Partial<ScreenProps> }) {
  const [changed, setChanged] = useState<Partial<ScreenProps>>({})
  return (
    <>
      <button type="button" onClick={() => setChanged(change)}>
        Change
      </button>
      <JobSearchScreen {...props} {...changed} />
    </>
  )
}

/** Clicks an element. Its changes are rendered before the function returns. */
function clickAtOnce(element: Element): void {
  flushSync(() => element.dispatchEvent(new MouseEvent('click', { bubbles: true })))
}

it.each<[isMeasured: boolean, Partial<ScreenProps>]>([
  [false, { isApplying: true, filterCount: 3 }],
  [true, { savedIds: [someListing().id] }],
])('measures the list: %s, when %o changes', async (isMeasured, change) => {
  await render(<ChangingScreen change={change} />)
  const measure = vi.spyOn(page.getByRole('list', { name: '1 gig' }).element(), 'getClientRects')
  clickAtOnce(page.getByRole('button', { name: 'Change' }).element())
  expect(measure.mock.calls.length > 0).toBe(isMeasured)
})

it('shows a chosen filter without a count, and counts after the frame', async () => {
  const onCount = vi.fn()
  await render(
    <FilterDrawer
      open
      filters={{}}
      count={7}
      homeSuburb={null}
      onCount={onCount}
      onApply={vi.fn()}
      onOpenChange={vi.fn()}
    />,
  )
  await expect.element(page.getByRole('button', { name: 'Show 7 gigs' })).toBeVisible()
  onCount.mockClear()
  const monday = page.getByRole('checkbox', { name: 'Monday' })
  clickAtOnce(monday.element())
  expect(onCount).not.toHaveBeenCalled()
  expect(page.getByRole('button', { name: 'Show gigs' }).elements()).toHaveLength(1)
  await expect.element(page.getByRole('button', { name: 'Show 7 gigs' })).toBeVisible()
  expect(onCount.mock.calls).toEqual([[{ days: ['Monday'] }]])
})
