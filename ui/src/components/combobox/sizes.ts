/** Full height of the list, in rem. */
export const LIST_HEIGHT = 13
/** Height of one option, in rem: 44 px, or two lines of small text. */
export const ROW_HEIGHT = 2.75
/** Least width of the list, in rem: a narrow field, such as a country code, still lists whole names. */
export const LIST_MIN_WIDTH = 17

/** The root's text size in pixels: what one rem is for this reader. */
export function rootFontSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
}
