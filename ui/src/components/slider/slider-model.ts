/** The thumb's width. The thumb's centre, and so every mark, stays half a thumb from the track's ends. */
const thumbWidthRem = 1.75

/** A value's fraction of the range from `min` to `max`, clamped to 0–1. */
export function sliderFraction(value: number, min: number, max: number): number {
  if (max <= min) return 0
  return (Math.min(max, Math.max(min, value)) - min) / (max - min)
}

/** The fraction as a CSS length along the track, at the centre of the thumb. */
export function sliderOffset(fraction: number): string {
  return `calc(${thumbWidthRem / 2}rem + ${fraction} * (100% - ${thumbWidthRem}rem))`
}
