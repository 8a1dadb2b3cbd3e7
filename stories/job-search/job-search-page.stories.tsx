import { coverage, maskOf } from '@campus-gigs/ui/availability'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { receiveStudentSession, savedJobs, savedJobsOutbox, session } from '@/client'
import type { FoundJobs, RequestOf } from '@/contract'
import { type JobListing, limits, sortListings } from '@/domain'
import { JobSearchPage, type JobSearchPageProps } from '@/features/job-search'
import { searchListings, suggestionsOf } from '@/features/job-search/search'
import { fill } from '../fill'
import { gigBarista, gigBumpIn, gigExpired, gigShelves, gigs } from '../fixtures/listings'
import { studentMei } from '../fixtures/student'
import { answerTo, refusal } from '../handlers/api'
import { sessionOfMei, signedInStudent } from '../handlers/student-session'

const sent = fn<(payload: RequestOf<'updateSavedJobs'>) => void>()
let isReachable = true

const mei = { availabilityMask: maskOf(studentMei.userAvailability), homeSuburb: studentMei.currentSuburb }
/** The live listings of the stubbed server. */
let liveListings: readonly JobListing[] = gigs
/** The page size of the stubbed server. */
let pageSize: number = limits.listingsPerPage

/** The listings that match a query; of the filters, only pay and fit are applied. */
function matching(q: string, { pay, fit }: RequestOf<'countJobs'>): readonly JobListing[] {
  return searchListings(liveListings, q).filter(({ payType, payRangeStart, Shift }) => {
    const isFitting = coverage(studentMei.userAvailability, Shift).covered === Shift.length && Shift.length > 0
    return (pay === undefined || (payType === 'Per Hour' && (payRangeStart ?? 0) >= Number(pay))) && (!fit || isFitting)
  })
}

/** Searches the stubbed server's listings; null when the server can't be reached. */
function answerSearch({ q = '', sort = 'fit', after, ...filters }: RequestOf<'searchJobs'>): FoundJobs | null {
  if (!isReachable) return null
  const sorted = sortListings(matching(q, filters), sort, mei)
  const start = after === undefined ? 0 : sorted.findIndex(({ id }) => id === after) + 1
  const jobList = sorted.slice(start, start + pageSize)
  const next = start + pageSize < sorted.length ? (jobList.at(-1)?.id ?? null) : null
  return { success: true, jobList, total: after === undefined ? sorted.length : null, next }
}

/** Holds the address's values in state, with a button that mounts the page again, as a reload does. */
function Reloadable(props: JobSearchPageProps) {
  const [load, setLoad] = useState(0)
  const [query, setQuery] = useState(props.query)
  const [sort, setSort] = useState(props.sort ?? 'fit')
  const [filters, setFilters] = useState(props.filters)
  const [jobId, setJobId] = useState(props.jobId)
  return (
    <>
      <JobSearchPage
        {...props}
        key={load}
        query={query}
        jobId={jobId}
        sort={sort}
        filters={filters}
        onQueryChange={setQuery}
        onSortChange={setSort}
        onFiltersChange={setFilters}
        onJobChange={setJobId}
      />
      <button type="button" onClick={() => setLoad(load + 1)}>
        Reload
      </button>
    </>
  )
}

const meta = {
  title: 'Screens/Job search/Dashboard, connected',
  // These stories test the connected page; the screen's own stories have the pictures of its states.
  tags: ['no-visual'],
  component: JobSearchPage,
  render: (args) => <Reloadable {...args} />,
  args: {
    query: '',
    jobId: null,
    onQueryChange: fn(),
    onSortChange: fn(),
    onFiltersChange: fn(),
    onJobChange: fn(),
    onApply: fn(),
    links: { completeProfile: '/completeProfile' },
  },
  parameters: {
    msw: {
      handlers: [
        answerTo('searchJobs', answerSearch),
        answerTo('countJobs', ({ q = '', ...filters }) =>
          isReachable ? { success: true, total: matching(q, filters).length } : null,
        ),
        answerTo('suggestJobs', ({ q }) => ({
          success: true,
          suggestions: suggestionsOf(liveListings).filter((word) => word.toLowerCase().includes(q.toLowerCase())),
        })),
        answerTo('job', (_, { url }) => {
          const jobListing = liveListings.find(({ id }) => url.endsWith(id))
          if (!isReachable) return null
          return jobListing ? { success: true, jobListing } : refusal('notFound', "We couldn't find that.")
        }),
        answerTo('updateSavedJobs', (payload) => {
          sent(payload)
          return isReachable ? { success: true, savedJobs: payload.savedJobs } : null
        }),
      ],
    },
  },
  beforeEach: () => {
    isReachable = true
    liveListings = gigs
    pageSize = limits.listingsPerPage
    sent.mockClear()
    const signOut = signedInStudent({ jobList: [...gigs, gigExpired] })
    savedJobsOutbox.setAccount(studentMei.id)
    return async () => {
      isReachable = true
      await savedJobs.flush()
      savedJobsOutbox.setAccount(null)
      signOut()
    }
  },
} satisfies Meta<typeof JobSearchPage>
export default meta
type Story = StoryObj<typeof meta>

export const SavedAtOnce: Story = {
  tags: ['JS-09', 'JS-10'],
  async play({ canvas, step }) {
    await step('shown at once, without a call', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Save Weekend barista' }))
      await expect(await canvas.findByRole('button', { name: 'Saved Weekend barista' })).toBeVisible()
      await expect(sent).not.toHaveBeenCalled()
    })
    await step('kept while offline', async () => {
      isReachable = false
      await expect(await savedJobs.flush()).toBe(false)
      await expect(savedJobsOutbox.pending()).toEqual([{ jobId: gigBarista.id, saved: true }])
    })
    await step('applied to the next response of the server', async () => {
      receiveStudentSession({ ...sessionOfMei(), savedJobs: [] })
      await expect(session.savedJobs).toEqual([gigBarista.id])
    })
    await step('sent when the server can be reached again', async () => {
      isReachable = true
      await expect(await savedJobs.flush()).toBe(true)
      await expect(sent).toHaveBeenLastCalledWith({ savedJobs: [gigBarista.id], removedJobs: [] })
      await expect(savedJobsOutbox.pending()).toEqual([])
    })
  },
}

export const ViewedOutlivesReload: Story = {
  tags: ['JS-06', 'JS-11'],
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Weekend barista' }))
    await expect(canvas.queryByRole('button', { name: 'Christmas gift wrapper' })).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect((await canvas.findByRole('button', { name: 'Weekend barista' })).closest('li > div')).toHaveAttribute(
      'data-viewed',
    )
    await waitFor(() => expect(localStorage.getItem('campus-gigs:store:viewed-jobs')).toContain(gigBarista.id))
  },
}

export const LinkToAnExpiredJob: Story = {
  tags: ['JS-11'],
  args: { jobId: gigExpired.id },
  async play({ canvas }) {
    await expect(await canvas.findByText('This gig is no longer accepting applications.')).toBeVisible()
  },
}

export const LinkToAPausedJob: Story = {
  tags: ['PF-09'],
  args: { jobId: gigBarista.id },
  beforeEach: () => signedInStudent({ jobList: [{ ...gigBarista, status: 'paused' }] }),
  async play({ canvas }) {
    await expect(await canvas.findByText('This gig is paused. It may take applications again later.')).toBeVisible()
  },
}

export const LinkToASearch: Story = {
  tags: ['JS-02'],
  args: { query: 'Hospo' },
  async play({ canvas }) {
    await expect(canvas.getByRole('combobox', { name: 'Title, suburb or company' })).toHaveValue('Hospo')
    await expect(await canvas.findByRole('heading', { name: '1 gig for “Hospo”' })).toBeVisible()
  },
}

const titles = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)

/** The session contains one listing; the server has three, in pages of one. */
const startWithOneListing = (): (() => void) => {
  pageSize = 1
  return signedInStudent({ jobList: [gigBumpIn] })
}

export const PageByPage: Story = {
  tags: ['JS-01', 'JS-02'],
  beforeEach: startWithOneListing,
  async play({ canvas, step }) {
    await step('pages in order, under the number of all', async () => {
      await expect(await canvas.findByRole('heading', { name: '3 gigs' })).toBeVisible()
      await waitFor(() =>
        expect(titles(canvas)).toEqual(['Weekend barista', 'Festival bump-in crew', 'Night filler, supermarket']),
      )
      await expect(canvas.queryByRole('button', { name: 'Show more gigs' })).toBeNull()
    })
    await step('another order', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Newest first')
      await waitFor(() =>
        expect(titles(canvas)).toEqual(['Night filler, supermarket', 'Festival bump-in crew', 'Weekend barista']),
      )
    })
    await step('a suggestion that only the server knows', async () => {
      const box = canvas.getByRole('combobox', { name: 'Title, suburb or company' })
      await fill(box, 'superm')
      await userEvent.click(await canvas.findByRole('option', { name: 'Supermarket' }))
      await userEvent.click(canvas.getByRole('button', { name: 'GO' }))
      await expect(await canvas.findByRole('heading', { name: '1 gig for “Supermarket”' })).toBeVisible()
      await expect(await canvas.findByRole('button', { name: 'Night filler, supermarket' })).toBeVisible()
    })
  },
}

export const Filtered: Story = {
  tags: ['PF-07'],
  async play({ canvas, step }) {
    await expect(await canvas.findByRole('heading', { name: '3 gigs' })).toBeVisible()
    await step('counted before they are applied', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
      const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }))
      await expect(await drawer.findByRole('button', { name: 'Show 3 gigs' })).toBeVisible()
      await userEvent.selectOptions(drawer.getByLabelText('Pay'), '$30 or more an hour')
      await expect(await drawer.findByRole('button', { name: 'Show 1 gig' })).toBeVisible()
      await expect(canvas.getAllByRole('heading', { level: 3, hidden: true })).toHaveLength(3)
      await userEvent.click(drawer.getByRole('button', { name: 'Show 1 gig' }))
    })
    await step('cleared by one button', async () => {
      await expect(await canvas.findByRole('heading', { name: '1 gig' })).toBeVisible()
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters (1)' })).toHaveFocus())
      await expect(canvas.getByText('$30 or more an hour')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
      await expect(await canvas.findByRole('heading', { name: '3 gigs' })).toBeVisible()
    })
  },
}

export const LinkToAJobBeyondTheSession: Story = {
  tags: ['JS-11'],
  args: { jobId: gigShelves.id },
  beforeEach: () => {
    isReachable = false
    return signedInStudent({ jobList: [gigBumpIn] })
  },
  async play({ canvas, step }) {
    await step('offline', async () => {
      await expect(await canvas.findByText(/^This gig could not be fetched/)).toBeVisible()
      await expect(canvas.getByRole('alert')).toHaveTextContent('Not all gigs could be fetched.')
    })
    await step('Retry shows the listing', async () => {
      isReachable = true
      const detail = within(canvas.getByRole('region', { name: 'Job details' }))
      await userEvent.click(detail.getByRole('button', { name: 'Retry' }))
      await expect(await detail.findByRole('heading', { level: 2, name: gigShelves.jobTitle })).toBeVisible()
    })
  },
}

export const LinkToAJobThatIsGone: Story = {
  tags: ['JS-11'],
  args: { jobId: '91900000-0000-4000-8000-00000000ffff' },
  async play({ canvas }) {
    await expect(await canvas.findByText('This gig is no longer accepting applications.')).toBeVisible()
  },
}
