import { useState } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forceColors, systemColor } from '../../testing/forced-colors'
import { dragMouse, middleOf, moveTouch, sendMouse, sendTouch } from '../../testing/pointer'
import { cellsWhere, createSchedule, type ScheduleEntry, timeSlots } from './schedule'
import { ScheduleGrid } from './schedule-grid'
import type { EditScheduleProps } from './schedule-grid-props'

const hours = createSchedule({ slots: timeSlots(8 * 60, 18 * 60, 60), weekStart: 1 })
const quarters = createSchedule({ slots: timeSlots(0, 24 * 60, 15), weekStart: 1 })
const withLevels = createSchedule({ days: [1, 2], slots: timeSlots(540, 720, 60), levels: ['free', 'if-needed'] })

type PlanProps = Partial<Omit<EditScheduleProps, 'mode' | 'value'>> & { start?: readonly ScheduleEntry[] }

function Plan({ start = [], onChange, ...rest }: PlanProps) {
  const [value, setValue] = useState(start)
  return (
    <ScheduleGrid
      label="Your times"
      schedule={hours}
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

const entry = (day: number, startHour: number, endHour: number, level?: string) => ({
  day,
  startMinute: startHour * 60,
  endMinute: endHour * 60,
  ...(level && { level }),
})
const button = (name: string) => page.getByRole('button', { name, exact: true })
/** The grid's live region. */
const notice = () => page.elementLocator(document.querySelector('span[aria-live]') ?? document.body)

describe('LS-03 painting', () => {
  it('LS-03 paints and erases a rectangle by mouse, one change a stroke', async () => {
    const onChange = vi.fn()
    await render(<Plan onChange={onChange} />)
    await userEvent.dragAndDrop(button('Monday 9 am'), button('Tuesday 11 am'))
    expect(onChange.mock.calls).toEqual([[[entry(1, 9, 12), entry(2, 9, 12)]]])
    await expect.element(notice()).toHaveTextContent('6 now free, 6 free of 70 times')
    await userEvent.dragAndDrop(button('Monday 10 am'), button('Tuesday 10 am'))
    expect(onChange).toHaveBeenLastCalledWith([entry(1, 9, 10), entry(1, 11, 12), entry(2, 9, 10), entry(2, 11, 12)])
    await expect.element(notice()).toHaveTextContent('2 cleared, 4 free of 70 times')
  })

  it('is not painted in a disabled fieldset', async () => {
    const onChange = vi.fn()
    await render(
      <fieldset disabled>
        <Plan onChange={onChange} />
      </fieldset>,
    )
    await dragMouse(middleOf(button('Monday 9 am').element()), middleOf(button('Tuesday 11 am').element()))
    expect(onChange).not.toHaveBeenCalled()
  })

  it('LS-03 keeps what it does not show through strokes, Clear and Undo', async () => {
    const onChange = vi.fn()
    const night = entry(3, 22, 30)
    const unknown = { day: 'someday', startMinute: 0, endMinute: 60 }
    await render(<Plan start={[unknown, night, entry(1, 7, 10)]} onChange={onChange} />)
    await button('Monday 9 am').click()
    expect(onChange).toHaveBeenLastCalledWith([entry(1, 7, 9), night, unknown])
    await button('Clear').click()
    expect(onChange).toHaveBeenLastCalledWith([entry(1, 7, 8), night, unknown])
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(onChange).toHaveBeenLastCalledWith([entry(1, 7, 9), night, unknown])
    await expect.element(notice()).toHaveTextContent('Undo: 1 now free, 1 free of 70 times')
    await userEvent.keyboard('{Control>}y{/Control}')
    expect(onChange).toHaveBeenLastCalledWith([entry(1, 7, 8), night, unknown])
  })

  /** A grid on a phone, in the middle of a page that scrolls. */
  async function renderOnPhone(onChange: (entries: ScheduleEntry[]) => void) {
    onTestFinished(() => page.viewport(1280, 800))
    await page.viewport(375, 667)
    await render(
      <div style={{ paddingBlock: 600 }}>
        <Plan onChange={onChange} />
      </div>,
    )
    const from = button('Monday 9 am').element()
    from.scrollIntoView({ block: 'center' })
    // The browser sends this scroll's `scrollend` with a later frame; a test waits for its own.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    return { from, to: button('Monday 12 pm').element(), before: window.scrollY }
  }

  it('LS-03 paints with a finger that rests first, and the page stays', async () => {
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const onChange = vi.fn()
    const { from, to, before } = await renderOnPhone(onChange)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const pressed = new Promise((resolve) => from.addEventListener('pointerdown', resolve, { once: true }))
    await sendTouch('touchStart', [middleOf(from)])
    await pressed
    vi.advanceTimersByTime(300)
    await moveTouch(from, to)
    await sendTouch('touchEnd', [])
    vi.useRealTimers()
    await expect.poll(() => onChange.mock.calls).toEqual([[[entry(1, 9, 13)]]])
    expect(window.scrollY).toBe(before)
  })

  it('LS-03 scrolls with a finger that moves at once', async () => {
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const onChange = vi.fn()
    const { from, to, before } = await renderOnPhone(onChange)
    // However late a busy machine moves the finger, it has not rested.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    // The next test's touch would meet the end of this scroll, which can't be cancelled.
    const ended = new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true }))
    await sendTouch('touchStart', [middleOf(to)])
    await moveTouch(to, from)
    await sendTouch('touchEnd', [])
    await ended
    expect(window.scrollY).toBeGreaterThan(before)
    expect(onChange).not.toHaveBeenCalled()
  })

  it('LS-03 keeps its Tab stop and its brush within a smaller schedule', async () => {
    const onChange = vi.fn()
    const screen = await render(<Plan schedule={withLevels} onChange={onChange} />)
    await page.getByRole('radio', { name: 'if needed' }).click()
    await button('Tuesday 11 am').click()
    const smaller = createSchedule({ days: [1], slots: timeSlots(540, 600, 60) })
    await screen.rerender(<Plan schedule={smaller} onChange={onChange} />)
    await expect.element(button('Monday 9 am')).toHaveAttribute('tabindex', '0')
    await button('Monday 9 am').click()
    expect(onChange.mock.lastCall?.[0]).toContainEqual(entry(1, 9, 10))
  })

  it('LS-03 undoes beside entries with any fields of the caller', async () => {
    const onChange = vi.fn()
    const fields: Record<string, unknown> = { id: BigInt(7) }
    fields.self = fields
    const meeting = { ...entry(2, 9, 10), fields }
    await render(<Plan start={[meeting]} onChange={onChange} />)
    await button('Monday 9 am').click()
    expect(onChange).toHaveBeenLastCalledWith([entry(1, 9, 10), meeting])
    await button('Undo').click()
    expect(onChange).toHaveBeenLastCalledWith([meeting])
  })

  it('LS-03 takes part hours as partly free, and makes them whole at a press', async () => {
    const onChange = vi.fn()
    await render(<Plan start={[entry(1, 9, 9.5)]} onChange={onChange} />)
    await expect.element(button('Monday 9 am')).toHaveAttribute('aria-pressed', 'mixed')
    await button('Monday 9 am').click()
    expect(onChange).toHaveBeenLastCalledWith([entry(1, 9, 10)])
  })

  it('LS-03 paints by its headers what may be changed', async () => {
    const onChange = vi.fn()
    const closed = cellsWhere(hours, (day) => day === 0)
    await render(<Plan onChange={onChange} disabledCells={closed} />)
    await button('9 am, every day').click()
    expect(onChange).toHaveBeenLastCalledWith([1, 2, 3, 4, 5, 6].map((day) => entry(day, 9, 10)))
    await button('Sunday, all day').click()
    expect(onChange).toHaveBeenCalledTimes(1)
    await expect.element(button('Sunday 9 am')).toHaveAttribute('aria-disabled', 'true')
    await button('All times').click()
    expect(onChange).toHaveBeenLastCalledWith([1, 2, 3, 4, 5, 6].map((day) => entry(day, 8, 18)))
  })
})

describe('LS-03 keys', () => {
  it('LS-03 moves by arrows, Home, End and pages, with one Tab stop', async () => {
    await render(<Plan schedule={quarters} />)
    await userEvent.tab()
    await expect.element(button('Monday 12 am')).toHaveFocus()
    const steps: [string, string][] = [
      ['{ArrowDown}', 'Monday 12:15 am'],
      ['{PageDown}', 'Monday 6:15 am'],
      ['{End}', 'Sunday 6:15 am'],
      ['{PageUp}', 'Sunday 12:15 am'],
      ['{PageUp}', 'Sunday 12 am'],
      ['{Control>}{End}{/Control}', 'Sunday 11:45 pm'],
      ['{Control>}{Home}{/Control}', 'Monday 12 am'],
      ['{ArrowUp}', 'Monday, all day'],
      ['{ArrowLeft}', 'All times'],
    ]
    for (const [keys, name] of steps) {
      await userEvent.keyboard(keys)
      await expect.element(button(name)).toHaveFocus()
    }
    expect(document.querySelectorAll('table [tabindex="0"]')).toHaveLength(1)
  })

  it('LS-03 paints with Space, Shift and arrows or pages, and Control A', async () => {
    const onChange = vi.fn()
    await render(<Plan onChange={onChange} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown} {Shift>}{ArrowDown}{PageDown}{/Shift}')
    expect(onChange).toHaveBeenLastCalledWith([entry(1, 9, 15)])
    await userEvent.keyboard('{Control>}a{/Control}')
    expect(onChange).toHaveBeenLastCalledWith([0, 1, 2, 3, 4, 5, 6].map((day) => entry(day, 8, 18)))
    await expect.element(notice()).toHaveTextContent('64 now free, 70 free of 70 times')
  })

  it('LS-03 paints on from a read-only cell, and from a partly free one', async () => {
    const onChange = vi.fn()
    // Monday 9 am: row 1, column 0.
    await render(<Plan start={[entry(1, 9, 10), entry(2, 9, 9.5)]} readOnlyCells={[7]} onChange={onChange} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{/Shift}')
    expect(onChange).toHaveBeenLastCalledWith([entry(1, 9, 11), entry(2, 9, 9.5)])
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{Shift>}{ArrowDown}{/Shift}')
    expect(onChange).toHaveBeenLastCalledWith([entry(1, 9, 11), entry(2, 9, 11)])
  })

  it('LS-03 paints levels by number keys and by the brush', async () => {
    const onChange = vi.fn()
    await render(<Plan schedule={withLevels} onChange={onChange} />)
    await page.getByRole('radio', { name: 'if needed' }).click()
    await button('Monday 9 am').click()
    expect(onChange).toHaveBeenLastCalledWith([entry(1, 9, 10, 'if-needed')])
    await expect.element(button('Monday 9 am')).toHaveAccessibleDescription('if needed')
    await userEvent.keyboard('1')
    expect(onChange).toHaveBeenLastCalledWith([entry(1, 9, 10, 'free')])
    await userEvent.keyboard('0')
    expect(onChange).toHaveBeenLastCalledWith([])
  })
})

it('LS-03 shows what the page says in each cell, beside its name and not in it', async () => {
  const prices = (cell: number) => `$${20 + cell}`
  await render(
    <>
      <Plan schedule={withLevels} cellContent={prices} />
      <ScheduleGrid mode="view" label="Theirs" schedule={withLevels} value={[]} cellContent={prices} />
    </>,
  )
  const tuesday = page.getByRole('button', { name: 'Tuesday 9 am', exact: true })
  await expect.element(tuesday).toHaveTextContent('$21')
  await userEvent.click(tuesday.getByText('$21'))
  await expect.element(tuesday).toHaveAttribute('aria-pressed', 'true')
  const read = page.getByRole('table', { name: 'Theirs' }).getByRole('cell').nth(2)
  await expect.element(read).toHaveTextContent('$21')
})

describe('LS-03 speech', () => {
  it('LS-03 says a cell once: by its pressed state, or by its level where it stays pressed', async () => {
    await render(<Plan schedule={withLevels} />)
    const said: (string | null)[] = []
    const observer = new MutationObserver(() => said.push(notice().element().textContent))
    observer.observe(notice().element(), { subtree: true, childList: true, characterData: true })
    await button('Monday 9 am').click()
    await expect.element(button('Monday 9 am')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await expect.element(button('Monday 10 am')).toHaveAttribute('aria-pressed', 'true')
    expect(said).toEqual([])
    await userEvent.keyboard('2')
    await expect.poll(() => said).toEqual(['if needed'])
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}')
    await expect.poll(() => said.at(-1)).toBe('2 now free, 3 free, 0 if needed of 6 times')
    expect(said).toHaveLength(2)
    observer.disconnect()
  })
})

describe('LS-03 7 × 96', () => {
  it('LS-03 renders only the cells a stroke reaches', async () => {
    const messages = { cell: vi.fn((day: string, slot: string) => `${day} ${slot}`) }
    await render(<Plan schedule={quarters} messages={messages} />)
    const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', element: Element) =>
      sendMouse(type, middleOf(element))
    const rendered = () => messages.cell.mock.calls.map(([day, slot]) => `${day} ${slot}`)
    await send('mousePressed', button('Tuesday 1 am').element())
    await expect.element(button('Tuesday 1 am')).toHaveFocus()
    messages.cell.mockClear()
    await send('mouseMoved', button('Tuesday 1:15 am').element())
    await expect.element(button('Tuesday 1:15 am')).toHaveAttribute('aria-pressed', 'true')
    expect(rendered()).toEqual(['Tuesday 1 am', 'Tuesday 1:15 am'])
    messages.cell.mockClear()
    await send('mouseMoved', button('Wednesday 1:15 am').element())
    await expect.element(button('Wednesday 1:15 am')).toHaveAttribute('aria-pressed', 'true')
    expect(rendered()).toEqual(['Wednesday 1 am', 'Wednesday 1:15 am'])
    messages.cell.mockClear()
    await send('mouseReleased', button('Wednesday 1:15 am').element())
    await expect.element(notice()).toHaveTextContent('4 now free, 4 free of 672 times')
    expect(rendered()).toEqual([])
  })

  it('LS-03 keeps its headers in view, and the focused cell clear of them', async () => {
    onTestFinished(() => page.viewport(1280, 800))
    await page.viewport(320, 640)
    await render(<Plan schedule={quarters} />)
    const scroller = document.querySelector('.schedule-scroll')
    expect(document.documentElement.scrollWidth).toBe(320)
    await userEvent.tab()
    await userEvent.keyboard('{Control>}{End}{/Control}{PageUp}{PageUp}')
    const top = scroller?.getBoundingClientRect().top ?? 0
    const header = button('Sunday, all day').element().getBoundingClientRect()
    expect(header.top).toBeGreaterThanOrEqual(top)
    const focused = button('Sunday 11:45 am').element()
    expect(document.activeElement).toBe(focused)
    expect(focused.getBoundingClientRect().top).toBeGreaterThanOrEqual(header.bottom)
    const time = button('11:45 am, every day').element().getBoundingClientRect()
    expect(time.left).toBeGreaterThanOrEqual(scroller?.getBoundingClientRect().left ?? 0)
    expect(focused.getBoundingClientRect().left).toBeGreaterThanOrEqual(time.right)
    const sizes = [...document.querySelectorAll('td button')].map((cell) => cell.getBoundingClientRect())
    expect(Math.min(...sizes.map(({ width, height }) => Math.min(width, height)))).toBeGreaterThanOrEqual(24)
  })
})

describe('LS-03 several people', () => {
  const people = [
    { name: 'Ana', entries: [entry(1, 9, 12)] },
    { name: 'Ben', entries: [entry(1, 9, 10)] },
    { name: 'Cy', entries: [entry(1, 11, 12)] },
  ]

  it('LS-03 says who is missing at the focused cell, and shows it', async () => {
    await render(<ScheduleGrid mode="compare" label="The team" schedule={hours} people={people} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const cell = page.getByRole('gridcell', { name: 'Monday 9 am: 2 of 3, without Cy', exact: true })
    await expect.element(cell).toHaveFocus()
    await expect.element(page.getByText('Monday 9 am: 2 of 3, without Cy', { exact: true })).toBeVisible()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowLeft}')
    await expect.element(page.getByRole('gridcell', { name: /^Monday 8 am/ })).toHaveFocus()
    await page.getByRole('gridcell', { name: /^Monday 11 am/ }).click()
    await expect.element(page.getByText('Monday 11 am: 2 of 3, without Ben', { exact: true })).toBeVisible()
    expect(document.querySelectorAll('table [tabindex="0"]')).toHaveLength(1)
    expect(document.querySelectorAll('[aria-live]')).toHaveLength(0)
  })

  it('LS-05 mirrors the left and right keys from right to left', async () => {
    await render(
      <div dir="rtl">
        <ScheduleGrid mode="compare" label="The team" schedule={hours} people={people} />
      </div>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(page.getByRole('gridcell', { name: /^Tuesday 8 am/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByRole('gridcell', { name: /^Monday 8 am/ })).toHaveFocus()
  })

  it('LS-03 keeps its Tab stop at a cell of a smaller schedule', async () => {
    const screen = await render(<ScheduleGrid mode="compare" label="The team" schedule={hours} people={people} />)
    await page.getByRole('gridcell', { name: /^Sunday 5 pm/ }).click()
    for (const days of [[1, 2], [1]]) {
      const smaller = createSchedule({ days, slots: timeSlots(8 * 60, 18 * 60, 60), weekStart: 1 })
      await screen.rerender(<ScheduleGrid mode="compare" label="The team" schedule={smaller} people={people} />)
      expect(document.querySelectorAll('td[tabindex="0"]')).toHaveLength(1)
      await page
        .getByRole('gridcell', { name: /^Tuesday 5 pm|^Monday 8 am/ })
        .last()
        .click()
    }
  })

  it('LS-03 lists the best times, and shows nobody without people', async () => {
    const screen = await render(
      <ScheduleGrid mode="compare" label="The team" schedule={hours} people={people} bestTimesLimit={2} />,
    )
    const times = page.getByRole('list', { name: 'Best times' }).getByRole('listitem')
    expect(times.elements().map((time) => time.textContent)).toEqual([
      'Monday 9 am–10 am: 2 of 3, without Cy',
      'Monday 11 am–12 pm: 2 of 3, without Ben',
    ])
    await screen.rerender(<ScheduleGrid mode="compare" label="The team" schedule={hours} people={[]} />)
    await expect.element(page.getByRole('list', { name: 'Best times' })).not.toBeInTheDocument()
    expect(page.getByRole('gridcell').elements().length).toBeGreaterThanOrEqual(70)
  })
})

describe.each(['dark', 'light'] as const)('in a %s theme of forced colours', (scheme) => {
  it('LS-03 tells levels and numbers of people apart', async () => {
    await forceColors(scheme)
    await render(
      <>
        <Plan schedule={withLevels} start={[entry(1, 9, 10, 'free'), entry(1, 10, 11, 'if-needed')]} />
        <ScheduleGrid
          mode="compare"
          label="Both"
          schedule={withLevels}
          people={[
            { name: 'Ana', entries: [entry(1, 9, 11, 'free')] },
            { name: 'Ben', entries: [entry(1, 9, 10, 'free'), entry(2, 9, 10, 'free')] },
          ]}
        />
      </>,
    )
    const grounds = ['Monday 9 am', 'Monday 10 am', 'Monday 11 am'].map(
      (name) => getComputedStyle(button(name).element()).backgroundImage,
    )
    expect(new Set(grounds).size).toBe(3)
    expect(grounds[0]).toContain(systemColor('Highlight'))
    const heat = (name: RegExp) => {
      const { backgroundColor, borderInlineStartWidth, borderInlineEndWidth } = getComputedStyle(
        page.getByRole('gridcell', { name }).element().firstElementChild ?? document.body,
      )
      return [backgroundColor, borderInlineStartWidth, borderInlineEndWidth].join(' ')
    }
    const looks = [/^Monday 9 am: 2/, /^Monday 10 am: 1/, /^Tuesday 9 am: 1/, /^Tuesday 10 am: 0/].map(heat)
    expect(new Set(looks).size).toBe(4)
    expect(looks[0]).toContain(systemColor('Highlight'))
  })
})

it('passes ref, className and attributes to its root in every mode', async () => {
  const root = { label: 'A', schedule: hours, className: 'one', 'data-testid': 'root' }
  const grids = [
    <ScheduleGrid key="e" mode="edit" value={[]} onChange={() => {}} {...root} />,
    <ScheduleGrid key="v" mode="view" value={[]} {...root} />,
    <ScheduleGrid key="c" mode="compare" people={[]} {...root} />,
  ]
  for (const grid of grids) {
    const screen = await render(grid)
    await expect.element(page.getByTestId('root')).toHaveClass('one')
    await screen.unmount()
  }
})
