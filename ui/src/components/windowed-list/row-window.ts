/** The vertical positions of rows of varying height, in CSS pixels. */
interface RowPositions {
  tops: readonly number[]
  bottoms: readonly number[]
  height: number
}

/** Stacks rows with a gap between them. */
export function stackRows(heights: readonly number[], gap: number): RowPositions {
  const tops: number[] = []
  const bottoms: number[] = []
  let top = 0
  for (const height of heights) {
    tops.push(top)
    bottoms.push(top + height)
    top += height + gap
  }
  return { tops, bottoms, height: bottoms.at(-1) ?? 0 }
}

/** The number of leading values of an ascending list that pass, by binary search. */
function countWhile(ascending: readonly number[], passes: (value: number) => boolean): number {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (passes(ascending[middle] ?? 0)) low = middle + 1
    else high = middle
  }
  return low
}

/** The rows `[first, end)` that intersect an interval; `end` is never less than `first`. */
export function rowsBetween(
  { tops, bottoms }: RowPositions,
  top: number,
  bottom: number,
): { first: number; end: number } {
  const first = countWhile(bottoms, (each) => each <= top)
  const end = countWhile(tops, (each) => each < bottom)
  return { first, end: Math.max(first, end) }
}

/**
 * The indexes to render, ascending: the rows in view, and pinned rows, each with its neighbours, so that Tab can move to
 * them. A pinned index outside the list, such as -1 for a row that was removed, is ignored.
 */
export function rowsToRender(
  { first, end }: { first: number; end: number },
  count: number,
  pinned: readonly number[],
): number[] {
  const isRow = (index: number) => index >= 0 && index < count
  const inView = Array.from({ length: end - first }, (_, offset) => first + offset)
  const aroundPinned = pinned.filter(isRow).flatMap((index) => [index - 1, index, index + 1].filter(isRow))
  return [...new Set([...inView, ...aroundPinned])].sort((a, b) => a - b)
}

/** The rows of one render. */
export interface MeasuredRows {
  keys: readonly string[]
  positions: RowPositions
  /** The measured heights by key; the other rows have estimated heights. */
  heights: ReadonlyMap<string, number>
}

/**
 * The scroll offset that keeps the view steady when rows above it were measured or inserted: the change of position of
 * the first measured row in view. Rows above that one may still be estimated after a fast scroll.
 *
 * @param view `top`: distance from the list's top to the view's
 * @returns 0 while the list's top is in view, for an empty list, and when the row was removed
 */
export function scrollCorrection(
  before: MeasuredRows,
  after: Pick<MeasuredRows, 'keys' | 'positions'>,
  view: { top: number; height: number },
): number {
  if (view.top <= 0) return 0
  const { first, end } = rowsBetween(before.positions, view.top, view.top + view.height)
  const measuredOffset = before.keys.slice(first, end).findIndex((key) => before.heights.has(key))
  const index = first + Math.max(measuredOffset, 0)
  const key = before.keys[index]
  if (key === undefined) return 0
  // Most changes leave the row's index as it is, which spares the search.
  const newIndex = after.keys[index] === key ? index : after.keys.indexOf(key)
  if (newIndex < 0) return 0
  return (after.positions.tops[newIndex] ?? 0) - (before.positions.tops[index] ?? 0)
}
