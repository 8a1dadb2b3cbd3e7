// Opens PDFs in a worker thread of `pdf-reader.ts`, which limits its time; memory is limited here. A worker thread
// starts from a file, so the build does not bundle this one, but copies it beside the server.
import { parentPort } from 'node:worker_threads'

/** @import { PdfSummary } from './pdf-reader.ts' */

/** Bytes that pdf.js may allocate for one document. A stream of 5 MB can decompress to a thousand times as much. */
const maxAllocatedBytes = 512 * 1024 * 1024
let allocatedBytes = 0

// Replaced before pdf.js is loaded. Its streams grow by allocating typed arrays, which no limit of the thread counts.
globalThis.Uint8Array = new Proxy(Uint8Array, {
  construct(target, values, newTarget) {
    if (typeof values[0] === 'number') allocatedBytes += values[0]
    if (allocatedBytes > maxAllocatedBytes) throw new RangeError('The document takes too much memory.')
    return Reflect.construct(target, values, newTarget)
  },
})

// @ts-expect-error the package has no types for this file, which runs pdf.js's own worker in this thread
globalThis.pdfjsWorker = await import('pdfjs-dist/legacy/build/pdf.worker.mjs')
const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')

/**
 * Counts the pages of a document as the product's own viewer would. Nothing is drawn, and no script or action runs.
 * @param {Uint8Array} data
 * @returns {Promise<PdfSummary>}
 */
async function summarise(data) {
  allocatedBytes = 0
  const task = getDocument({ data, verbosity: VerbosityLevel.ERRORS, useWorkerFetch: false, useSystemFonts: false })
  try {
    const { numPages } = await task.promise
    return { pageCount: numPages }
  } catch (error) {
    const isPasswordMissing = error instanceof Error && error.name === 'PasswordException'
    return { problem: isPasswordMissing ? 'password' : 'unreadable' }
  } finally {
    await task.destroy()
  }
}

parentPort?.on('message', async (data) => parentPort?.postMessage(await summarise(data)))
