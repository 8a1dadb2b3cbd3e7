import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../testing/describe-conformance'
import type { DataColumn } from './columns'
import { DataTable } from './data-table'
import { Pagination } from './pagination'

interface Gig {
  title: string
  pay: string
  suburb: string
}

const pay: DataColumn<Gig> = { key: 'pay', header: 'Pay', cell: (gig) => gig.pay, align: 'end' }
const columns: DataColumn<Gig>[] = [
  { key: 'title', header: 'Gig', cell: (gig) => gig.title, rowHeader: true },
  pay,
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

describeConformance('Pagination', (props) => <Pagination page={1} pages={2} onPageChange={() => {}} {...props} />)

afterEach(() => page.viewport(1280, 800))

it('keeps its table roles on a phone, with headings in every row', async () => {
  await page.viewport(375, 700)
  await render(<DataTable {...table} />)
  await expect.element(page.getByRole('table', { name: 'Gigs' })).toBeVisible()
  const count = (role: string) => page.getByRole(role).elements().length
  // A hidden column has neither heading nor cells, so both counts are equal.
  expect(['rowgroup', 'row', 'columnheader', 'rowheader', 'cell'].map(count)).toEqual([2, 2, 2, 1, 1])
  await expect.element(page.getByRole('rowheader', { name: 'Barista' })).toBeVisible()
  const cell = page.getByRole('cell', { name: '$31' })
  await expect.element(cell).toBeVisible()
  await expect.element(cell.getByText('Pay')).toBeVisible()
  await expect.element(page.getByText('Carlton')).not.toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375)
})

describeConformance('DataTable without rows', (props) => <DataTable {...table} rows={[]} {...props} />)

it('shows the empty content in the table, which stays the same element when rows arrive', async () => {
  const screen = await render(<DataTable {...table} rows={[]} loading />)
  const element = page.getByRole('table', { name: 'Gigs' }).element()
  await screen.rerender(<DataTable {...table} rows={[]} />)
  await expect.element(page.getByRole('table', { name: 'Gigs' }).getByText('Nothing')).toBeVisible()
  await screen.rerender(<DataTable {...table} />)
  await expect.element(page.getByRole('rowheader', { name: 'Barista' })).toBeVisible()
  expect(page.getByRole('table').element()).toBe(element)
})

it.each([
  ['no pages', 1, 0, 'Page 1 of 1', []],
  ['a page past the last', 5, 2, 'Page 2 of 2', [1]],
  ['a page before the first', 0, 2, 'Page 1 of 2', [2]],
  ['a page that is no number', Number.NaN, 2, 'Page 1 of 2', [2]],
  ['a count of pages that is no number', 1, Number.NaN, 'Page 1 of 1', []],
])('shows %s as a page there is, and goes on from there', async (_, shown, pages, position, requested) => {
  const onPageChange = vi.fn()
  await render(<Pagination page={shown} pages={pages} onPageChange={onPageChange} />)
  await expect.element(page.getByText(position, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click({ force: true })
  await page.getByRole('button', { name: 'Next' }).click({ force: true })
  expect(onPageChange.mock.calls.flat()).toEqual(requested)
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

const gigs: Gig[] = [
  { title: 'Barista', pay: '$31', suburb: 'Carlton' },
  { title: 'Waiter', pay: '$30', suburb: 'Fitzroy' },
]

function Selectable({ initial, rows }: { initial: string[]; rows: Gig[] }) {
  const [selected, setSelected] = useState(initial)
  const selection = { selected, onChange: setSelected, rowName: (gig: Gig) => gig.title }
  return <DataTable {...table} rows={rows} selection={selection} />
}

it.each([1280, 320])(
  'selects all, some or none of its rows by keys at %d px, and keeps those of other pages',
  async (width) => {
    await page.viewport(width, 700)
    await render(<Selectable initial={['Cook']} rows={gigs} />)
    const box = (name: string) => page.getByRole('checkbox', { name })
    const all = () => box('Select all').element()
    await expect.element(page.getByText('1 selected')).toBeVisible()
    expect(all()).not.toBeChecked()
    await userEvent.click(box('Select Barista'))
    await expect.element(box('Select Barista')).toBeChecked()
    expect(all()).toBePartiallyChecked()
    await expect.element(page.getByRole('status').first()).toHaveTextContent('2 selected')
    all().focus()
    await userEvent.keyboard(' ')
    await expect.element(box('Select Waiter')).toBeChecked()
    expect(all()).toBeChecked()
    await expect.element(page.getByText('3 selected')).toBeVisible()
    await userEvent.keyboard(' ')
    await expect.element(box('Select Barista')).not.toBeChecked()
    await expect.element(page.getByText('1 selected')).toBeVisible()
    await userEvent.keyboard('{Tab}{Tab} ')
    await expect.element(box('Select Waiter')).toBeChecked()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  },
)

it('has a row of totals, with headings on a phone', async () => {
  const totals = columns.map((column) => ({ ...column, footer: { title: 'Total', pay: '$61' }[column.key] }))
  const screen = await render(<DataTable {...table} rows={gigs} columns={totals} />)
  await expect.element(page.getByRole('rowheader', { name: 'Total' })).toBeVisible()
  await expect.element(page.getByRole('row').last()).toHaveTextContent('$61')
  expect(page.getByRole('rowgroup').elements()).toHaveLength(3)
  // A column without a total is left out on phones, with its heading.
  await page.viewport(375, 700)
  await screen.rerender(
    <DataTable {...table} rows={gigs} columns={[...totals, { ...pay, key: 'tips', header: 'Tips' }]} />,
  )
  // The column's own heading, for screen readers, and those of two rows.
  const tips = () => page.getByText('Tips').elements()
  await expect
    .poll(() => tips().filter((heading) => heading.checkVisibility({ checkVisibilityCSS: true })))
    .toHaveLength(3)
  await screen.rerender(<DataTable {...table} rows={gigs} />)
  expect(page.getByRole('rowgroup').elements()).toHaveLength(2)
})

it('announces that rows are loading, and shows the rows of before', async () => {
  const screen = await render(<DataTable {...table} />)
  await expect.element(page.getByRole('status')).toHaveTextContent('')
  await screen.rerender(<DataTable {...table} loading />)
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading')
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByRole('rowheader', { name: 'Barista' })).toBeVisible()
  await screen.rerender(<DataTable {...table} rows={[]} loading />)
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading')
  expect(page.getByText('Nothing').elements()).toEqual([])
})

function Pages() {
  const [shown, setShown] = useState(1)
  return <Pagination page={shown} pages={2} onPageChange={setShown} />
}

it('goes through pages, and keeps the focus at both ends', async () => {
  await render(<Pages />)
  await expect.element(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  const next = page.getByRole('button', { name: 'Next' })
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByText('Page 1 of 2')).toHaveAttribute('aria-live', 'polite')
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByText('Page 2 of 2')).toBeVisible()
  await expect.element(next).toHaveFocus()
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Page 2 of 2')).toBeVisible()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift} ')
  await expect.element(page.getByText('Page 1 of 2')).toBeVisible()
})
