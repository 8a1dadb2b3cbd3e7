/** Days across, parts of the day down. */
export const weekColumns = 7
export const weekRows = 4

/** One cell of the field. */
export interface WeekCell {
  /** 0 Sunday … 6 Saturday. */
  day: number
  /** 0 Morning … 3 Night. */
  slot: number
  /** `action` is wattle, `brand` eucalyptus. */
  tone: 'off' | 'brand' | 'action'
}

/** A mask's bit for a cell: day · 4 + slot, as the availability mask has it. */
export function weekBit(day: number, slot: number): number {
  return 1 << (day * weekRows + slot)
}

/**
 * A mask from four rows of seven characters, read as drawn.
 *
 * @param rows `#` is lit, anything else is not
 */
export function weekMask(rows: readonly [string, string, string, string]): number {
  let mask = 0
  rows.forEach((row, slot) => {
    Array.from(row).forEach((mark, day) => {
      if (mark === '#') mask |= weekBit(day, slot)
    })
  })
  return mask
}

/** The logo: the week spells C and G. */
export const monogramBrand = weekMask(['###....', '#......', '#......', '###....'])
export const monogramAction = weekMask(['....###', '....#..', '....#.#', '....###'])

/** A student's week, as the motif shows it where no other is given. */
export const sampleWeek = weekMask(['#.##..#', '#.#..##', '...###.', '.##..#.'])

/**
 * The 28 cells, in drawing order (day by day).
 *
 * @param lit mask of lit cells
 * @param accent mask of the lit cells in wattle; default every third lit cell
 */
export function weekCells(lit: number, accent?: number): WeekCell[] {
  let litSoFar = 0
  return Array.from({ length: weekColumns * weekRows }, (_, index) => {
    const day = Math.floor(index / weekRows)
    const slot = index % weekRows
    const bit = weekBit(day, slot)
    if ((lit & bit) === 0) return { day, slot, tone: 'off' }
    litSoFar += 1
    const isAccent = accent === undefined ? litSoFar % 3 === 2 : (accent & bit) !== 0
    return { day, slot, tone: isAccent ? 'action' : 'brand' }
  })
}
