import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { listings, savedJobsOutbox } from '@/client'
import { JobHistoryPage, type JobHistoryPageProps } from '@/features/job-application'
import { gigBaristaApplied } from '../fixtures/applications'
import { changeOf } from '../fixtures/listing-change'
import { gigBarista, gigBumpIn, gigShelves } from '../fixtures/listings'
import { studentMei } from '../fixtures/student'
import { answeredBy, answerTo } from '../handlers/api'
import { signedInStudent } from '../handlers/student-session'

/** Keeps the URL's values in state. */
function Addressed(props: JobHistoryPageProps) {
  const [openedId, setOpenedId] = useState(props.openedId)
  return <JobHistoryPage {...props} openedId={openedId} onOpenedChange={setOpenedId} />
}

const meta = {
  title: 'Screens/Job application/History, connected',
  tags: ['no-visual'],
  component: JobHistoryPage,
  render: (args) => <Addressed {...args} />,
  args: {
    openedId: null,
    onOpenedChange: fn(),
    onReport: fn(),
    tab: 'saved-jobs',
    onTabChange: fn(),
    links: { dashboard: '/dashboard', job: (jobId) => `/dashboard?job=${jobId}` },
  },
  beforeEach: () =>
    signedInStudent({ jobList: [gigShelves, gigBumpIn, gigBaristaApplied], savedJobs: [gigBarista.id, gigBumpIn.id] }),
} satisfies Meta<typeof JobHistoryPage>
export default meta
type Story = StoryObj<typeof meta>

export const RemoveAndUndo: Story = {
  tags: ['JH-01'],
  beforeEach: () => savedJobsOutbox.setAccount(studentMei.id),
  async play({ canvas }) {
    await expect(canvas.queryByText('Night filler, supermarket')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Festival bump-in crew' }))
    await expect(savedJobsOutbox.pending()).toEqual([{ jobId: gigBumpIn.id, saved: false }])
    const undo = await canvas.findByRole('button', { name: 'Undo Festival bump-in crew' })
    await expect(undo).toHaveFocus()
    await userEvent.click(undo)
    await expect(savedJobsOutbox.pending().at(-1)).toEqual({ jobId: gigBumpIn.id, saved: true })
    await expect(await canvas.findByRole('button', { name: 'Remove Festival bump-in crew' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('Removed from your saved jobs.')).toBeNull())
  },
}

const requested = fn()

/** The comparison, the letter and the answers load for the open application, and again on Retry. */
export const Compared: Story = {
  tags: ['JH-02'],
  args: { tab: 'applied-jobs' },
  parameters: answeredBy(
    answerTo('job', () => ({ success: true, jobListing: gigBaristaApplied })),
    answerTo('comparison', (_, request) => {
      requested(new URL(request.url).pathname)
      const measures = [{ measure: 'letter' as const, shares: [100, 0], own: 0 }]
      return requested.mock.calls.length === 1 ? null : { success: true, enough: true, measures }
    }),
  ),
  beforeEach: () => {
    requested.mockClear()
    const Application = gigBaristaApplied.Application.map((each) => ({ ...each, notes: '', answers: '[]' }))
    signedInStudent({ jobList: [{ ...gigBaristaApplied, Application }] })
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: /^View application for/ }))
    const drawer = within(await screen.findByRole('dialog'))
    await userEvent.click(await drawer.findByRole('button', { name: 'Retry' }))
    await expect(await drawer.findByText('Wrote a cover letter')).toBeVisible()
    await expect(drawer.getByRole('heading', { name: 'Your cover letter' })).toBeVisible()
    await expect(requested).toHaveBeenLastCalledWith(`/api/jobs/${gigBarista.id}/comparison`)
  },
}

export const ChangedAfterApplying: Story = {
  tags: ['PF-05', 'PF-09'],
  args: { tab: 'applied-jobs' },
  async play({ canvas, step }) {
    const [row] = within(canvas.getByRole('tabpanel')).getAllByRole('listitem')
    if (!row) throw new Error('The gig is not listed.')
    const announced = () => canvas.getAllByRole('status').map((region) => region.textContent)
    await step('paused', async () => {
      listings.applyChange(changeOf(gigBarista, { status: 'paused' }))
      await waitFor(() => expect(row).toHaveTextContent('Paused'))
      await expect(announced()).toContain('Weekend barista: This gig is paused. It may take applications again later.')
    })
    await step('edited, with the note that an edit after applying gets', async () => {
      const editedAt = { payRangeEnd: '2026-11-21T01:00:00.000Z' }
      listings.applyChange(changeOf(gigBarista, { payRangeEnd: 45 }, editedAt))
      await waitFor(() => expect(row).toHaveTextContent('Changed since you applied: Pay.'))
      await expect(row).toHaveTextContent('Live')
    })
  },
}
