import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type AvailabilityEntry, entriesOf } from './availability'
import { AvailabilityGrid } from './availability-grid'
import { SlotGlyph } from './slot-glyph'

vi.mock('./slot-glyph', { spy: true })

interface WeekProps {
  start?: readonly AvailabilityEntry[]
  onChange?: (entries: AvailabilityEntry[]) => void
}

function Week({ start = [], onChange }: WeekProps) {
  const [value, setValue] = useState(start)
  return (
    <AvailabilityGrid
      mode="edit"
      label="Your week"
      value={value}
      onChange={(entries) => {
        setValue(entries)
        onChange?.(entries)
      }}
    />
  )
}

/** A store whose snapshot arrives after the event, as valtio's does. */
function LateWeek() {
  const [value, setValue] = useState<AvailabilityEntry[]>([])
  return (
    <AvailabilityGrid
      mode="edit"
      label="Your week"
      value={value}
      onChange={(entries) => queueMicrotask(() => setValue(entries))}
    />
  )
}

const cell = (name: string) => page.getByRole('gridcell', { name, exact: true }).getByRole('button')
/** What the grid says to screen readers. */
const notice = () => page.elementLocator(document.querySelector('span[aria-live]') ?? document.body)
const keysOf = (calls: AvailabilityEntry[][][]) =>
  calls.map(([entries = []]) => entries.map((entry) => ('tableIndex' in entry ? entry.tableIndex : '?')))

describe('edit', () => {
  it('AG-01 has seven days from Sunday and four slots', async () => {
    await render(<Week />)
    const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
    const rows = page.getByRole('rowheader').elements()
    expect(rows.map((header) => header.ariaLabel)).toEqual(days)
    expect(rows.map((header) => header.textContent)).toEqual(days)
    const columns = page.getByRole('columnheader').elements()
    expect(columns.map((header) => header.textContent)).toEqual([
      'Morning 6am–12pm',
      'Afternoon 12–6pm',
      'Evening 6–10pm',
      'Night 10pm–6am',
    ])
    expect(page.getByRole('gridcell', { name: /free$/ }).elements()).toHaveLength(28)
  })

  it('AG-02 a click toggles a cell and gives entries with index and label', async () => {
    const onChange = vi.fn()
    await render(<Week onChange={onChange} />)
    await cell('Monday morning, not free').click()
    expect(onChange).toHaveBeenLastCalledWith([{ tableIndex: '1-0', label: 'Monday-Morning' }])
    await cell('Monday morning, free').click()
    expect(onChange).toHaveBeenLastCalledWith([])
    expect(onChange).toHaveBeenCalledTimes(2)
  })

  it('AG-02 entries of a server are drawn, and become grid entries with the first change', async () => {
    const onChange = vi.fn()
    const shift = {
      dayOfWeek: 'Monday',
      startTime: '1970-01-01T09:00:00.000Z',
      endTime: '1970-01-01T17:00:00.000Z',
    }
    await render(<Week start={[shift]} onChange={onChange} />)
    await cell('Monday afternoon, free').click()
    expect(onChange).toHaveBeenCalledWith([{ tableIndex: '1-0', label: 'Monday-Morning' }])
  })

  it('AG-10 one tab stop, which the arrows, Home and End carry about', async () => {
    await render(<Week />)
    expect(document.querySelectorAll('table [tabindex="0"]')).toHaveLength(1)
    await userEvent.tab()
    await expect.element(cell('Sunday morning, not free')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect.element(cell('Monday afternoon, not free')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(cell('Monday night, not free')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(cell('Monday morning, not free')).toHaveFocus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect.element(cell('Saturday night, not free')).toHaveFocus()
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowLeft}')
    await expect.element(page.getByRole('button', { name: 'Sunday, all day' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(page.getByRole('button', { name: 'All, the whole week' })).toHaveFocus()
    expect(document.querySelectorAll('table [tabindex="0"]')).toHaveLength(1)
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus()
  })

  it('AG-10 Space and Enter toggle, Shift with arrows paints along', async () => {
    const onChange = vi.fn()
    await render(<Week onChange={onChange} />)
    await userEvent.tab()
    await userEvent.keyboard(' {Shift>}{ArrowRight}{ArrowDown}{/Shift}{ArrowDown}{Enter}')
    expect(keysOf(onChange.mock.calls)).toEqual([
      ['0-0'],
      ['0-0', '0-1'],
      ['0-0', '0-1', '1-1'],
      ['0-0', '0-1', '1-1', '2-1'],
    ])
    await userEvent.keyboard(' {Shift>}{ArrowUp}{/Shift}')
    expect(keysOf(onChange.mock.calls).at(-1)).toEqual(['0-0', '0-1'])
  })

  it('AG-10 row, column and week toggles', async () => {
    const onChange = vi.fn()
    await render(<Week onChange={onChange} />)
    const monday = page.getByRole('button', { name: 'Monday, all day' })
    await expect.element(monday).toHaveAttribute('aria-pressed', 'false')
    await monday.click()
    await expect.element(monday).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Night 10pm–6am, every day' }).click()
    expect(keysOf(onChange.mock.calls).at(-1)).toHaveLength(10)
    const all = page.getByRole('button', { name: 'All, the whole week' })
    await expect.element(all).toHaveAttribute('aria-pressed', 'mixed')
    await all.click()
    expect(keysOf(onChange.mock.calls).at(-1)).toHaveLength(28)
    await all.click()
    expect(keysOf(onChange.mock.calls).at(-1)).toEqual([])
  })

  it('AG-10 undo, redo and clear, with keys too', async () => {
    await render(<Week />)
    await cell('Monday morning, not free').click()
    await cell('Friday night, not free').click()
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect.element(notice()).toHaveTextContent('2 no longer free, 0 of 28 slots free')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(cell('Friday night, free')).toBeVisible()
    await expect.element(notice()).toHaveTextContent('Undone, 2 of 28 slots free')
    await cell('Monday morning, free').element().focus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(cell('Friday night, not free')).toBeVisible()
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await expect.element(cell('Friday night, free')).toBeVisible()
    await userEvent.keyboard('{Control>}z{/Control}{Control>}y{/Control}')
    await expect.element(cell('Friday night, free')).toBeVisible()
  })

  it('AG-10 the last undo keeps the focus', async () => {
    await render(<Week />)
    await cell('Monday morning, not free').click()
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.click()
    await expect.element(undo).toHaveFocus()
    await expect.element(undo).toHaveAttribute('aria-disabled', 'true')
  })

  it('AG-10 a drag with the mouse paints a rectangle as one change', async () => {
    const onChange = vi.fn()
    await render(<Week onChange={onChange} />)
    await userEvent.dragAndDrop(cell('Monday morning, not free'), cell('Wednesday afternoon, not free'))
    expect(keysOf(onChange.mock.calls)).toEqual([['1-0', '1-1', '2-0', '2-1', '3-0', '3-1']])
    await userEvent.dragAndDrop(cell('Tuesday morning, free'), cell('Tuesday night, not free'))
    expect(keysOf(onChange.mock.calls).at(-1)).toEqual(['1-0', '1-1', '3-0', '3-1'])
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(keysOf(onChange.mock.calls).at(-1)).toHaveLength(6)
  })

  it('AG-10 a finger toggles with a tap and never paints while it scrolls', async () => {
    const onChange = vi.fn()
    await render(<Week onChange={onChange} />)
    const from = cell('Monday morning, not free').element()
    const to = cell('Tuesday morning, not free').element().getBoundingClientRect()
    const touch = { bubbles: true, pointerType: 'touch', buttons: 1, clientX: to.x + 5, clientY: to.y + 5 }
    from.dispatchEvent(new PointerEvent('pointerdown', touch))
    from.dispatchEvent(new PointerEvent('pointermove', touch))
    from.dispatchEvent(new PointerEvent('pointercancel', touch))
    expect(onChange).not.toHaveBeenCalled()
    from.dispatchEvent(new PointerEvent('click', { ...touch, detail: 1 }))
    expect(keysOf(onChange.mock.calls)).toEqual([['1-0']])
    expect(getComputedStyle(from).touchAction).toBe('manipulation')
  })

  it('AG-10 says what changed, once', async () => {
    await render(<Week />)
    await cell('Monday morning, not free').click()
    await expect.element(notice()).toHaveTextContent(/^Monday morning, free$/)
  })

  it('AG-10 draws only the cell that changed again', async () => {
    await render(<Week />)
    await cell('Monday morning, not free').click()
    const sky = vi.mocked(SlotGlyph)
    const headers = 4
    sky.mockClear()
    await userEvent.keyboard(' ')
    await expect.element(cell('Monday morning, not free')).toBeVisible()
    expect(sky.mock.calls).toHaveLength(1 + headers)
  })

  it('AG-10 fits 320 pixels with targets of at least 24', async () => {
    await page.viewport(320, 640)
    await render(
      <div className="p-4">
        <Week />
      </div>,
    )
    expect(document.documentElement.scrollWidth).toBe(320)
    const buttons = [...document.querySelectorAll('table button')].map((button) => button.getBoundingClientRect())
    expect(buttons).toHaveLength(40)
    expect(Math.min(...buttons.map(({ width }) => width))).toBeGreaterThanOrEqual(24)
    expect(Math.min(...buttons.map(({ height }) => height))).toBeGreaterThanOrEqual(44)
    await page.viewport(1280, 800)
  })

  it('a value from outside starts a new history', async () => {
    const onChange = vi.fn()
    const grid = (value: AvailabilityEntry[]) => (
      <AvailabilityGrid mode="edit" label="Your week" value={value} onChange={onChange} />
    )
    const screen = await render(grid([]))
    await cell('Monday morning, not free').click()
    await screen.rerender(grid(entriesOf(['6-0'])))
    await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('undo works with a store that answers late', async () => {
    await render(<LateWeek />)
    await cell('Monday morning, not free').click()
    await cell('Monday night, not free').click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(cell('Monday night, not free')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(cell('Monday morning, not free')).toBeVisible()
  })

  it('ties the error to the grid', async () => {
    await render(
      <AvailabilityGrid mode="edit" label="Your week" value={[]} onChange={() => {}} error="Say when you are free." />,
    )
    await expect
      .element(page.getByRole('grid', { name: 'Your week' }))
      .toHaveAccessibleDescription(/Say when you are free\.$/)
  })
})

const shifts: AvailabilityEntry[] = [
  { dayOfWeek: 'Monday', startTime: '1970-01-01T09:00:00.000Z', endTime: '1970-01-01T17:00:00.000Z' },
  { dayOfWeek: 'Tuesday', startTime: '1970-01-01T18:00:00.000Z', endTime: '1970-01-01T22:00:00.000Z' },
]

describe('compare', () => {
  it('AG-03 names every state, and clicks change nothing', async () => {
    await render(
      <AvailabilityGrid mode="compare" label="How you fit" self={entriesOf(['1-0', '6-3'])} other={shifts} />,
    )
    await expect.element(page.getByRole('cell', { name: 'Monday morning: both' })).toBeVisible()
    await expect.element(page.getByRole('cell', { name: 'Saturday night: only you' })).toBeVisible()
    const gigOnly = page.getByRole('cell', { name: 'Tuesday evening: only the gig' })
    await gigOnly.click()
    await expect.element(gigOnly).toBeVisible()
    await expect.element(page.getByRole('cell', { name: 'Sunday morning: neither' })).toBeVisible()
    await expect.element(page.getByText('great timing to work', { exact: true })).toBeVisible()
    expect(page.getByRole('button').elements()).toHaveLength(0)
  })

  it('AG-06 shows the percentage of the first and how many shift slots are covered', async () => {
    const self = entriesOf(['1-0', '6-3'])
    const screen = await render(<AvailabilityGrid mode="compare" label="Fit" self={self} other={shifts} />)
    await expect.element(page.getByText('50 %')).toBeVisible()
    await expect.element(page.getByText('covers 1 of 3 shift slots')).toBeVisible()
    await screen.rerender(<AvailabilityGrid mode="compare" label="Fit" self={self} other={shifts} percentOf="other" />)
    await expect.element(page.getByText('33.33 %')).toBeVisible()
    await expect.element(page.getByText('covers 1 of 3 shift slots')).toBeVisible()
  })

  it('JS-08 without shifts nothing is compared', async () => {
    await render(<AvailabilityGrid mode="compare" label="Fit" self={entriesOf(['1-0'])} other={[]} />)
    await expect.element(page.getByText('Shift times to be confirmed')).toBeVisible()
    expect(document.body.textContent).not.toContain('%')
  })
})

describe('view', () => {
  it('AG-04 is a table with row and column headers and nothing to operate', async () => {
    const value = entriesOf(['1-0'])
    await render(<AvailabilityGrid mode="view" label="Ana’s availability" value={value} />)
    await expect.element(page.getByRole('table', { name: 'Ana’s availability' })).toBeVisible()
    expect(page.getByRole('rowheader').elements()).toHaveLength(7)
    expect(page.getByRole('columnheader').elements()).toHaveLength(4)
    await expect.element(page.getByRole('cell', { name: 'Monday morning, free', exact: true })).toBeVisible()
    expect(page.getByRole('cell', { name: /, not free$/ }).elements()).toHaveLength(27)
    expect(page.getByRole('button').elements()).toHaveLength(0)
  })

  it('passes ref, class and other attributes to its root, in every mode', async () => {
    const grids = [
      <AvailabilityGrid key="v" mode="view" label="A" value={[]} className="one" data-testid="root" />,
      <AvailabilityGrid key="c" mode="compare" label="A" self={[]} other={[]} className="one" data-testid="root" />,
      <AvailabilityGrid
        key="e"
        mode="edit"
        label="A"
        value={[]}
        onChange={() => {}}
        className="one"
        data-testid="root"
      />,
    ]
    for (const grid of grids) {
      const screen = await render(grid)
      await expect.element(page.getByTestId('root')).toHaveClass('one')
      await screen.unmount()
    }
  })
})
