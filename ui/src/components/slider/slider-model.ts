/** The thumb's width. The thumb's centre, and so every mark, stays half a thumb from the track's ends. */
export const thumbWidthRem = 1.75

/** The values of a slider: from `min` in steps to the last one that is not past `max`. */
export interface SliderScale {
  min: number
  max: number
  step: number
}

/** Two values, the smaller one first; they may be equal. */
export type SliderRange = readonly [number, number]

/** Whether two ranges have the same values. */
export const isSameRange = (one: SliderRange, other: SliderRange) => one.join() === other.join()

/** Which thumb of a range: 0 is that of the smaller value. */
export type ThumbIndex = 0 | 1

/** The value itself, or the end of the range that it is past; `min` for `NaN`, and where the range is empty. */
export const clamp = (value: number, min: number, max: number) =>
  value > min && max > min ? Math.min(max, value) : min

/** Maps both values of a range. */
export const mapRange = ([low, high]: SliderRange, map: (value: number) => number): SliderRange => [map(low), map(high)]

/** A value's fraction of the range from `min` to `max`, clamped to 0–1; 0 where the range is empty. */
export function sliderFraction(value: number, min: number, max: number): number {
  return max > min ? (clamp(value, min, max) - min) / (max - min) : 0
}

/** The fraction as a CSS length along the track, at the centre of the thumb. */
export function sliderOffset(fraction: number): string {
  return `calc(${thumbWidthRem / 2}rem + ${fraction} * (100% - ${thumbWidthRem}rem))`
}

/** The offset as an inline style, from the side of the minimum. */
export function offsetStyle(fraction: number, isVertical: boolean) {
  return { [isVertical ? 'bottom' : 'insetInlineStart']: sliderOffset(fraction) }
}

function decimalsOf(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e')
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent))
}

/** The value of the scale nearest to a number, without binary fractions: 0.3, not 0.30000000000000004. */
export function nearestValue(value: number, { min, max, step }: SliderScale): number {
  // The tolerance keeps a last step that a division rounds down: 0.3 / 0.1 is 2.9999999999999996.
  const lastStep = Math.floor((max - min) / step + 1e-9)
  const steps = clamp(Math.round((value - min) / step), 0, lastStep)
  return Number((min + steps * step).toFixed(Math.max(decimalsOf(min), decimalsOf(step))))
}

/** Moves a thumb to the value nearest to a number, but not past the other thumb. */
export function moveThumb([low, high]: SliderRange, thumb: ThumbIndex, value: number, scale: SliderScale): SliderRange {
  const next = nearestValue(value, scale)
  return thumb === 0 ? [Math.min(next, high), high] : [low, Math.max(next, low)]
}

/** The thumb nearest to a value, of equal thumbs the one that can move to it. */
export function nearestThumb([low, high]: SliderRange, value: number): ThumbIndex {
  return value - low < high - value ? 0 : 1
}
