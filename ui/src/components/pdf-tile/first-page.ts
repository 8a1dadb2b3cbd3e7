import { fetchPdf } from '../pdf-viewer/document/fetch-pdf'
import { startRender } from '../pdf-viewer/pages/page-canvas'
import { loadEngine, openDocument } from '../pdf-viewer/pdf-js'
import { whenIdle } from './when-idle'

interface FirstPageOptions {
  /** The canvas's width, in CSS pixels. */
  widthPx: number
  /** Aborts the download and the rendering. */
  signal: AbortSignal
}

/** Larger files are not downloaded for a thumbnail. */
const maxBytes = 10 * 1024 * 1024

/** The last queued rendering. Files are rendered one after the other, so that the page can still answer presses. */
let lastRendering: Promise<unknown> = Promise.resolve()

/**
 * Renders the first page of a PDF at the screen's resolution, once the page is visible and idle.
 *
 * @param src the PDF's URL, or its bytes as a file
 * @throws PdfError or pdf.js's error when the file can't be rendered; the signal's reason when aborted
 */
export function renderFirstPage(src: string | Blob, options: FirstPageOptions): Promise<HTMLCanvasElement> {
  const rendering = lastRendering.then(() => render(src, options))
  // The caller handles the error; the next file is rendered all the same.
  lastRendering = rendering.catch(() => {})
  return rendering
}

async function render(src: string | Blob, { widthPx, signal }: FirstPageOptions): Promise<HTMLCanvasElement> {
  await whenIdle(signal)
  const bytes = await loadBytes(src, signal)
  // Loaded after the download, so that a missing or invalid file loads no pdf.js.
  const engine = await loadEngine()
  signal.throwIfAborted()
  const opened = openDocument(engine, bytes)
  try {
    const page = await (await Promise.race([opened.loaded, rejectOnAbort(signal)])).getPage(1)
    const viewport = page.getViewport({ scale: widthPx / page.getViewport({ scale: 1 }).width })
    signal.throwIfAborted()
    const { canvas, task: renderTask } = startRender(page, viewport)
    await renderTask.promise
    return canvas
  } finally {
    await opened.close()
  }
}

/** Rejects with the signal's reason when aborted: a file that is never parsed must not hold up the queue. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))
}

async function loadBytes(src: string | Blob, signal: AbortSignal): Promise<Uint8Array> {
  if (typeof src === 'string') return fetchPdf(src, { signal, maxBytes, onProgress: () => {} })
  return new Uint8Array(await src.arrayBuffer())
}
