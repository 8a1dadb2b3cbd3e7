// The ARIA Authoring Practices' own regression tests of the grid pattern (w3c/aria-practices, test/tests/grid_data_grids.js and
// grid_layout_grids.js), for both grids, under their names for them.
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createSchedule, timeSlots } from '../schedule-grid/schedule'
import { ScheduleGrid } from '../schedule-grid/schedule-grid'
import { AvailabilityGrid } from './availability-grid'

const ignore = () => {}
const schedule = createSchedule({ slots: timeSlots(8 * 60, 18 * 60, 60) })
const grids = {
  AvailabilityGrid: <AvailabilityGrid mode="edit" label="Your week" value={[]} onChange={ignore} layout="grid" />,
  ScheduleGrid: <ScheduleGrid mode="edit" label="Your week" schedule={schedule} value={[]} onChange={ignore} />,
}

/** The buttons by row and column. Row 0 and column 0 are headers. */
const rows = () =>
  Array.from(document.querySelectorAll('[role="grid"] tr'), (row) => Array.from(row.querySelectorAll('button')))
const columns = () => rows()[0]?.map((_, column) => rows().flatMap((row) => row[column] ?? [])) ?? []
/** The headers, and the first and last line of cells. */
const outerLines = <Line,>(lines: readonly Line[]) => [...lines.slice(0, 2), ...lines.slice(-1)]

/** Expects a key to move the focus from each button to the next one, and to keep it on the last. */
async function expectSteps(key: string, buttons: readonly HTMLElement[]) {
  expect(buttons.length).toBeGreaterThan(4)
  buttons[0]?.focus()
  for (const next of [...buttons.slice(1), buttons.at(-1)]) {
    await userEvent.keyboard(key)
    expect(document.activeElement).toBe(next)
  }
}

/** Expects keys to move the focus from a button to another one. */
async function expectTarget(keys: string, from: HTMLElement | undefined, target: HTMLElement | undefined) {
  from?.focus()
  await userEvent.keyboard(keys)
  expect(document.activeElement).toBe(target)
}

describe.each(Object.entries(grids))('the APG grid: %s', (_, grid) => {
  beforeEach(async () => {
    await render(grid)
  })

  it('grid-role, aria-labelledby, row-role, gridcell-role', () => {
    const [table, ...others] = document.querySelectorAll('[role="grid"]')
    expect(others).toEqual([])
    expect(table).toHaveAttribute('aria-labelledby')
    expect(table).toHaveAccessibleName('Your week')
    expect(page.getByRole('row').elements()).toHaveLength(rows().length)
    const cells = page.getByRole('gridcell').elements()
    // The header in the corner is one, too.
    expect(cells).toHaveLength((rows().length - 1) * (columns().length - 1) + 1)
    expect(cells.filter((cell) => cell.hasAttribute('tabindex'))).toEqual([])
  })

  it('tabindex', () => {
    const stops = rows().flatMap((row) => row.map((button) => button.tabIndex))
    expect(stops.filter((tabIndex) => tabIndex === 0)).toHaveLength(1)
    expect(stops.filter((tabIndex) => tabIndex !== 0 && tabIndex !== -1)).toEqual([])
    expect(rows()[1]?.[1]?.tabIndex).toBe(0)
  })

  it('key-right-arrow, key-left-arrow', async () => {
    for (const row of outerLines(rows())) {
      await expectSteps('{ArrowRight}', row)
      await expectSteps('{ArrowLeft}', row.toReversed())
    }
  })

  it('key-down-arrow, key-up-arrow', async () => {
    for (const column of outerLines(columns())) {
      await expectSteps('{ArrowDown}', column)
      await expectSteps('{ArrowUp}', column.toReversed())
    }
  })

  it('key-page-down, key-page-up', async () => {
    for (const column of outerLines(columns()).slice(1)) {
      const cells = column.slice(1)
      cells[0]?.focus()
      await userEvent.keyboard('{PageDown}')
      expect(cells.map((cell) => cell === document.activeElement).indexOf(true)).toBeGreaterThan(1)
      await userEvent.keyboard('{PageDown}{PageDown}')
      expect(document.activeElement).toBe(cells.at(-1))
      await userEvent.keyboard('{PageUp}{PageUp}{PageUp}')
      expect(document.activeElement).toBe(cells[0])
    }
  })

  it('key-home, key-end, key-control-home, key-control-end', async () => {
    for (const [, first, second, ...others] of outerLines(rows()).slice(1)) {
      await expectTarget('{Home}', second, first)
      await expectTarget('{End}', second, others.at(-1))
    }
    const [first, last] = [rows()[1]?.[1], rows().at(-1)?.at(-1)]
    await expectTarget('{Control>}{Home}{/Control}', last, first)
    await expectTarget('{Control>}{End}{/Control}', first, last)
  })
})
