import type { PDFDocumentProxy, PDFWorker } from 'pdfjs-dist'
import { PdfError } from './document/problem'
import { DocumentWorker } from './document-worker'

/** The pdf.js module. */
export type PdfEngine = typeof import('pdfjs-dist/legacy/build/pdf.mjs')

/**
 * Loads pdf.js, a large chunk of its own, and its worker's file, once. The "legacy" build, because the other one runs only
 * in browsers of the last few months.
 *
 * @throws PdfError when one of them cannot be fetched; the next call fetches it again
 */
export async function loadEngine(): Promise<PdfEngine> {
  const workerUrl = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url)
  const [engine] = await Promise.all([import('pdfjs-dist/legacy/build/pdf.mjs'), fetchOnce(workerUrl)]).catch(() => {
    throw new PdfError('unreachable')
  })
  // A file of our own origin, so the policy can be `worker-src 'self'`.
  engine.GlobalWorkerOptions.workerSrc = workerUrl.href
  return engine
}

const fetchedUrls = new Set<string>()

/**
 * Fetches a file into the browser's cache. pdf.js would remember for good that its worker's file could not be loaded.
 *
 * @throws when the file cannot be fetched
 */
async function fetchOnce({ href }: URL): Promise<void> {
  if (fetchedUrls.has(href)) return
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${href} could not be loaded`)
  await response.arrayBuffer()
  fetchedUrls.add(href)
}

/** URLs of the standard fonts, which PDFs need not embed, and of two image decoders: files of our build. */
const dataFiles: Record<string, () => URL> = {
  'FoxitDingbats.pfb': () => new URL('pdfjs-dist/standard_fonts/FoxitDingbats.pfb', import.meta.url),
  'FoxitFixed.pfb': () => new URL('pdfjs-dist/standard_fonts/FoxitFixed.pfb', import.meta.url),
  'FoxitFixedBold.pfb': () => new URL('pdfjs-dist/standard_fonts/FoxitFixedBold.pfb', import.meta.url),
  'FoxitFixedBoldItalic.pfb': () => new URL('pdfjs-dist/standard_fonts/FoxitFixedBoldItalic.pfb', import.meta.url),
  'FoxitFixedItalic.pfb': () => new URL('pdfjs-dist/standard_fonts/FoxitFixedItalic.pfb', import.meta.url),
  'FoxitSerif.pfb': () => new URL('pdfjs-dist/standard_fonts/FoxitSerif.pfb', import.meta.url),
  'FoxitSerifBold.pfb': () => new URL('pdfjs-dist/standard_fonts/FoxitSerifBold.pfb', import.meta.url),
  'FoxitSerifBoldItalic.pfb': () => new URL('pdfjs-dist/standard_fonts/FoxitSerifBoldItalic.pfb', import.meta.url),
  'FoxitSerifItalic.pfb': () => new URL('pdfjs-dist/standard_fonts/FoxitSerifItalic.pfb', import.meta.url),
  'FoxitSymbol.pfb': () => new URL('pdfjs-dist/standard_fonts/FoxitSymbol.pfb', import.meta.url),
  'LiberationSans-Bold.ttf': () => new URL('pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf', import.meta.url),
  'LiberationSans-BoldItalic.ttf': () =>
    new URL('pdfjs-dist/standard_fonts/LiberationSans-BoldItalic.ttf', import.meta.url),
  'LiberationSans-Italic.ttf': () => new URL('pdfjs-dist/standard_fonts/LiberationSans-Italic.ttf', import.meta.url),
  'LiberationSans-Regular.ttf': () => new URL('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf', import.meta.url),
  'jbig2.wasm': () => new URL('pdfjs-dist/wasm/jbig2.wasm', import.meta.url),
  'openjpeg.wasm': () => new URL('pdfjs-dist/wasm/openjpeg.wasm', import.meta.url),
}

/** How pdf.js fetches its data files. Rejects a name that is not in `dataFiles`. */
class BundledData {
  async fetch({ filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const fileUrl = dataFiles[filename]
    if (!fileUrl) throw new Error(`${filename} is not part of the build`)
    const response = await fetch(fileUrl())
    if (!response.ok) throw new Error(`${filename} could not be loaded`)
    return new Uint8Array(await response.arrayBuffer())
  }
}

const documentWorker = new DocumentWorker<PDFWorker>()

/** A document that is being parsed or has been. */
export interface OpenedDocument {
  /** The parsed document. Rejects with pdf.js's error when the file can't be parsed. */
  loaded: Promise<PDFDocumentProxy>
  /** Frees the document's memory. Call it once. */
  close: () => Promise<void>
}

/** Starts parsing a document. The bytes are transferred to the worker and unusable afterwards. */
export function openDocument(engine: PdfEngine, bytes: Uint8Array): OpenedDocument {
  const verbosity = engine.VerbosityLevel.ERRORS
  const { worker, answered, leave } = documentWorker.join(() => new engine.PDFWorker({ verbosity }))
  const task = engine.getDocument({
    worker,
    data: bytes,
    BinaryDataFactory: BundledData,
    useWorkerFetch: false,
    enableXfa: false,
    isEvalSupported: false,
    verbosity,
  })
  void answered(task.promise)
  // Destroying a task whose document is still on its way to the worker would leave the document there.
  const close = () => leave(task.promise.catch(() => {}).then(() => task.destroy()))
  return { loaded: task.promise, close }
}
