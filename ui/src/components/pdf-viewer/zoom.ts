/** A factor of the printed size, or `fit` to fill the viewer's width. */
export type Zoom = number | 'fit'

/** CSS pixels per PDF point at 100 %. */
export const pixelsPerPoint = 96 / 72

/** The zoom factors, ascending. */
export const zoomSteps = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4] as const

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

/** The factor at which a page fills the available width, clamped. `pageWidth` in points, `availableWidth` in CSS pixels. */
export function fitFactor(pageWidth: number, availableWidth: number): number {
  const factor = availableWidth / (pageWidth * pixelsPerPoint)
  return Math.min(Math.max(factor, zoomSteps[0]), 2)
}

/**
 * Device pixels per CSS pixel of a page's canvas: the screen's ratio, or less where the canvas would exceed the browser's
 * limit (16 megapixels on phones).
 */
export function outputScale(width: number, height: number, devicePixelRatio: number): number {
  const maxPixels = 16_000_000
  return Math.min(devicePixelRatio, Math.sqrt(maxPixels / (width * height)))
}
