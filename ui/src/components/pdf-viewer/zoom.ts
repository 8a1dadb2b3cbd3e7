/** How large pages are: a factor of their printed size, or as wide as the viewer. */
export type Zoom = number | 'fit'

/** CSS pixels in a PDF's point at 100 %. */
export const pixelsPerPoint = 96 / 72

/** The factors that zooming steps through. */
export const zoomSteps = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4] as const

/** Two factors that both read as the same percent are the same. */
const tolerance = 0.005

/** The next larger step; undefined at the largest. */
export function zoomIn(factor: number): number | undefined {
  return zoomSteps.find((step) => step > factor + tolerance)
}

/** The next smaller step; undefined at the smallest. */
export function zoomOut(factor: number): number | undefined {
  return zoomSteps.findLast((step) => step < factor - tolerance)
}

/** The factor at which a page fills the width there is, within the steps' range. Widths in points and CSS pixels. */
export function fitFactor(pageWidth: number, availableWidth: number): number {
  const factor = availableWidth / (pageWidth * pixelsPerPoint)
  return Math.min(Math.max(factor, zoomSteps[0]), 2)
}

/**
 * Device pixels for one CSS pixel of a page's canvas: the screen's own, fewer where the canvas would get too large for
 * the browser (a phone's limit is 16 megapixels).
 */
export function outputScale(width: number, height: number, devicePixelRatio: number): number {
  const most = 16_000_000
  return Math.min(devicePixelRatio, Math.sqrt(most / (width * height)))
}
