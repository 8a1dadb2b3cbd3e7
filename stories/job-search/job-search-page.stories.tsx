import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { JobSearchPage, type JobSearchPageProps } from '@/features/job-search'
import { gigBarista, gigBumpIn, gigExpired, gigShelves, gigs } from '../fixtures/listings'
import { answerTo } from '../handlers/api'
import { signedInStudent } from '../handlers/student-session'

let isReachable = true

/** Holds the open listing in state, as the address does, with a button that mounts the page again, as a reload does. */
function Reloadable(props: JobSearchPageProps) {
  const [load, setLoad] = useState(0)
  const [jobId, setJobId] = useState(props.jobId)
  return (
    <>
      <JobSearchPage {...props} key={load} jobId={jobId} onJobChange={setJobId} />
      <button type="button" onClick={() => setLoad(load + 1)}>
        Reload
      </button>
    </>
  )
}

const meta = {
  title: 'Screens/Job search/Dashboard, connected',
  // The screen's own stories have the pictures of its states; journeys test search, filters and saving.
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
        answerTo('searchJobs', () =>
          isReachable ? { success: true, jobList: [...gigs], total: gigs.length, next: null } : null,
        ),
        answerTo('job', () => (isReachable ? { success: true, jobListing: gigShelves } : null)),
      ],
    },
  },
  beforeEach() {
    isReachable = true
    return signedInStudent({ jobList: [...gigs, gigExpired] })
  },
} satisfies Meta<typeof JobSearchPage>
export default meta
type Story = StoryObj<typeof meta>

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
