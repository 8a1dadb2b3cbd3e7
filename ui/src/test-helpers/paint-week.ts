import type { PageLocator, UserActions } from './hosts'

/** The cells to paint, of both grids; headers are in `th`. */
const cellSelector = 'td button[aria-pressed]'

/** A cell of the grid: its accessible name, whether it is free, and how to press it. */
interface Cell {
  name: string
  isFree: boolean
  press: () => Promise<unknown>
}

function cellsOfElement(grid: Element, user: UserActions): Cell[] {
  return Array.from(grid.querySelectorAll(cellSelector), (cell) => ({
    name: cell.getAttribute('aria-label') ?? '',
    isFree: cell.getAttribute('aria-pressed') === 'true',
    press: () => user.click(cell),
  }))
}

async function cellsOfLocator(grid: PageLocator): Promise<Cell[]> {
  const cells = await grid.locator(cellSelector).all()
  return Promise.all(
    cells.map(async (cell) => ({
      name: (await cell.getAttribute('aria-label')) ?? '',
      isFree: (await cell.getAttribute('aria-pressed')) === 'true',
      press: () => cell.click(),
    })),
  )
}

/**
 * Paints an `AvailabilityGrid` that shows its grid layout, or a `ScheduleGrid` with one level and no partly free cells, of the
 * mode `edit`: afterwards exactly the named cells are free.
 *
 * @param grid the element or Playwright locator with the role `grid`
 * @param free the names of the free cells as the grid says them: `Monday evening`, `Monday 10 am`
 * @param user Testing Library's `userEvent`; not needed with a locator
 * @throws when the grid has no cell of a name; then nothing is painted
 */
export async function paintWeek(grid: PageLocator, free: readonly string[]): Promise<void>
export async function paintWeek(grid: Element, free: readonly string[], user: UserActions): Promise<void>
export async function paintWeek(
  grid: PageLocator | Element,
  free: readonly string[],
  user?: UserActions,
): Promise<void> {
  const isElement = 'ownerDocument' in grid
  const cells = isElement ? (user ? cellsOfElement(grid, user) : []) : await cellsOfLocator(grid)
  const isNamed = (cell: Cell, name: string) => cell.name.toLowerCase() === name.toLowerCase()
  const unknown = free.filter((name) => !cells.some((cell) => isNamed(cell, name)))
  if (unknown.length > 0) {
    const names = cells.map(({ name }) => name).join('; ')
    throw new Error(`The grid has no cell ${unknown.join(' or ')}. Its cells are ${names || 'none: is it a list?'}.`)
  }
  for (const cell of cells) {
    if (cell.isFree !== free.some((name) => isNamed(cell, name))) await cell.press()
  }
}
