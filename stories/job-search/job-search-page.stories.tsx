import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { RequestOf } from '@/contract'
import { session } from '@/contract/client'
import { flushSavedJobs, JobSearchPage, type JobSearchPageProps, savedJobsOutbox } from '@/features/job-search'
import { gigBarista, gigExpired, gigs } from '../fixtures/listings'
import { studentMei } from '../fixtures/student'
import { answerTo } from '../handlers/api'
import { signedInStudent } from '../handlers/student-session'

const sent = fn<(payload: RequestOf<'updateSavedJobs'>) => void>()
let reachable = true

/** The page with an address of its own and a button that does what a reload does. */
function Reloadable(props: JobSearchPageProps) {
  const [load, setLoad] = useState(0)
  const [query, setQuery] = useState(props.query)
  const [jobId, setJobId] = useState(props.jobId)
  return (
    <>
      <JobSearchPage
        {...props}
        key={load}
        query={query}
        jobId={jobId}
        onQueryChange={setQuery}
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
  // Wiring is tested here; the states are pictured in the screen's own stories.
  tags: ['no-visual'],
  component: JobSearchPage,
  render: (args) => <Reloadable {...args} />,
  args: {
    query: '',
    jobId: null,
    onQueryChange: fn(),
    onJobChange: fn(),
    onApply: fn(),
    links: { completeProfile: '/completeProfile' },
  },
  parameters: {
    msw: {
      handlers: [
        answerTo('updateSavedJobs', (payload) => {
          sent(payload)
          return reachable ? { success: true, savedJobs: payload.savedJobs } : null
        }),
      ],
    },
  },
  beforeEach: () => {
    reachable = true
    sent.mockClear()
    const signOut = signedInStudent({ jobList: [...gigs, gigExpired] })
    savedJobsOutbox.setAccount(studentMei.id)
    return async () => {
      reachable = true
      await flushSavedJobs()
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
    await step('here at once, the server not asked', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save Weekend barista' }))
      await expect(await canvas.findByRole('button', { name: 'Saved Weekend barista' })).toBeVisible()
      await expect(sent).not.toHaveBeenCalled()
    })
    await step('kept while the server can not be reached', async () => {
      reachable = false
      await expect(await flushSavedJobs()).toBe(false)
      await expect(savedJobsOutbox.pending()).toEqual([{ jobId: gigBarista.id, saved: true }])
    })
    await step('laid over what the server says meanwhile', async () => {
      session.savedJobs = []
      await waitFor(() => expect(session.savedJobs).toEqual([gigBarista.id]))
    })
    await step('sent once it answers', async () => {
      reachable = true
      await expect(await flushSavedJobs()).toBe(true)
      await expect(sent).toHaveBeenLastCalledWith({ savedJobs: [gigBarista.id], removedJobs: [] })
      await expect(savedJobsOutbox.pending()).toEqual([])
    })
  },
}

export const ViewedOutlivesReload: Story = {
  tags: ['JS-06', 'JS-11'],
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: 'Christmas gift wrapper' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Weekend barista' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect((await canvas.findByRole('button', { name: 'Weekend barista' })).closest('li')).toHaveAttribute(
      'data-viewed',
    )
    await waitFor(() => expect(localStorage.getItem('campus-gigs:store:viewed-jobs')).toContain(gigBarista.id))
  },
}

export const LinkToAnExpiredJob: Story = {
  tags: ['JS-11'],
  args: { jobId: gigExpired.id },
  async play({ canvas }) {
    await expect(canvas.getByText('This gig is no longer accepting applications.')).toBeVisible()
  },
}

export const LinkToASearch: Story = {
  tags: ['JS-02'],
  args: { query: 'Hospo' },
  async play({ canvas }) {
    await expect(canvas.getByRole('combobox', { name: 'Job title or keyword' })).toHaveValue('Hospo')
    await expect(canvas.getByRole('heading', { name: '1 gig for “Hospo”' })).toBeVisible()
  },
}
