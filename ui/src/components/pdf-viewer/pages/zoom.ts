/** A page's size in points, at 100 %. */
export interface PageSize {
  width: number
  height: number
}

/** A factor of the printed size, or `fit` to fill the viewer's width. */
export type Zoom = number | 'fit'

/** CSS pixels per PDF point at 100 %. */
export const pixelsPerPoint = 96 / 72

/** The zoom factors, ascending. */
export const zoomSteps = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4] as const

/** A page narrower than the viewer is fitted up to this factor: beyond it, few lines fit the view. */
const maxFitFactor = 2

/** Factors closer than this display as the same percent and count as equal. */
const tolerance = 0.005

/** The next larger step; undefined at the largest. */
export function zoomIn(factor: number): number | undefined {
  return zoomSteps.find((step) => step > factor + tolerance)
}

/** The next smaller step; undefined at the smallest. */
export function zoomOut(factor: number): number | undefined {
  return zoomSteps.findLast((step) => step < factor - tolerance)
}

/** The factor at which a page of `pageWidthPt` points fills `availableWidthPx` CSS pixels, from the smallest step to `maxFitFactor`. */
export function fitFactor(pageWidthPt: number, availableWidthPx: number): number {
  const factor = availableWidthPx / (pageWidthPt * pixelsPerPoint)
  return Math.min(Math.max(factor, zoomSteps[0]), maxFitFactor)
}
