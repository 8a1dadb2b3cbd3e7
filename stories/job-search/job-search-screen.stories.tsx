import { maskOf } from '@campus-gigs/ui/availability'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { centreOfSuburb, type JobListing } from '@/domain'
import { sortListings } from '@/domain/testing/listing-order'
import { JobSearchScreen } from '@/features/job-search/screens/job-search-screen'
import { searchListings, suggestionsOf } from '@/features/job-search/search'
import { fill } from '../fill'
import { gigBaristaApplied } from '../fixtures/applications'
import { gigBarista, gigBumpIn, gigShelves, gigs, manyGigs } from '../fixtures/listings'
import { studentMei, studentWithoutWeek } from '../fixtures/student'
import { observeInBatches } from '../observe-in-batches'

/** The screen's props, with listings that can be opened. */
type ScreenProps = Omit<ComponentProps<typeof JobSearchScreen>, 'jobs'> & { jobs: readonly JobListing[] }

/** The listing with an id; else the state of the story's args, by default that no listing has the id. */
function selectJob({ jobs, selected }: ScreenProps, selectedId: string | null): ScreenProps['selected'] {
  if (selectedId === null) return { state: 'none' }
  const job = jobs.find(({ id }) => id === selectedId)
  if (job) return { state: 'available', job }
  return selected.state === 'none' ? { state: 'unavailable', reason: 'gone' } : selected
}

/** Holds the query, filters and open listing in state, as the page does. */
function StatefulJobSearch(props: ScreenProps) {
  const [query, setQuery] = useState(props.query)
  const [filters, setFilters] = useState(props.filters)
  const [selectedId, setSelectedId] = useState(props.selectedId)
  const [viewedIds, setViewedIds] = useState(props.viewedIds)
  const [savedIds, setSavedIds] = useState(props.savedIds)
  const student = { availabilityMask: maskOf(props.availability), homeSuburb: props.homeSuburb }
  const jobs = sortListings(searchListings(props.jobs, query), props.sort, student)
  return (
    <JobSearchScreen
      {...props}
      jobs={jobs}
      total={props.nextPage === 'none' ? jobs.length : props.total}
      query={query}
      selected={selectJob(props, selectedId)}
      selectedId={selectedId}
      viewedIds={viewedIds}
      savedIds={savedIds}
      onSearch={setQuery}
      filters={filters}
      onFilter={(next) => {
        props.onFilter(next)
        setFilters(next)
      }}
      onSelect={(id) => {
        setViewedIds([...viewedIds, id])
        setSelectedId(id)
      }}
      onClose={() => setSelectedId(null)}
      onSave={(id) => {
        props.onSave(id)
        setSavedIds([...savedIds, id])
      }}
    />
  )
}

const meta = {
  title: 'Screens/Job search/Dashboard',
  component: JobSearchScreen,
  render: (args) => <StatefulJobSearch {...args} />,
  args: {
    changeNotice: '',
    jobs: gigs,
    total: gigs.length,
    nextPage: 'none',
    selected: { state: 'none' },
    selectedId: null,
    query: '',
    sort: 'fit',
    filters: {},
    filterCount: gigs.length,
    suggestions: suggestionsOf(gigs),
    availability: studentMei.userAvailability,
    homeSuburb: studentMei.currentSuburb,
    homeCentre: studentMei.currentSuburbCentre,
    savedIds: [],
    viewedIds: [],
    now: new Date('2026-11-21T01:30:00.000Z'),
    loading: false,
    finishProfileHref: null,
    onSearch: fn(),
    onType: fn(),
    onSort: fn(),
    onFilter: fn(),
    onCountFilters: fn(),
    onMore: fn(),
    onSelect: fn(),
    onApproach: fn(),
    onRetrySelected: fn(),
    onClose: fn(),
    onSave: fn(),
    onApply: fn(),
    onWithdraw: fn(),
    onReport: fn(),
  },
} satisfies Meta<ScreenProps>
export default meta
type Story = StoryObj<ScreenProps>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const phone = { viewport: { value: 'phone', isRotated: false } }
const card = (canvas: Canvas, title: string) => {
  const item = canvas.getByRole('button', { name: title }).closest('li')
  if (!item) throw new Error(`No card is called ${title}.`)
  return within(item)
}
const keywordBox = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Title, suburb or company' })

export const List: Story = {
  tags: ['JS-03', 'JS-04', 'JS-05', 'PF-04', 'dark', 'desktop-only'],
  async play({ canvas }) {
    await expect(canvas.getByText('Please click on a job post to view details')).toBeVisible()
    const barista = card(canvas, 'Weekend barista')
    await expect(barista.getByText('Morning Ritual Espresso')).toBeVisible()
    await expect(barista.getByText('Carlton')).toBeVisible()
    await expect(barista.getByText('$33.05 – $38 Per Hour')).toBeVisible()
    await expect(barista.getByText('Pour coffee for a regular crowd of…')).toBeVisible()
    await expect(barista.getByText('Posted').parentElement).toHaveTextContent('Posted 3 days ago')
    await expect(barista.getByText('Covers all 2 shifts')).toBeVisible()
    await expect(barista.getByText('Matches 66.67 % of the times you are free')).toBeVisible()
    await expect(barista.getByText('· In your suburb')).toBeVisible()
    const bumpIn = card(canvas, 'Festival bump-in crew')
    await expect(bumpIn.getByText('Clash: Wed 10 pm – 2 am')).toBeVisible()
    await expect(bumpIn.getByText(/^· \d+\.\d km away$/)).toBeVisible()
    await expect(barista.getByRole('button', { name: 'Save Weekend barista' })).toBeVisible()
    await expect(barista.queryByText('Applied')).toBeNull()
    await expect(card(canvas, 'Festival bump-in crew').getByText('$260 Flat Rate')).toBeVisible()
    await expect(card(canvas, 'Night filler, supermarket').getByText('To be determined later')).toBeVisible()
    await expect(card(canvas, 'Night filler, supermarket').getByText('Shift times to be confirmed')).toBeVisible()
  },
}

export const NoSuburbYet: Story = {
  args: { homeSuburb: null, homeCentre: null },
  async play({ canvas }) {
    await expect(canvas.getByRole('option', { name: 'Nearest to me' })).toBeDisabled()
    await expect(canvas.queryByText(/km away/)).toBeNull()
  },
}

export const MoreToCome: Story = {
  args: { jobs: manyGigs.slice(0, 6), total: 501, nextPage: 'available' },
  async play({ args, canvas }) {
    await expect(canvas.getByRole('heading', { name: '500+ gigs' })).toBeVisible()
    await expect(canvas.getByText('6 of 500+ shown')).toBeInTheDocument()
    // Loading by scrolling needs a real page: a journey tests it.
    await userEvent.click(canvas.getByRole('button', { name: 'Show more gigs' }))
    await expect(args.onMore).toHaveBeenCalled()
    window.scrollTo(0, 0)
  },
}

/** One callback of the observer holds two entries: the end of the list left the viewport and came back. */
export const MoreWhileBusy: Story = {
  tags: ['no-visual'],
  args: { jobs: manyGigs.slice(0, 6), total: 501, nextPage: 'available' },
  beforeEach: observeInBatches,
  async play({ args, canvas }) {
    canvas.getByRole('button', { name: 'Show more gigs' }).scrollIntoView()
    await waitFor(() => expect(args.onMore).toHaveBeenCalled())
  },
}

export const MoreOnTheWay: Story = {
  args: { total: 812, nextPage: 'loading' },
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more gigs' }))
    await expect(args.onMore).not.toHaveBeenCalled()
  },
}

export const MoreFailed: Story = {
  args: { total: 812, nextPage: 'failed' },
  async play({ args, canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We couldn't load all gigs.")
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onMore).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Weekend barista' })).toBeVisible()
  },
}

export const NothingFetched: Story = {
  args: { jobs: [], suggestions: [], nextPage: 'failed' },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We couldn't load all gigs.")
    await expect(canvas.queryByText('No gigs are live right now')).toBeNull()
  },
}

export const Suggestions: Story = {
  tags: ['JS-01'],
  async play({ canvas }) {
    const go = canvas.getByRole('button', { name: 'GO' })
    await expect(go).toBeDisabled()
    await userEvent.type(keywordBox(canvas), '   ')
    await expect(go).toBeDisabled()
    await fill(keywordBox(canvas), 'we')
    await expect(go).toBeEnabled()
    await waitFor(() =>
      expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual(
        expect.arrayContaining(['Weekdays', 'Weekend barista', 'Weekends Only']),
      ),
    )
  },
}

export const Search: Story = {
  tags: ['JS-01', 'JS-02'],
  async play({ canvas, step }) {
    await userEvent.type(keywordBox(canvas), 'RETAIL{Enter}')
    await step('GO filters titles and keywords in any case', async () => {
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Weekend barista' })).toBeNull())
      await expect(canvas.getByRole('button', { name: 'Night filler, supermarket' })).toBeVisible()
      await expect(canvas.getByRole('heading', { name: '1 gig for “RETAIL”' })).toBeVisible()
    })
    await step('X restores the full list', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Weekend barista' })).toBeVisible())
      await expect(keywordBox(canvas)).toHaveValue('')
      await expect(canvas.getByRole('heading', { name: '3 gigs' })).toBeVisible()
    })
    await fill(keywordBox(canvas), 'bump')
    await userEvent.click(canvas.getByRole('button', { name: 'GO' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: '1 gig for “bump”' })).toBeVisible())
  },
}

export const NoResults: Story = {
  tags: ['JS-03'],
  args: { query: 'dentist' },
  async play({ canvas }) {
    const list = within(canvas.getByRole('region', { name: /for “dentist”$/ }))
    await expect(list.getByText('No matching search results')).toBeVisible()
    await expect(list.getByText('Please try adjusting the keywords....')).toBeVisible()
    // On a phone the detail pane is hidden.
    const pane = canvas.queryByRole('region', { name: 'Job details' })
    if (pane) await expect(within(pane).getByText('No matching search results')).toBeVisible()
    await expect(canvas.queryByText('Please click on a job post to view details')).toBeNull()
  },
}

export const FiltersOpen: Story = {
  tags: ['PF-07'],
  args: { filters: { fit: 'all' }, filterCount: 12 },
  async play({ args, canvas, step }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (1)' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await step('chosen by keyboard or pointer, and counted', async () => {
      await expect(drawer.getByRole('checkbox', { name: 'Only gigs that fit my week' })).toBeChecked()
      const days = within(drawer.getByRole('group', { name: 'Days' }))
      await userEvent.click(days.getByRole('checkbox', { name: 'Monday' }))
      days.getByRole('checkbox', { name: 'Sunday' }).focus()
      await userEvent.keyboard(' ')
      await userEvent.selectOptions(drawer.getByLabelText('Pay'), '$30 or more an hour')
      await userEvent.click(drawer.getByRole('checkbox', { name: 'Casual' }))
      await userEvent.selectOptions(drawer.getByLabelText('Distance'), 'Within 5 km')
      const all = { fit: 'all', days: ['Monday', 'Sunday'], pay: 30, types: ['Casual'], km: 5 }
      // They are counted after the next frame.
      await waitFor(() => expect(args.onCountFilters).toHaveBeenLastCalledWith(all))
      await expect(args.onFilter).not.toHaveBeenCalled()
      await expect(drawer.getByRole('status')).toHaveTextContent('12 gigs')
      await expect(drawer.getByRole('button', { name: 'Show 12 gigs' })).toBeVisible()
    })
    await step('removing the last value removes the filter', async () => {
      await userEvent.click(drawer.getByRole('checkbox', { name: 'Casual' }))
      const withoutTypes = { fit: 'all', days: ['Monday', 'Sunday'], pay: 30, types: undefined, km: 5 }
      await waitFor(() => expect(args.onCountFilters).toHaveBeenLastCalledWith(withoutTypes))
    })
  },
}

export const FiltersActive: Story = {
  tags: ['PF-07'],
  args: { filters: { fit: 'all', days: ['Friday', 'Monday'], pay: 25 } },
  async play({ args, canvas, step }) {
    await expect(canvas.getByText('Fits my week · Only Mon and Fri · $25 or more an hour')).toBeVisible()
    await step('Escape closes without applying, and returns the focus', async () => {
      const button = canvas.getByRole('button', { name: 'Filters (3)' })
      await userEvent.click(button)
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Tuesday' }))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(button).toHaveFocus())
      await expect(args.onFilter).not.toHaveBeenCalled()
    })
    await step('all cleared by one button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
      await expect(args.onFilter).toHaveBeenLastCalledWith({})
      await expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus()
    })
  },
}

/** Without a suburb the distance is unknown, so its filter is disabled. */
export const FiltersWithoutSuburb: Story = {
  tags: ['PF-07', 'phone-only'],
  args: { homeSuburb: null, homeCentre: null },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    await expect(await screen.findByLabelText('Distance')).toBeDisabled()
  },
}

export const NoneFoundByFilters: Story = {
  tags: ['PF-07'],
  args: { jobs: [], total: 0, filters: { pay: 50 } },
  async play({ canvas }) {
    await expect(canvas.getAllByText('No matching search results')[0]).toBeVisible()
    await expect(canvas.getAllByText('Try fewer filters.')).toHaveLength(2)
    await expect(canvas.queryByText(/keywords|other words/)).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible()
  },
}

export const NothingLive: Story = { args: { jobs: [], suggestions: [] } }

export const Loading: Story = { args: { jobs: [], loading: true } }

export const Detail: Story = {
  tags: ['JS-06', 'JS-07', 'JS-08', 'dark', 'desktop-only'],
  args: { selectedId: gigBarista.id, viewedIds: [gigBarista.id] },
  async play({ args, canvas }) {
    const detail = within(canvas.getByRole('region', { name: 'Job details' }))
    await expect(await detail.findByRole('heading', { level: 2, name: 'Weekend barista' })).toBeVisible()
    await expect(detail.getByText('Monday 7 am – 11:30 am')).toBeVisible()
    await expect(detail.getByText('Saturday 12 pm – 5 pm')).toBeVisible()
    await expect(detail.getAllByText(/66\.67 %/).length).toBeGreaterThan(0)
    await expect(detail.getByRole('table', { name: "Your week and this gig's shifts" })).toBeVisible()
    await expect(await detail.findByText(/great timing to work/)).toBeVisible()
    await expect(detail.getByText('12 Example Lane, Carlton')).toBeVisible()
    await userEvent.click(detail.getByRole('button', { name: 'Fast apply' }))
    await userEvent.click(detail.getByRole('button', { name: 'Apply to this one!' }))
    await expect(args.onApply).toHaveBeenCalledTimes(2)
    await expect(args.onApply).toHaveBeenLastCalledWith(gigBarista.id)
    const opener = canvas.getByRole('button', { name: 'Weekend barista' })
    await userEvent.click(detail.getByRole('button', { name: 'Close' }))
    await expect(await canvas.findByText('Please click on a job post to view details')).toBeVisible()
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
  },
}

export const NoShiftsYet: Story = {
  tags: ['JS-08'],
  args: { selectedId: gigShelves.id },
  async play({ canvas }) {
    const detail = within(canvas.getByRole('region', { name: 'Job details' }))
    await expect((await detail.findAllByText('Shift times to be confirmed')).length).toBeGreaterThan(0)
    await expect(detail.queryByText(/%/)).toBeNull()
    await expect(detail.queryByRole('table')).toBeNull()
  },
}

export const Applied: Story = {
  tags: ['JS-04', 'JS-07', 'desktop-only'],
  args: { jobs: [gigShelves, gigBumpIn, gigBaristaApplied], selectedId: gigBarista.id },
  async play({ args, canvas }) {
    await expect(card(canvas, 'Weekend barista').getByText('Applied')).toBeVisible()
    const detail = within(canvas.getByRole('region', { name: 'Job details' }))
    for (const name of ['Applied!', 'Already Applied']) {
      const button = await detail.findByRole('button', { name })
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(button)
    }
    await expect(args.onApply).not.toHaveBeenCalled()
    await userEvent.click(detail.getByRole('button', { name: 'Withdraw application' }))
    await expect(args.onWithdraw).toHaveBeenCalledWith(gigBarista.id)
  },
}

const twoThousandJobs = Array.from({ length: 2000 }, (_, index) => ({
  ...gigBarista,
  id: `91900000-0000-4000-8000-00000001${String(index).padStart(4, '0')}`,
  jobTitle: `Barista, bar ${index + 1}`,
  jobSummary: gigBarista.jobSummary.slice(index % 3),
}))

/** Of two thousand loaded cards only those near the viewport are rendered; scrolling to the end keeps the focused card. */
export const ManyLoaded: Story = {
  tags: ['no-visual'],
  args: { jobs: twoThousandJobs, total: twoThousandJobs.length, sort: 'newest' },
  async play({ canvas }) {
    const cards = () => canvas.getAllByRole('heading', { level: 3 })
    await waitFor(() => expect(cards().length).toBeLessThan(40))
    const [first] = cards()
    const opener = first?.querySelector('button')
    opener?.focus()
    const last = await waitFor(() => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      const lastItem = cards().at(-1)?.closest('li')
      if (lastItem?.getAttribute('aria-posinset') !== '2000') throw new Error('The last card is not rendered yet.')
      return lastItem
    })
    // More listings than the server counts, so the list's total size is unknown.
    await expect(last).toHaveAttribute('aria-setsize', '-1')
    await expect(cards().length).toBeLessThan(40)
    await expect(opener).toHaveFocus()
  },
}

export const Viewed: Story = {
  tags: ['JS-06'],
  async play({ canvas }) {
    const opener = canvas.getByRole('button', { name: 'Festival bump-in crew' })
    await expect(opener.closest('li > div')).not.toHaveAttribute('data-viewed')
    await userEvent.click(opener)
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }))
    await expect(opener.closest('li > div')).toHaveAttribute('data-viewed')
    await expect(card(canvas, 'Festival bump-in crew').getByText('· Viewed')).toBeVisible()
  },
}

export const OnAPhone: Story = {
  tags: ['JS-06', 'phone-only'],
  globals: phone,
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Weekend barista' }))
    const title = await canvas.findByRole('heading', { level: 2, name: 'Weekend barista' })
    await waitFor(() => expect(title).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: 'Festival bump-in crew' })).toBeNull()
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Weekend barista' })).toHaveFocus())
    await expect(canvas.queryByRole('region', { name: 'Job details' })).toBeNull()
  },
}

export const DetailOnAPhone: Story = {
  globals: phone,
  args: { selectedId: gigBumpIn.id },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 2, name: gigBumpIn.jobTitle })).toBeVisible()
  },
}

export const Saved: Story = {
  tags: ['JS-09'],
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Weekend barista' }))
    const saved = await canvas.findByRole('button', { name: 'Saved Weekend barista' })
    await expect(saved).toHaveAttribute('aria-pressed', 'true')
    await expect(saved).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(saved)
    await expect(args.onSave).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Saved Weekend barista' })).toBeVisible()
  },
}

const { jobDescription: _, detailedAddress: __, questions: ___, ...gigWithoutDetail } = gigBarista

export const RestOnItsWay: Story = {
  tags: ['JS-06', 'no-visual'],
  args: { jobs: [gigWithoutDetail], selectedId: gigBarista.id },
  async play({ canvas, args }) {
    const detail = within(canvas.getByRole('region', { name: 'Job details' }))
    await expect(await detail.findByText('Monday 7 am – 11:30 am')).toBeVisible()
    await expect(detail.getByText('Fetching the rest')).toBeInTheDocument()
    await expect(detail.queryByText('Who and where')).toBeNull()
    await userEvent.click(detail.getByRole('button', { name: 'Fast apply' }))
    await expect(args.onApply).toHaveBeenCalledWith(gigBarista.id)
  },
}

export const RestFailed: Story = {
  tags: ['JS-06', 'no-visual'],
  args: { jobs: [gigWithoutDetail], selectedId: gigBarista.id, hasDetailFailed: true },
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("We couldn't load the rest of this gig.")
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetrySelected).toHaveBeenCalledOnce()
  },
}

export const NoLongerOpen: Story = {
  tags: ['JS-11', 'no-visual'],
  args: { selectedId: '91900000-0000-4000-8000-00000000ffff' },
  async play({ canvas }) {
    await expect(canvas.getByText('This gig is no longer accepting applications.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Fast apply' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'See the live gigs' }))
    await expect(await canvas.findByText('Please click on a job post to view details')).toBeVisible()
  },
}

export const DetailOnItsWay: Story = { args: { selectedId: 'x', selected: { state: 'loading' } } }

export const DetailFailed: Story = {
  args: { selectedId: 'x', selected: { state: 'failed' } },
  async play({ args, canvas }) {
    await expect(canvas.getByText(/^We couldn't load this gig/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetrySelected).toHaveBeenCalledOnce()
  },
}

export const AvailabilityUnfinished: Story = {
  tags: ['SA-07'],
  args: { availability: studentWithoutWeek.userAvailability, finishProfileHref: '/completeProfile' },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Finish your availability' })).toHaveAttribute(
      'href',
      '/completeProfile',
    )
    await expect(card(canvas, 'Weekend barista').getByText('Covers 0 of 2 shifts')).toBeVisible()
  },
}

/** A long suburb with its distance, and other long texts. `NF-01` with doubled text on a phone. */
export const FarSuburb: Story = {
  tags: ['no-visual'],
  args: { jobs: [{ ...gigBarista, jobSuburbName: 'Williamstown', jobSuburbCentre: centreOfSuburb('Williamstown') }] },
  async play({ canvas }) {
    await expect(card(canvas, 'Weekend barista').getByText('Williamstown')).toBeVisible()
    await expect(card(canvas, 'Weekend barista').getByText('· 10.2 km away')).toBeVisible()
  },
}
