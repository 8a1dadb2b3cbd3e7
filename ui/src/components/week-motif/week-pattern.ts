/** Days across, parts of the day down. */
export const weekColumns = 7
export const weekRows = 4

/** One cell of the motif: a slot of the week. */
export interface WeekCell {
  /** 0 Sunday … 6 Saturday. */
  day: number
  /** 0 Morning … 3 Night. */
  slot: number
  /** The colour: `brand` green or `action` yellow when lit. */
  tone: 'off' | 'brand' | 'action'
}

/** A cell's bit in a mask: day · 4 + slot, as in the availability mask. */
export function weekBit(day: number, slot: number): number {
  return 1 << (day * weekRows + slot)
}

/**
 * Parses a mask from four rows of seven characters.
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

/** A sample week, the motif's default. */
export const sampleWeek = weekMask(['#.##..#', '#.#..##', '...###.', '.##..#.'])

/**
 * The 28 cells in rendering order, day by day.
 *
 * @param lit mask of lit cells
 * @param accent mask of the lit cells with the tone `action`. Default: the second of each three lit cells
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
