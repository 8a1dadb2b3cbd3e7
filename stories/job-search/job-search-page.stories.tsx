import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { listings } from '@/client'
import { JobSearchPage, type JobSearchPageProps } from '@/features/job-search'
import { changeOf } from '../fixtures/listing-change'
import { gigBarista, gigBumpIn, gigExpired, gigShelves, gigs } from '../fixtures/listings'
import { answeredBy, answerTo } from '../handlers/api'
import { signedInStudent } from '../handlers/student-session'

let isReachable = true

/** Keeps the open listing in state, as the URL does, with a button that remounts the page, as a reload does. */
function Reloadable(props: JobSearchPageProps) {
  const [load, setLoad] = useState(0)
  const [jobId, setJobId] = useState(props.jobId)
  return (
    <>
      <JobSearchPage {...props} key={load} jobId={jobId} onSelect={setJobId} />
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
    search: { query: '', sort: 'fit', filters: {} },
    jobId: null,
    onSearch: fn(),
    onSort: fn(),
    onFilter: fn(),
    onSelect: fn(),
    onApply: fn(),
    onWithdraw: fn(),
    onReport: fn(),
    links: { completeProfile: '/completeProfile' },
  },
  parameters: answeredBy(
    answerTo('searchJobs', () =>
      isReachable ? { success: true, jobList: [...gigs], total: gigs.length, next: null } : null,
    ),
    answerTo('job', () => (isReachable ? { success: true, jobListing: gigShelves } : null)),
  ),
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
      await expect(await canvas.findByText(/^We couldn't load this gig/)).toBeVisible()
      await expect(canvas.getByRole('alert')).toHaveTextContent("We couldn't load all gigs.")
    })
    await step('Retry shows the listing', async () => {
      isReachable = true
      const detail = within(canvas.getByRole('region', { name: 'Job details' }))
      await userEvent.click(detail.getByRole('button', { name: 'Retry' }))
      await expect(await detail.findByRole('heading', { level: 2, name: gigShelves.jobTitle })).toBeVisible()
    })
  },
}

export const ChangedWhileOpen: Story = {
  tags: ['PF-09', 'JS-11'],
  args: { jobId: gigBarista.id },
  async play({ canvas, step }) {
    const paneOf = () => within(canvas.getByRole('region', { name: 'Job details' }))
    const pane = paneOf()
    const status = () => within(canvas.getByRole('main')).getAllByRole('status')[0]
    const card = () => canvas.getByRole('button', { name: 'Weekend barista' }).closest('li')
    const apply = await pane.findByRole('button', { name: 'Fast apply' })
    apply.focus()
    await canvas.findByRole('heading', { name: '3 gigs' })

    await step(
      'paused: the pane says so and gets the focus that was on Apply, and the card keeps its place',
      async () => {
        listings.applyChange(changeOf(gigBarista, { status: 'paused' }))
        const reason = 'This gig is paused. It may take applications again later.'
        await expect(await pane.findByRole('heading', { name: reason })).toBeVisible()
        await expect(pane.queryByRole('button', { name: /apply/i })).toBeNull()
        await expect(status()).toHaveTextContent(`Weekend barista: ${reason}`)
        await waitFor(() => expect(canvas.getByRole('region', { name: 'Job details' })).toHaveFocus())
        await expect(card()).toHaveTextContent('Paused')
        await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3)
      },
    )
    await step('resumed: can be applied for again', async () => {
      listings.applyChange(changeOf(gigBarista, {}))
      await expect(await pane.findByRole('button', { name: 'Fast apply' })).toBeVisible()
      await expect(status()).toHaveTextContent('Weekend barista is taking applications again.')
      await expect(card()).not.toHaveTextContent('Paused')
    })
    await step('edited: the new pay, in the pane and on the card', async () => {
      listings.applyChange(changeOf(gigBarista, { payRangeStart: 41, payRangeEnd: 45 }))
      await waitFor(() => expect(status()).toHaveTextContent('Weekend barista has changed: Pay.'))
      await expect(pane.getByText(/\$41/)).toBeVisible()
      await expect(card()).toHaveTextContent('$41')
    })
    await step('another listing starts without the note', async () => {
      await userEvent.click(canvas.getByRole('button', { name: gigBumpIn.jobTitle }))
      await waitFor(() => paneOf().getByRole('heading', { level: 2, name: gigBumpIn.jobTitle }))
      await expect(status()).toBeEmptyDOMElement()
    })
  },
}
