/** Where rows of uneven height lie under each other. All lengths in CSS pixels. */
export interface RowPlaces {
  /** The top of each row. */
  tops: readonly number[]
  /** The bottom of each row. */
  bottoms: readonly number[]
  /** From the top of the first to the bottom of the last. */
  height: number
}

/** Places rows under each other, with a gap between them. */
export function placeRows(heights: readonly number[], gap: number): RowPlaces {
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

/** How many values at the start of an ascending list pass. */
function countWhile(ascending: readonly number[], passes: (value: number) => boolean): number {
  let [low, high] = [0, ascending.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (passes(ascending[middle] ?? 0)) low = middle + 1
    else high = middle
  }
  return low
}

/** The rows `[first, end)` of which something lies between two heights; `end` is never less than `first`. */
export function rowsBetween({ tops, bottoms }: RowPlaces, top: number, bottom: number): { first: number; end: number } {
  const first = countWhile(bottoms, (each) => each <= top)
  const end = countWhile(tops, (each) => each < bottom)
  return { first, end: Math.max(first, end) }
}

/**
 * The indexes to draw, in order: the rows in view, and those that have to be there wherever the view is, each with its
 * neighbours, so that Tab leads from one to the next.
 *
 * @param count how many rows there are
 * @param kept indexes of rows that stay; one that is none of the list's is left out
 */
export function rowsToDraw(
  { first, end }: { first: number; end: number },
  count: number,
  kept: readonly number[],
): number[] {
  const drawn = new Set(Array.from({ length: end - first }, (_, index) => first + index))
  for (const index of kept)
    if (index >= 0 && index < count)
      for (const each of [index - 1, index, index + 1]) if (each >= 0 && each < count) drawn.add(each)
  return [...drawn].sort((one, other) => one - other)
}

/** Rows at a moment. */
export interface PlacedRows {
  keys: readonly string[]
  places: RowPlaces
  /** The heights, by key, of the rows that have been drawn so far; the others are guessed at. */
  heights: ReadonlyMap<string, number>
}

/**
 * How far the page has to be scrolled so that what is read stays where it is, when rows got other heights or came in
 * above it. What is read is the first row in view that has been drawn: above it there may be room, after a quick
 * scroll, for rows that are about to be.
 *
 * @param view `top`: how far the list's top is above the view's; nothing moves while it is in view
 */
export function shiftToStay(
  before: PlacedRows,
  after: Pick<PlacedRows, 'keys' | 'places'>,
  view: { top: number; height: number },
): number {
  if (view.top <= 0) return 0
  const { first, end } = rowsBetween(before.places, view.top, view.top + view.height)
  const read = before.keys.slice(first, end).findIndex((key) => before.heights.has(key))
  const index = first + Math.max(read, 0)
  const key = before.keys[index]
  const now = key === undefined ? -1 : after.keys[index] === key ? index : after.keys.indexOf(key)
  return now < 0 ? 0 : (after.places.tops[now] ?? 0) - (before.places.tops[index] ?? 0)
}
