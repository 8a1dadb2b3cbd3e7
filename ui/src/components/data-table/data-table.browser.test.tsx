import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../testing/describe-conformance'
import type { DataColumn } from './columns'
import { DataTable } from './data-table'

interface Gig {
  title: string
  pay: string
  suburb: string
}

const columns: DataColumn<Gig>[] = [
  { key: 'title', header: 'Gig', cell: (gig) => gig.title, rowHeader: true },
  { key: 'pay', header: 'Pay', cell: (gig) => gig.pay, align: 'end' },
  { key: 'suburb', header: 'Suburb', cell: (gig) => gig.suburb, hideOnPhone: true },
]
const table = {
  caption: 'Gigs',
  columns,
  rows: [{ title: 'Barista', pay: '$31', suburb: 'Carlton' }],
  rowKey: (gig: Gig) => gig.title,
  empty: 'Nothing',
}

describeConformance('DataTable', (props) => <DataTable {...table} {...props} />)

afterEach(() => page.viewport(1280, 800))

it('keeps its table roles on a phone, with headings in every row', async () => {
  await page.viewport(375, 700)
  await render(<DataTable {...table} />)
  await expect.element(page.getByRole('table', { name: 'Gigs' })).toBeVisible()
  const count = (role: string) => page.getByRole(role).elements().length
  // A hidden column has neither heading nor cells, so both counts are equal.
  expect(['rowgroup', 'row', 'columnheader', 'rowheader', 'cell'].map(count)).toEqual([2, 2, 2, 1, 1])
  await expect.element(page.getByRole('rowheader', { name: 'Barista' })).toBeVisible()
  const pay = page.getByRole('cell', { name: '$31' })
  await expect.element(pay).toBeVisible()
  await expect.element(pay.getByText('Pay')).toBeVisible()
  await expect.element(page.getByText('Carlton')).not.toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375)
})

it('shows the empty content instead of a table', async () => {
  await render(<DataTable {...table} rows={[]} />)
  await expect.element(page.getByText('Nothing')).toBeVisible()
  expect(page.getByRole('table').elements()).toEqual([])
})

it('requests an order from its headings, which stay visible on a phone', async () => {
  const onSort = vi.fn()
  const sortable = columns.map((column) => ({ ...column, sortable: column.key === 'pay' }))
  const ordered = { ...table, columns: sortable, onSort }
  const screen = await render(<DataTable {...ordered} />)
  const heading = page.getByRole('columnheader', { name: 'Pay' })
  await userEvent.click(heading.getByRole('button'))
  expect(onSort).toHaveBeenLastCalledWith({ column: 'pay', direction: 'ascending' })
  await screen.rerender(<DataTable {...ordered} sort={{ column: 'pay', direction: 'ascending' }} />)
  await expect.element(heading).toHaveAttribute('aria-sort', 'ascending')
  expect(document.querySelectorAll('[aria-sort]')).toHaveLength(1)
  expect(heading.element().querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  await page.viewport(320, 700)
  await expect.element(heading.getByRole('button')).toBeVisible()
  await userEvent.click(heading.getByRole('button'))
  expect(onSort).toHaveBeenLastCalledWith({ column: 'pay', direction: 'descending' })
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
