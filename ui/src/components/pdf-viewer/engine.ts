import type { PDFDocumentLoadingTask } from 'pdfjs-dist'
import { BundledData } from './bundled-data'
import { PdfError } from './problem'

/** The pdf.js module. */
export type PdfEngine = typeof import('pdfjs-dist/legacy/build/pdf.mjs')

/**
 * Loads pdf.js, a large chunk of its own, once. The "legacy" build, because the other one runs only in browsers of the
 * last few months.
 *
 * @throws PdfError when the chunk cannot be fetched
 */
export async function loadEngine(): Promise<PdfEngine> {
  const engine = await import('pdfjs-dist/legacy/build/pdf.mjs').catch(() => {
    throw new PdfError('unreachable')
  })
  // A file of our own origin, so the policy can be `worker-src 'self'`.
  engine.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href
  return engine
}

/** Starts parsing a document. The bytes are transferred to the worker and unusable afterwards. Destroy the task when done. */
export function openDocument(engine: PdfEngine, bytes: Uint8Array): PDFDocumentLoadingTask {
  return engine.getDocument({
    data: bytes,
    BinaryDataFactory: BundledData,
    useWorkerFetch: false,
    enableXfa: false,
    isEvalSupported: false,
    verbosity: engine.VerbosityLevel.ERRORS,
  })
}
