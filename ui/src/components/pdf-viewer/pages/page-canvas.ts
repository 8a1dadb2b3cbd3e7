import type { PageViewport, PDFPageProxy, RenderTask } from 'pdfjs-dist'

/** The most pixels of a canvas: iOS renders larger ones blank. */
const maxCanvasPixels = 16_000_000

/**
 * Device pixels per CSS pixel of a page's canvas: the screen's ratio, or less where the canvas would exceed
 * `maxCanvasPixels`.
 *
 * @param width of the page, in CSS pixels
 * @param height of the page, in CSS pixels
 */
export function outputScale(width: number, height: number, devicePixelRatio: number): number {
  return Math.min(devicePixelRatio, Math.sqrt(maxCanvasPixels / (width * height)))
}

/** Starts rendering a page into a new canvas at the screen's resolution. `viewport` is in CSS pixels. */
export function startRender(
  page: PDFPageProxy,
  viewport: PageViewport,
): { canvas: HTMLCanvasElement; task: RenderTask } {
  const density = outputScale(viewport.width, viewport.height, window.devicePixelRatio)
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width * density)
  canvas.height = Math.floor(viewport.height * density)
  return { canvas, task: page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] }) }
}
