import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EmptyState } from '../empty-state/empty-state'
import { Tag } from '../tag/tag'
import { DataTable, type DataTableProps } from './data-table'

interface Gig {
  id: string
  title: string
  suburb: string
  applicants: number
  open: boolean
}

const gigs: Gig[] = [
  { id: 'g1', title: 'Weekend barista', suburb: 'Carlton', applicants: 12, open: true },
  { id: 'g2', title: 'Library assistant', suburb: 'Parkville', applicants: 3, open: true },
  { id: 'g3', title: 'Event crew', suburb: 'Docklands', applicants: 0, open: false },
]

/** The table with its row type settled, so that its props can be shown. */
function GigTable(props: DataTableProps<Gig>) {
  return <DataTable {...props} />
}

const meta = {
  title: 'ui/DataTable',
  component: GigTable,
  tags: ['!autodocs'],
  args: {
    caption: 'Your gigs',
    rows: gigs,
    rowKey: (gig) => gig.id,
    columns: [
      { key: 'title', header: 'Gig', cell: (gig) => gig.title, rowHeader: true },
      { key: 'suburb', header: 'Suburb', cell: (gig) => gig.suburb, hideOnPhone: true },
      { key: 'applicants', header: 'Applicants', cell: (gig) => gig.applicants, align: 'end' },
      {
        key: 'state',
        header: 'State',
        cell: (gig) => <Tag tone={gig.open ? 'success' : 'neutral'}>{gig.open ? 'Open' : 'Closed'}</Tag>,
      },
    ],
    empty: <EmptyState title="No gigs yet" description="Post one and it stands here." />,
  },
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof GigTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Your gigs' })).toBeVisible()
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4)
    await expect(canvas.getByRole('rowheader', { name: 'Library assistant' })).toBeVisible()
  },
}

export const HiddenCaption: Story = {
  args: { hideCaption: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Your gigs' })).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(canvas.getByRole('heading', { name: 'No gigs yet' })).toBeVisible()
  },
}
