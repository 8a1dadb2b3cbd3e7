/** Monday to Friday, of a week from Sunday. */
export const WEEKDAYS = 0x0fffff0

/** What the presets add, of a week from Sunday, in the order of their names in the labels. */
export const PRESETS = [
  // Weekday evenings
  0x0444440,
  // Weekends
  0xf00000f,
  // Business hours, 9 to 5: Morning and Afternoon
  0x0333330,
]

/** Gives the days in `targets` (their cells) the slots of the day in `row`, and only those. */
export function copyDay(mask: number, row: number, targets: number): number {
  const slots = (mask >>> (4 * row - 4)) & 0b1111
  return (mask & ~targets) | (targets & (slots * 0x1111111))
}
