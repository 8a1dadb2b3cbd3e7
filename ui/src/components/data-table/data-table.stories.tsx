import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { EmptyState } from '../empty-state/empty-state'
import { Tag } from '../tag/tag'
import type { TableSort } from './columns'
import { DataTable, type DataTableProps } from './data-table'
import { Pagination } from './pagination'

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

/** The table with a concrete row type, which Storybook needs to list its props. */
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
  tags: ['both-widths'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Your gigs' })).toBeVisible()
    // On phones one column is hidden together with its heading.
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(window.innerWidth < 640 ? 3 : 4)
    await expect(canvas.getByRole('rowheader', { name: 'Library assistant' })).toBeVisible()
  },
}

export const HiddenCaption: Story = {
  args: { hideCaption: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Your gigs' })).toBeVisible()
  },
}

/** Sortable headings are buttons; the caller sorts the rows. */
export const Sortable: Story = {
  render: function Render(args) {
    const [sort, setSort] = useState<TableSort>()
    const order = sort?.direction === 'descending' ? -1 : 1
    const rows = sort ? gigs.toSorted((a, b) => order * (a.applicants - b.applicants)) : gigs
    const columns = args.columns.map((column) => ({ ...column, sortable: column.key === 'applicants' }))
    return <DataTable {...args} rows={rows} columns={columns} sort={sort} onSort={setSort} />
  },
  play: async ({ canvas, userEvent }) => {
    const first = () => canvas.getAllByRole('rowheader')[0]
    const header = canvas.getByRole('columnheader', { name: 'Applicants' })
    await expect(header).not.toHaveAttribute('aria-sort')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Applicants' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await expect(first()).toHaveTextContent('Event crew')
    await userEvent.keyboard(' ')
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await expect(first()).toHaveTextContent('Weekend barista')
  },
}

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Your gigs' })).toBeVisible()
    await expect(canvas.queryByRole('columnheader')).toBeNull()
    await expect(canvas.getByRole('heading', { name: 'No gigs yet' })).toBeVisible()
  },
}

/** Two pages of rows to select, with a total. */
export const SelectablePages: Story = {
  tags: ['no-visual'],
  render: function Render(args) {
    const [selected, setSelected] = useState<readonly string[]>(['g3'])
    const [page, setPage] = useState(1)
    const columns = args.columns.map((column) => ({
      ...column,
      footer: { title: 'Total', applicants: 15 }[column.key],
    }))
    return (
      <>
        <DataTable
          {...args}
          columns={columns}
          rows={page === 1 ? gigs.slice(0, 2) : gigs.slice(2)}
          selection={{ selected, onChange: setSelected, rowName: (gig) => gig.title }}
        />
        <Pagination page={page} pages={2} onPageChange={setPage} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Weekend barista' }))
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(canvas.getByRole('checkbox', { name: 'Select Event crew' })).toBeChecked()
    await expect(canvas.getByText('2 selected')).toBeVisible()
  },
}
