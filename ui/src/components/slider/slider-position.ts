/** The thumb's width in rem; the track's ends are half a thumb in, so marks must be too. */
export const thumbWidth = 1.75

/** Where a value lies between `min` and `max`, 0 to 1. A value outside lies at the nearer end. */
export function sliderFraction(value: number, min: number, max: number): number {
  if (max <= min) return 0
  return (Math.min(max, Math.max(min, value)) - min) / (max - min)
}

/** The same place as a CSS length along the track, under the middle of the thumb. */
export function sliderOffset(fraction: number): string {
  return `calc(${thumbWidth / 2}rem + ${fraction} * (100% - ${thumbWidth}rem))`
}
