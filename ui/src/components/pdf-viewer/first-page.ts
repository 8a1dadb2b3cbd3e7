import { loadEngine, openDocument } from './engine'
import { fetchPdf } from './fetch-pdf'
import { whenIdle } from './when-idle'
import { outputScale } from './zoom'

interface FirstPageOptions {
  /** The picture's width in CSS pixels. */
  width: number
  /** Aborts the download and the rendering. */
  signal: AbortSignal
}

/** Larger files are not downloaded for a thumbnail. */
const maxSize = 10 * 1024 * 1024

/** The last queued rendering. Every document has its own worker, so files are rendered one after the other. */
let lastDrawing: Promise<unknown> = Promise.resolve()

/**
 * Renders the first page of a PDF at the screen's resolution, once the page is visible and idle.
 *
 * @param src the PDF's URL, or its bytes as a file
 * @throws PdfError or pdf.js's error when the file can't be rendered; the signal's reason when aborted
 */
export function drawFirstPage(src: string | Blob, options: FirstPageOptions): Promise<HTMLCanvasElement> {
  const drawing = lastDrawing.then(() => draw(src, options))
  lastDrawing = drawing.catch(() => {})
  return drawing
}

async function draw(src: string | Blob, { width, signal }: FirstPageOptions): Promise<HTMLCanvasElement> {
  await whenIdle(signal)
  const bytes = await bytesOf(src, signal)
  // After the download: a missing or invalid file loads no pdf.js.
  const engine = await loadEngine()
  signal.throwIfAborted()
  const task = openDocument(engine, bytes)
  try {
    const page = await (await task.promise).getPage(1)
    const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
    const density = outputScale(viewport.width, viewport.height, window.devicePixelRatio)
    const canvas = document.createElement('canvas')
    canvas.width = Math.floor(viewport.width * density)
    canvas.height = Math.floor(viewport.height * density)
    signal.throwIfAborted()
    await page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] }).promise
    return canvas
  } finally {
    await task.destroy()
  }
}

async function bytesOf(src: string | Blob, signal: AbortSignal): Promise<Uint8Array> {
  if (typeof src === 'string') return fetchPdf(src, { signal, maxSize, onProgress: () => {} })
  return new Uint8Array(await src.arrayBuffer())
}
