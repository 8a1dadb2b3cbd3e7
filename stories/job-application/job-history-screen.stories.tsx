import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { appliedRows, type HistoryTab } from '@/features/job-application/history'
import { JobHistoryScreen } from '@/features/job-application/screens/job-history-screen'
import { gigBaristaApplied, gigBumpInApplied, gigClosedApplied } from '../fixtures/applications'
import { gigBarista, gigExpired, gigShelves } from '../fixtures/listings'
import { studentMei } from '../fixtures/student'

/** Holds the tab and the open application in state. */
function Walkable(props: ComponentProps<typeof JobHistoryScreen>) {
  const [tab, setTab] = useState<HistoryTab>(props.tab)
  const [opened, setOpened] = useState(props.opened)
  return (
    <JobHistoryScreen
      {...props}
      tab={tab}
      onTabChange={(next) => {
        props.onTabChange(next)
        setTab(next)
      }}
      opened={opened}
      onOpenApplication={(jobId) => setOpened(props.applied.find(({ job }) => job.id === jobId) ?? null)}
      onCloseApplication={() => setOpened(null)}
    />
  )
}

/** The business has rated or contacted the first applicant, and edited the gig. */
const editedAt = '2026-11-21T01:00:00.000Z'
const gigBaristaViewed = {
  ...gigBaristaApplied,
  Application: gigBaristaApplied.Application.map((application) => ({
    ...application,
    isViewed: true,
    listingEdits: { payRangeEnd: editedAt, Shift: editedAt },
  })),
}
const applied = appliedRows([gigBaristaViewed, { ...gigBumpInApplied, status: 'filled' }, gigClosedApplied])

const meta = {
  title: 'Screens/Job application/History',
  component: JobHistoryScreen,
  render: (args) => <Walkable {...args} />,
  args: {
    changeNotice: '',
    withdrawnNotice: '',
    contact: studentMei,
    contactSharing: {},
    onShareContact: fn(),
    onWithdraw: fn(),
    onReport: fn(),
    tab: 'saved-jobs',
    dashboardHref: '/dashboard',
    jobHref: (jobId) => `/dashboard?job=${jobId}`,
    saved: [gigShelves, gigBarista, gigExpired],
    removedIds: [],
    applied,
    availability: studentMei.userAvailability,
    now: new Date('2026-11-21T01:30:00.000Z'),
    opened: null,
    comparison: { status: 'loaded', comparison: { success: true, enough: false, measures: [] } },
    onRetryComparison: fn(),
    onTabChange: fn(),
    onRemove: fn(),
    onUndoRemove: fn(),
    onOpenApplication: fn(),
    onEditsSeen: fn(),
    dismissedEdits: {},
    onCloseApplication: fn(),
  },
} satisfies Meta<typeof JobHistoryScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Saved: Story = {
  tags: ['JH-01', 'dark'],
  async play({ args, canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Saved Jobs' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to my jobs' })).toHaveAttribute('href', '/dashboard')
    await expect(canvas.getByRole('tab', { name: /^Saved/ })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('link', { name: 'Weekend barista' })).toHaveAttribute(
      'href',
      `/dashboard?job=${gigBarista.id}`,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Weekend barista' }))
    await expect(args.onRemove).toHaveBeenCalledWith(gigBarista.id)
  },
}

export const SavedRemoved: Story = {
  tags: ['JH-01'],
  args: { removedIds: [gigBarista.id] },
  async play({ args, canvas }) {
    await expect(canvas.getByText('Removed from your saved jobs.')).toBeVisible()
    await expect(canvas.getByRole('tab', { name: /^Saved/ })).toHaveTextContent('2')
    await userEvent.click(canvas.getByRole('button', { name: 'Undo Weekend barista' }))
    await expect(args.onUndoRemove).toHaveBeenCalledWith(gigBarista.id)
  },
}

export const NothingSaved: Story = {
  tags: ['JH-01'],
  args: { saved: [] },
  async play({ canvas }) {
    await expect(canvas.getByText('Nothing saved yet')).toBeVisible()
  },
}

export const Applied: Story = {
  tags: ['JH-01', 'JH-03', 'PF-04', 'PF-05', 'PF-09'],
  args: { tab: 'applied-jobs' },
  async play({ args, canvas }) {
    await expect(canvas.getAllByText(/^Applied on /).map((line) => line.textContent)).toEqual([
      'Applied on 20/11/2026Filled',
      'Applied on 19/11/2026LiveViewed by the business',
      'Applied on 05/11/2026Closed',
    ])
    await expect(canvas.getAllByText(/^Covers /).map((line) => line.textContent)).toEqual([
      'Covers 1 of 2 shifts',
      'Covers all 2 shifts',
    ])
    await expect(canvas.getByText('Pay, Shift times.', { exact: false })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Got it about Weekend barista' }))
    await expect(args.onEditsSeen).toHaveBeenCalledWith(gigBaristaApplied.id, editedAt)
    await userEvent.click(canvas.getByRole('tab', { name: /^Saved/ }))
    await expect(args.onTabChange).toHaveBeenCalledWith('saved-jobs')
    await userEvent.click(canvas.getByRole('tab', { name: /^Applied/ }))
  },
}

/** Listings with the stored status `live` that have expired since. */
export const ExpiredSinceFetched: Story = {
  tags: ['JH-03', 'no-visual'],
  args: { tab: 'applied-jobs', now: new Date('2027-01-01T00:00:00.000Z') },
  async play({ canvas }) {
    await expect(canvas.getAllByText(/^Applied on /).map((line) => line.textContent)).toEqual([
      'Applied on 20/11/2026Filled',
      'Applied on 19/11/2026ExpiredViewed by the business',
      'Applied on 05/11/2026Closed',
    ])
  },
}

export const NothingApplied: Story = {
  tags: ['JH-01'],
  args: { tab: 'applied-jobs', applied: [] },
  async play({ canvas }) {
    await expect(canvas.getByText('No applications yet')).toBeVisible()
  },
}

export const ApplicationDrawer: Story = {
  tags: ['JH-02', 'dark'],
  args: { tab: 'applied-jobs' },
  async play({ canvas }) {
    const opener = canvas.getByRole('button', { name: 'View application for Festival bump-in crew' })
    await userEvent.click(opener)
    const drawer = within(await screen.findByRole('dialog', { name: 'Festival bump-in crew' }))
    await expect(drawer.getByText('Applied on', { exact: false })).toHaveTextContent('Applied on 20/11/2026')
    await expect(drawer.getByRole('link', { name: /Mei Lin - Hospo\.pdf/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/api\/files\//),
    )
    await expect(drawer.getByRole('region', { name: 'How you compare' })).toHaveTextContent('No data available yet')
    await expect(drawer.getByText('I have built stages for my college play and I lift properly.')).toBeVisible()
    for (const { question, options } of gigBumpInApplied.questions) {
      await expect(drawer.getByText(question)).toBeVisible()
      await expect(drawer.getByText(options[1] ?? '')).toBeVisible()
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
  },
}

/** The business opened the resume twice; the student stops sharing contact details, and withdraws. */
export const DrawerActions: Story = {
  tags: ['JH-02', 'no-visual'],
  args: {
    tab: 'applied-jobs',
    opened:
      appliedRows([
        {
          ...gigBumpInApplied,
          Application: gigBumpInApplied.Application.map((application) => ({
            ...application,
            resumeOpened: { firstAt: '2026-11-20T05:00:00.000Z', lastAt: '2026-11-20T22:30:00.000Z' },
          })),
        },
      ])[0] ?? null,
  },
  async play({ args }) {
    const drawer = within(await screen.findByRole('dialog', { name: 'Festival bump-in crew' }))
    await expect(drawer.getByRole('region', { name: 'Resume' })).toHaveTextContent(
      /opened it on 20 November, 4 pm, and last on 21 November, 9:30 am\.$/,
    )
    const share = drawer.getByRole('checkbox', { name: 'Share my phone and e-mail with this business' })
    await expect(share).toBeChecked()
    await userEvent.click(share)
    await expect(args.onShareContact).toHaveBeenCalledWith(gigBumpInApplied.id, false)
    await userEvent.click(drawer.getByRole('button', { name: 'Withdraw application' }))
    await expect(args.onWithdraw).toHaveBeenCalledWith(gigBumpInApplied.id)
  },
}

/** The notice after a withdrawal gets the focus, because the row is removed. */
export const Withdrawn: Story = {
  tags: ['no-visual'],
  args: { tab: 'applied-jobs', withdrawnNotice: 'Your application for Weekend barista is withdrawn.' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText(/is withdrawn\.$/)).toHaveFocus())
  },
}

export const DrawerWithoutQuestions: Story = {
  tags: ['JH-02'],
  args: { tab: 'applied-jobs', opened: applied[1] ?? null },
  async play() {
    const drawer = within(await screen.findByRole('dialog', { name: 'Weekend barista' }))
    await expect(drawer.queryByRole('region', { name: 'Your answers' })).toBeNull()
    await expect(drawer.getByText('two years').tagName).toBe('STRONG')
  },
}

async function openedDrawer(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  await userEvent.click(canvas.getByRole('button', { name: 'View application for Festival bump-in crew' }))
  const drawer = await screen.findByRole('dialog', { name: 'Festival bump-in crew' })
  return within(within(drawer).getByRole('region', { name: 'How you compare' }))
}

/** From five applicants on: the percent of each group, and the student's own group. */
export const Compared: Story = {
  tags: ['JH-02', 'dark'],
  args: {
    tab: 'applied-jobs',
    comparison: {
      status: 'loaded',
      comparison: {
        success: true,
        enough: true,
        measures: [
          { measure: 'coverage', shares: [50, 30, 20], own: 1 },
          { measure: 'pay', shares: null, own: 1 },
          { measure: 'letter', shares: [100, 0], own: 0 },
        ],
      },
    },
  },
  async play({ canvas }) {
    const part = await openedDrawer(canvas)
    await expect(part.queryByText('No data available yet')).toBeNull()
    const groups = part.getAllByRole('listitem').map((group) => group.textContent)
    await expect(groups).toEqual([
      'Free for all of the shifts50 %',
      'Free for some of themYou30 %',
      'Free for none of them20 %',
      'Wrote a cover letterYou100 %',
      'Wrote none0 %',
    ])
    await expect(part.getByText('Not shown yet: too few answers to keep people anonymous.')).toBeVisible()
  },
}

export const ComparisonFailed: Story = {
  tags: ['JH-02'],
  args: { tab: 'applied-jobs', comparison: { status: 'failed', isRetrying: false } },
  async play({ canvas, args }) {
    const part = await openedDrawer(canvas)
    await userEvent.click(part.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetryComparison).toHaveBeenCalledOnce()
  },
}
