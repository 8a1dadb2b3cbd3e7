import { useState } from 'react'
import { createPortal } from 'react-dom'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { middleOf, moveTouch, sendMouse, sendTouch } from '../../testing/pointer'
import { type AvailabilityEntry, entriesOf, FULL_WEEK, maskOf } from './availability'
import { AvailabilityGrid } from './availability-grid'
import type { EditGridProps } from './availability-grid-props'

interface WeekProps extends Partial<Omit<EditGridProps, 'mode' | 'value'>> {
  start?: readonly AvailabilityEntry[]
}

function Week({ start = [], onChange, ...rest }: WeekProps) {
  const [value, setValue] = useState(start)
  return (
    <AvailabilityGrid
      label="Your week"
      {...rest}
      mode="edit"
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

/** A cell to paint by its name and state: `Monday morning, free`. Its accessible name doesn't have the state. */
function cell(nameAndState: string) {
  const [name = '', state] = nameAndState.split(', ')
  return page.getByRole('gridcell', { name, exact: true }).getByRole('button', { pressed: state === 'free' })
}
/** The grid's live region. */
const notice = () => page.elementLocator(document.querySelector('span[aria-live]') ?? document.body)
const keysOf = (calls: AvailabilityEntry[][][]) =>
  calls.map(([entries = []]) => entries.map((entry) => ('tableIndex' in entry ? entry.tableIndex : '?')))

/** A touch drag from one element to another. The browser may scroll instead, and then cancels the pointer. */
async function swipe(from: Element, to: Element) {
  await sendTouch('touchStart', [middleOf(from)])
  await moveTouch(from, to)
  await sendTouch('touchEnd', [])
}

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
    expect(document.querySelectorAll('td button')).toHaveLength(28)
  })

  it('AG-02 toggles a cell on click and reports entries with index and label', async () => {
    const onChange = vi.fn()
    await render(<Week onChange={onChange} />)
    await cell('Monday morning, not free').click()
    expect(onChange).toHaveBeenLastCalledWith([{ tableIndex: '1-0', label: 'Monday-Morning' }])
    await cell('Monday morning, free').click()
    expect(onChange).toHaveBeenLastCalledWith([])
    expect(onChange).toHaveBeenCalledTimes(2)
  })

  it('AG-02 displays interval entries and reports grid entries on the first change', async () => {
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

  it('AG-10 has one Tab stop, moved by arrows, Home and End', async () => {
    await render(<Week />)
    expect(document.querySelectorAll('table [tabindex="0"]')).toHaveLength(1)
    await userEvent.tab()
    await expect.element(page.getByRole('switch', { name: 'Show as a list' })).toHaveFocus()
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

  it('AG-10 goes to the first and last day by pages, and paints everything by Control A', async () => {
    const onChange = vi.fn()
    await render(<Week onChange={onChange} />)
    await expect.element(page.getByRole('switch')).toBeVisible()
    cell('Tuesday evening, not free').element().focus()
    await userEvent.keyboard('{PageDown}')
    await expect.element(cell('Saturday evening, not free')).toHaveFocus()
    await userEvent.keyboard(' {Shift>}{PageUp}{/Shift}')
    await expect.element(cell('Sunday evening, free')).toHaveFocus()
    expect(keysOf(onChange.mock.calls).at(-1)).toEqual(['0-2', '1-2', '2-2', '3-2', '4-2', '5-2', '6-2'])
    await expect.element(notice()).toHaveTextContent('6 now free, 7 of 28 slots free')
    await userEvent.keyboard('{Control>}a{/Control}')
    expect(maskOf(onChange.mock.calls.at(-1)?.[0])).toBe(FULL_WEEK)
    await expect.element(notice()).toHaveTextContent('21 now free, 28 of 28 slots free')
  })

  it('AG-10 toggles with Space and Enter and paints with Shift and arrows', async () => {
    const onChange = vi.fn()
    await render(<Week onChange={onChange} />)
    cell('Sunday morning, not free').element().focus()
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

  it('AG-10 toggles rows, columns and the week by their headers', async () => {
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

  it('AG-10 undoes, redoes and clears, by keys too', async () => {
    await render(<Week />)
    await cell('Monday morning, not free').click()
    await cell('Friday night, not free').click()
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect.element(notice()).toHaveTextContent('2 no longer free, 0 of 28 slots free')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(cell('Friday night, free')).toBeVisible()
    await expect.element(notice()).toHaveTextContent('Undo: 2 now free, 2 of 28 slots free')
    await cell('Monday morning, free').element().focus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(cell('Friday night, not free')).toBeVisible()
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await expect.element(cell('Friday night, free')).toBeVisible()
    await userEvent.keyboard('{Control>}z{/Control}{Control>}y{/Control}')
    await expect.element(cell('Friday night, free')).toBeVisible()
  })

  it('AG-10 keeps the focus after the last undo', async () => {
    await render(<Week />)
    await cell('Monday morning, not free').click()
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.click()
    await expect.element(undo).toHaveFocus()
    await expect.element(undo).toHaveAttribute('aria-disabled', 'true')
  })

  it('AG-10 paints a rectangle by mouse drag as one change', async () => {
    const onChange = vi.fn()
    await render(<Week onChange={onChange} />)
    await userEvent.dragAndDrop(cell('Monday morning, not free'), cell('Wednesday afternoon, not free'))
    expect(keysOf(onChange.mock.calls)).toEqual([['1-0', '1-1', '2-0', '2-1', '3-0', '3-1']])
    await userEvent.dragAndDrop(cell('Tuesday morning, free'), cell('Tuesday night, not free'))
    expect(keysOf(onChange.mock.calls).at(-1)).toEqual(['1-0', '1-1', '3-0', '3-1'])
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(keysOf(onChange.mock.calls).at(-1)).toHaveLength(6)
  })

  it('AG-10 paints on horizontal touch, scrolls on vertical, toggles on tap', async () => {
    const onChange = vi.fn()
    await render(
      <div style={{ paddingBlock: '600px' }}>
        <Week onChange={onChange} />
      </div>,
    )
    // Painting by drag comes with the tools.
    await expect.element(page.getByRole('switch')).toBeVisible()
    const from = cell('Monday morning, not free')
    from.element().scrollIntoView({ block: 'center' })
    const before = window.scrollY
    await swipe(from.element(), cell('Monday night, not free').element())
    await expect.poll(() => keysOf(onChange.mock.calls)).toEqual([['1-0', '1-1', '1-2', '1-3']])
    expect(window.scrollY).toBe(before)
    await swipe(cell('Friday night, not free').element(), cell('Tuesday night, not free').element())
    await expect.poll(() => window.scrollY).toBeGreaterThan(before)
    expect(onChange).toHaveBeenCalledTimes(1)
    // The events a browser sends for a tap.
    const tapped = cell('Friday night, not free').element()
    tapped.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch', buttons: 1 }))
    tapped.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType: 'touch' }))
    tapped.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'touch', detail: 1 }))
    await expect.poll(() => keysOf(onChange.mock.calls).at(-1)).toEqual(['1-0', '1-1', '1-2', '1-3', '5-3'])
    expect(onChange).toHaveBeenCalledTimes(2)
  })

  it('AG-10 announces a change once', async () => {
    await render(<Week />)
    const said: (string | null)[] = []
    const observer = new MutationObserver(() => said.push(notice().element().textContent))
    for (const region of document.querySelectorAll('[aria-live]')) {
      observer.observe(region, { subtree: true, childList: true, characterData: true })
    }
    // A pressed cell says itself what it has become.
    await cell('Monday morning, not free').click()
    await expect.element(cell('Monday morning, free')).toHaveAccessibleName('Monday morning')
    await userEvent.dragAndDrop(cell('Tuesday morning, not free'), cell('Wednesday afternoon, not free'))
    await page.getByRole('button', { name: 'Undo' }).click()
    await userEvent.keyboard('{Control>}y{/Control}')
    const painted = '4 now free, 5 of 28 slots free'
    await expect.poll(() => said).toEqual([painted, 'Undo: 4 no longer free, 1 of 28 slots free', `Redo: ${painted}`])
    // One cell that a header or a key at another cell changed does not have the focus.
    await cell('Monday afternoon, not free').click()
    await cell('Monday evening, not free').click()
    await page.getByRole('button', { name: 'Monday, all day' }).click()
    await expect.poll(() => said.slice(3)).toEqual(['', 'Monday night, free'])
    await cell('Monday evening, free').click()
    await userEvent.keyboard('{Home}{Shift>}{End}{/Shift}')
    await expect.poll(() => said.slice(5)).toEqual(['', 'Monday evening, free'])
    observer.disconnect()
  })

  /** Records renders and DOM changes of a week whose headers are all mixed and stay so. */
  async function watchedWeek() {
    const labels = {
      cell: vi.fn((day: string, slot: string) => `${day} ${slot.toLowerCase()}`),
      allDay: vi.fn((day: string) => `${day}, all day`),
      everyDay: vi.fn((slot: string) => `${slot}, every day`),
    }
    await render(<Week start={entriesOf(['0-0', '1-1', '2-2', '3-3', '4-0', '5-1', '6-2', '1-3'])} labels={labels} />)
    const touched = new Set<Node>()
    const observer = new MutationObserver((records) => {
      for (const { target } of records) touched.add(target)
    })
    const table = page.getByRole('grid').element()
    observer.observe(table, { subtree: true, childList: true, attributes: true, characterData: true })
    const reset = () => {
      touched.clear()
      for (const spy of Object.values(labels)) spy.mockClear()
    }
    const drawn = () => ({
      cells: labels.cell.mock.calls.map(([day, slot]) => `${day} ${slot}`),
      headers: labels.allDay.mock.calls.length + labels.everyDay.mock.calls.length,
    })
    return { touched, reset, drawn }
  }

  it('AG-10 renders one cell on a toggle', async () => {
    const { touched, reset, drawn } = await watchedWeek()
    const free = cell('Monday afternoon, free').element()
    await userEvent.click(free)
    reset()
    await userEvent.keyboard(' ')
    await expect.element(cell('Monday afternoon, free')).toBeVisible()
    expect(drawn()).toEqual({ cells: ['Monday Afternoon'], headers: 0 })
    expect([...touched]).toEqual([free])
    reset()
    await userEvent.click(free)
    await expect.element(cell('Monday afternoon, not free')).toBeVisible()
    expect(drawn()).toEqual({ cells: ['Monday Afternoon'], headers: 0 })
    expect([...touched]).toEqual([free])
  })

  it('AG-10 renders each cell once during a drag and none at its end', async () => {
    const { touched, reset, drawn } = await watchedWeek()
    const [from, over, to] = [
      'Tuesday morning, not free',
      'Tuesday afternoon, not free',
      'Wednesday afternoon, not free',
    ].map((name) => cell(name).element())
    const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', element = from) =>
      sendMouse(type, middleOf(element ?? document.body))
    await send('mousePressed')
    await expect.element(cell('Tuesday morning, not free')).toHaveFocus()
    reset()
    await send('mouseMoved', over)
    await expect.element(cell('Tuesday afternoon, free')).toBeVisible()
    expect(drawn()).toEqual({ cells: ['Tuesday Morning', 'Tuesday Afternoon'], headers: 0 })
    reset()
    await send('mouseMoved', to)
    await expect.element(cell('Wednesday afternoon, free')).toBeVisible()
    expect(drawn()).toEqual({ cells: ['Wednesday Morning', 'Wednesday Afternoon'], headers: 0 })
    reset()
    await send('mouseMoved', to)
    await send('mouseReleased', to)
    await expect.element(notice()).toHaveTextContent('4 now free, 12 of 28 slots free')
    expect(drawn().headers).toBe(0)
    expect([...touched]).toEqual([])
  })

  it('AG-10 renders the painted and the previous cell on a painting key', async () => {
    const { reset, drawn } = await watchedWeek()
    cell('Monday afternoon, free').element().focus()
    await expect.element(cell('Monday afternoon, free')).toHaveAttribute('tabindex', '0')
    reset()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await expect.element(cell('Monday evening, free')).toHaveFocus()
    expect(new Set(drawn().cells)).toEqual(new Set(['Monday Afternoon', 'Monday Evening']))
  })

  it.each([
    ['as it is', ''],
    ['with text of twice the size', ':root { font-size: 200% }'],
    [
      'with the text spacing of WCAG 1.4.12',
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    ],
  ])('AG-10 fits 320 pixels %s, in every mode and as a list, with targets of at least 24', async (_, css) => {
    onTestFinished(() => page.viewport(1280, 800))
    await page.viewport(320, 640)
    const value = entriesOf(['1-0', '1-1', '3-2'])
    const screen = await render(
      <div className="p-4">
        <style>{css}</style>
        <Week start={value} />
        <AvailabilityGrid mode="compare" label="How you fit" self={value} other={entriesOf(['1-0', '2-2'])} />
        <AvailabilityGrid mode="view" label="Your week" value={value} />
      </div>,
    )
    await page.getByText('Quick fill').click()
    await expect.element(page.getByRole('button', { name: 'Copy day' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(320)
    const buttons = [...document.querySelectorAll('table button')].map((button) => button.getBoundingClientRect())
    expect(buttons).toHaveLength(40)
    expect(Math.min(...buttons.map(({ width }) => width))).toBeGreaterThanOrEqual(24)
    expect(Math.min(...buttons.map(({ height }) => height))).toBeGreaterThanOrEqual(44)
    await page.getByRole('switch').click()
    await expect.poll(() => page.getByRole('checkbox').elements()).toHaveLength(28)
    expect(document.documentElement.scrollWidth).toBe(320)
    // No text is clipped: every element with text is at least as large as its content.
    const cut = [...screen.container.querySelectorAll('button, label, summary, td, th, li, p')].filter(
      (element) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible',
    )
    expect(cut).toEqual([])
  })

  it('starts a new history for a value set from outside', async () => {
    const onChange = vi.fn()
    const grid = (value: AvailabilityEntry[]) => (
      <AvailabilityGrid mode="edit" label="Your week" value={value} onChange={onChange} />
    )
    const screen = await render(grid([]))
    await cell('Monday morning, not free').click()
    await screen.rerender(grid(entriesOf(['6-0'])))
    await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('undoes with an owner that updates the value later', async () => {
    await render(<LateWeek />)
    await cell('Monday morning, not free').click()
    await cell('Monday night, not free').click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(cell('Monday night, not free')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(cell('Monday morning, not free')).toBeVisible()
  })
})

const shifts: AvailabilityEntry[] = [
  { dayOfWeek: 'Monday', startTime: '1970-01-01T09:00:00.000Z', endTime: '1970-01-01T17:00:00.000Z' },
  { dayOfWeek: 'Tuesday', startTime: '1970-01-01T18:00:00.000Z', endTime: '1970-01-01T22:00:00.000Z' },
]

describe('compare', () => {
  it('AG-06 shows the match percent and the covered shift slots', async () => {
    const self = entriesOf(['1-0', '6-3'])
    const screen = await render(<AvailabilityGrid mode="compare" label="Fit" self={self} other={shifts} />)
    await expect.element(page.getByText('50 %')).toBeVisible()
    await expect.element(page.getByText('covers 1 of 3 shift slots')).toBeVisible()
    await screen.rerender(<AvailabilityGrid mode="compare" label="Fit" self={self} other={shifts} percentOf="other" />)
    await expect.element(page.getByText('33.33 %')).toBeVisible()
    await expect.element(page.getByText('covers 1 of 3 shift slots')).toBeVisible()
  })

  it('AG-03 names the clashes and ignores keys', async () => {
    await render(<AvailabilityGrid mode="compare" label="Fit" self={entriesOf(['1-0'])} other={shifts} />)
    const clashes = page.getByRole('list').first().getByRole('listitem').elements()
    expect(clashes.map((clash) => clash.textContent)).toEqual([
      'Monday afternoon: you are not free',
      'Tuesday evening: you are not free',
    ])
    await userEvent.tab()
    expect(document.activeElement).toBe(document.body)
  })
})

it('keeps entries of a day or slot it does not show, through a click, Clear and Undo', async () => {
  const late = { tableIndex: '1-4', label: 'Monday-Late' }
  const holiday = { dayOfWeek: 'Holiday', startTime: '1970-01-01T09:00:00.000Z', endTime: '1970-01-01T10:00:00.000Z' }
  const onChange = vi.fn()
  await render(<Week start={[late, ...entriesOf(['1-0']), holiday]} onChange={onChange} />)
  await cell('Monday evening, not free').click()
  expect(onChange).toHaveBeenLastCalledWith([...entriesOf(['1-0', '1-2']), late, holiday])
  await page.getByRole('button', { name: 'Clear' }).click()
  expect(onChange).toHaveBeenLastCalledWith([late, holiday])
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(onChange).toHaveBeenLastCalledWith([...entriesOf(['1-0', '1-2']), late, holiday])
})

describe('the list', () => {
  const check = (name: string) => page.getByRole('checkbox', { name, exact: true })

  it('AG-10 is reached by a switch, grouped by day, and remembered', async () => {
    const onChange = vi.fn()
    const screen = await render(<Week start={entriesOf(['1-0'])} onChange={onChange} />)
    const toList = page.getByRole('switch', { name: 'Show as a list' })
    await expect.element(toList).toHaveAttribute('aria-checked', 'false')
    await expect.element(page.getByRole('grid')).toHaveAccessibleDescription(/Arrow keys move/)
    await toList.click()
    await expect.element(toList).toHaveFocus()
    await expect.element(toList).toHaveAttribute('aria-checked', 'true')
    await expect
      .element(page.getByRole('group', { name: 'Your week' }))
      .toHaveAccessibleDescription(/Left and Right Arrow move within a day\.$/)
    await expect.poll(() => page.getByRole('grid').elements()).toHaveLength(0)
    const monday = page.getByRole('group', { name: 'Monday', exact: true })
    await expect.element(monday.getByRole('checkbox', { name: /Morning/i })).toBeChecked()
    await monday.getByText('Evening').click()
    expect(keysOf(onChange.mock.calls)).toEqual([['1-0', '1-2']])
    await screen.unmount()
    await render(<Week />)
    await expect.element(toList).toHaveAttribute('aria-checked', 'true')
    await expect.poll(() => page.getByRole('checkbox').elements()).toHaveLength(28)
  })

  it('AG-10 fits a page without padding, with its switch at the edge', async () => {
    const { container } = await render(<Week layoutStorageKey={null} />)
    await expect.element(page.getByRole('switch', { name: 'Show as a list' })).toBeVisible()
    container.style.width = '320px'
    expect(container.scrollWidth).toBe(320)
  })

  it('AG-10 turns its switch on and off by Space and Enter', async () => {
    await render(<Week layoutStorageKey={null} />)
    const toList = page.getByRole('switch', { name: 'Show as a list' })
    await expect.element(toList).toHaveAttribute('aria-checked', 'false')
    await userEvent.tab()
    await expect.element(toList).toHaveFocus()
    for (const [key, checked] of [
      [' ', 'true'],
      [' ', 'false'],
      ['{Enter}', 'true'],
      ['{Enter}', 'false'],
    ] as const) {
      await userEvent.keyboard(key)
      await expect.element(toList).toHaveAttribute('aria-checked', checked)
    }
  })

  it('AG-10 has one Tab stop a day, and moves within the day by arrows, Home and End', async () => {
    await render(<Week layout="list" onLayoutChange={() => {}} />)
    await expect.poll(() => page.getByRole('checkbox').elements()).toHaveLength(28)
    const stops = () => document.querySelectorAll('.week-list :is(button, input):not([tabindex="-1"])')
    // Seven days and the group of every day.
    expect(stops()).toHaveLength(8)
    page.getByRole('button', { name: 'Monday, all day' }).element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight} ')
    await expect.element(check('Monday afternoon 12–6pm')).toHaveFocus()
    await expect.element(check('Monday afternoon 12–6pm')).toBeChecked()
    await userEvent.keyboard('{End}{ArrowLeft}')
    await expect.element(check('Monday evening 6–10pm')).toHaveFocus()
    await userEvent.keyboard('{Control>}{ArrowLeft}{/Control}{Meta>}{ArrowLeft}{/Meta}')
    await expect.element(check('Monday evening 6–10pm')).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Tuesday, all day' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect.element(check('Monday evening 6–10pm')).toHaveFocus()
    expect(stops()).toHaveLength(8)
  })

  it('AG-10 announces all changes except those of checkboxes', async () => {
    await render(<Week layout="list" onLayoutChange={() => {}} />)
    await check('Monday morning 6am–12pm').click()
    await expect.element(check('Monday morning 6am–12pm')).toBeChecked()
    await expect.element(notice()).toHaveTextContent(/^$/)
    await page.getByRole('button', { name: 'Monday, all day' }).click()
    await expect.element(notice()).toHaveTextContent('3 now free, 4 of 28 slots free')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(notice()).toHaveTextContent('Undo: 3 no longer free, 1 of 28 slots free')
  })

  it('AG-10 has no switch for a controlled layout without onLayoutChange', async () => {
    const onLayoutChange = vi.fn()
    const screen = await render(<Week layout="grid" onLayoutChange={onLayoutChange} />)
    await page.getByRole('switch').click()
    expect(onLayoutChange).toHaveBeenCalledWith('list')
    await expect.element(page.getByRole('grid')).toBeVisible()
    await screen.rerender(<Week layout="list" />)
    expect(page.getByRole('switch').elements()).toHaveLength(0)
    await expect.poll(() => page.getByRole('checkbox').elements()).toHaveLength(28)
  })

  it('AG-10 keeps the layout under a key of the host, or nowhere', async () => {
    const screen = await render(<Week layoutStorageKey="host-layout" />)
    await page.getByRole('switch').click()
    expect(Object.entries(localStorage)).toEqual([['host-layout', 'list']])
    await screen.unmount()
    localStorage.clear()
    await render(<Week layoutStorageKey={null} />)
    await page.getByRole('switch').click()
    await expect.poll(() => page.getByRole('checkbox').elements()).toHaveLength(28)
    expect(localStorage).toHaveLength(0)
  })

  it('AG-10 prefixes its own storage key', async () => {
    await render(<Week />)
    await page.getByRole('switch').click()
    expect(Object.keys(localStorage)).toEqual(['campus-gigs-week-layout'])
  })

  it('AG-10 works where local storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    await render(<Week />)
    await page.getByRole('switch').click()
    await expect.poll(() => page.getByRole('checkbox').elements()).toHaveLength(28)
  })
})

describe('quick fill', () => {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

  it('AG-10 applies presets, invert and copy as one undo step each', async () => {
    const onChange = vi.fn()
    await render(<Week onChange={onChange} />)
    const last = () => keysOf(onChange.mock.calls).at(-1)
    await page.getByText('Quick fill').click()
    await press('Weekday evenings')
    expect(last()).toEqual(['1-2', '2-2', '3-2', '4-2', '5-2'])
    await press('Business hours')
    expect(last()).toHaveLength(15)
    await press('Invert')
    expect(last()).toHaveLength(13)
    await press('Weekends')
    expect(last()).toHaveLength(13)
    await press('Undo')
    await press('Undo')
    expect(last()).toEqual(['1-2', '2-2', '3-2', '4-2', '5-2'])
    await press('Clear')
    await cell('Monday night, not free').click()
    await press('Copy day')
    expect(last()).toEqual(['1-3', '2-3', '3-3', '4-3', '5-3'])
    await page.getByRole('combobox', { name: 'to' }).selectOptions('Every day')
    await press('Copy day')
    expect(last()).toHaveLength(7)
    await page.getByRole('combobox', { name: 'From' }).selectOptions('Sunday')
    await cell('Sunday night, free').click()
    await page.getByRole('combobox', { name: 'to' }).selectOptions('Saturday')
    await press('Copy day')
    expect(last()).toEqual(['1-3', '2-3', '3-3', '4-3', '5-3'])
  })
})

describe('pointer, keys and list', () => {
  /** Cells that differ between two weeks, by name. */
  const names = (mask: number) => entriesOf(mask).map(({ label }) => label)

  it('AG-10 report the same entries', async () => {
    // Covers every day and every slot.
    const wanted = maskOf(entriesOf(['0-2', '1-0', '2-3', '3-1', '4-0', '5-3', '6-1']))
    const values: AvailabilityEntry[][] = []
    for (const way of ['pointer', 'keys', 'list'] as const) {
      const onChange = vi.fn()
      const screen = await render(
        <Week
          onChange={onChange}
          layout={way === 'list' ? 'list' : 'grid'}
          weekStart={way === 'keys' ? 'monday' : 'sunday'}
        />,
      )
      for (const label of names(wanted)) {
        const name = label.replace('-', ' ').replace(/ (.)/, (_, letter: string) => ` ${letter.toLowerCase()}`)
        if (way === 'list') await page.getByRole('checkbox', { name: new RegExp(`^${name} `) }).click()
        else if (way === 'pointer') await cell(`${name}, not free`).click()
        else {
          cell(`${name}, not free`).element().focus()
          await userEvent.keyboard(' ')
        }
      }
      values.push(onChange.mock.calls.at(-1)?.[0])
      await screen.unmount()
    }
    expect(values.map(maskOf)).toEqual([wanted, wanted, wanted])
    expect(values[1]).toEqual(values[0])
    expect(values[2]).toEqual(values[0])
  })

  it('AG-10 paint the whole week in 4 key presses and a checkered one in under 56', async () => {
    const onChange = vi.fn()
    await render(<Week onChange={onChange} layout="grid" />)
    const full = ['{Tab}', '{ArrowUp}', '{ArrowLeft}', ' ']
    for (const key of full) await userEvent.keyboard(key)
    expect(maskOf(onChange.mock.calls.at(-1)?.[0])).toBe(FULL_WEEK)
    for (const key of [' ', '{ArrowDown}', '{ArrowRight}']) await userEvent.keyboard(key)
    const row = (way: string) => [' ', way, way, ' ', way]
    const snake = [0, 1, 2, 3, 4, 5, 6].flatMap((day) => [
      ...row(day % 2 ? '{ArrowLeft}' : '{ArrowRight}'),
      '{ArrowDown}',
    ])
    expect(full.length + 3 + snake.length).toBeLessThanOrEqual(56)
    for (const key of snake) await userEvent.keyboard(key)
    expect(entriesOf(maskOf(onChange.mock.calls.at(-1)?.[0]))).toHaveLength(14)
  })
})

it('keeps what its owner changes during a drag', async () => {
  const onChange = vi.fn()
  const grid = (value: readonly AvailabilityEntry[]) => (
    <AvailabilityGrid mode="edit" label="Your week" value={value} onChange={onChange} />
  )
  const screen = await render(grid([]))
  await expect.element(page.getByText('Quick fill')).toBeVisible()
  const [from, to] = ['Tuesday morning', 'Tuesday afternoon'].map((name) =>
    middleOf(cell(`${name}, not free`).element()),
  )
  if (!from || !to) throw new Error('The grid has no cells')
  await sendMouse('mousePressed', from)
  await sendMouse('mouseMoved', to)
  await expect.element(cell('Tuesday afternoon, free')).toBeVisible()
  await screen.rerender(grid(entriesOf(['1-0'])))
  await sendMouse('mouseReleased', to)
  await expect.poll(() => onChange.mock.calls).toEqual([[entriesOf(['1-0', '2-0', '2-1'])]])
})

it('paints by click in the document of an iframe', async () => {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  const body = frame.contentDocument?.body ?? document.body
  const onChange = vi.fn()
  await render(createPortal(<Week onChange={onChange} />, body))
  body.querySelector<HTMLElement>('[aria-label="Monday morning"]')?.click()
  await expect.poll(() => onChange.mock.calls).toEqual([[entriesOf(['1-0'])]])
})

describe('labels and order', () => {
  const german = {
    days: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
    slots: ['Morgen', 'Nachmittag', 'Abend', 'Nacht'],
    cell: (day: string, slot: string) => `${day} ${slot}`,
    state: (name: string, isFree: boolean) => `${name}, ${isFree ? 'frei' : 'nicht frei'}`,
    asList: 'Als Liste',
    undo: 'Zurück',
    colon: ' – ',
  }

  it('AG-10 report the same data for a week from Monday with other labels', async () => {
    const onChange = vi.fn()
    await render(<Week weekStart="monday" labels={german} onChange={onChange} />)
    expect(
      page
        .getByRole('rowheader')
        .elements()
        .map((header) => header.ariaLabel),
    ).toEqual([...german.days.slice(1), 'Sonntag'])
    await cell('Sonntag Morgen, nicht frei').click()
    await cell('Montag Nacht, nicht frei').click()
    expect(onChange).toHaveBeenLastCalledWith([
      { tableIndex: '0-0', label: 'Sunday-Morning' },
      { tableIndex: '1-3', label: 'Monday-Night' },
    ])
    await expect.element(notice()).toHaveTextContent(/^$/)
    await expect.element(page.getByRole('switch', { name: 'Als Liste' })).toBeVisible()
    await page.getByRole('button', { name: 'Zurück' }).click()
    expect(keysOf(onChange.mock.calls).at(-1)).toEqual(['0-0'])
    await expect.element(notice()).toHaveTextContent(/^Zurück – Montag Nacht, nicht frei$/)
  })

  it('AG-10 mirror the arrow keys from right to left', async () => {
    await render(
      <div dir="rtl">
        <Week />
      </div>,
    )
    cell('Sunday morning, not free').element().focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(cell('Sunday afternoon, not free')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(page.getByRole('button', { name: 'Sunday, all day' })).toHaveFocus()
  })
})

describe('view', () => {
  it('passes ref, className and attributes to its root in every mode', async () => {
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
