import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { WorkQueue } from '../http/work-queue.ts'

/** What is known of a PDF once it is opened, or why it can't be. */
export type PdfSummary = { pageCount: number } | { problem: PdfProblem }
/** `password`: it opens with a password only. `unreadable`: pdf.js, which repairs most damage, does not open it. */
export type PdfProblem = 'password' | 'unreadable'

/** Opens PDFs one at a time in a worker thread, which starts with the first one and ends when none came for a while. */
export interface PdfReader {
  /**
   * Opens a document. A document that takes too much time or memory counts as unreadable, and ends the thread.
   * @param clientGone a document that waits when this is aborted is not opened
   * @throws HttpFailure 503 at once when too many documents wait; `ClientGone` when the client goes before the document's turn
   */
  summarise: (bytes: Buffer, clientGone?: AbortSignal) => Promise<PdfSummary>
  close: () => Promise<void>
}

const queueOptions = { maxRunning: 1, maxWaiting: 32, retryAfterSeconds: 5 }
/** Most documents take a millisecond, and the largest of pdf.js's tests two seconds on a busy machine. */
const defaultDeadlineMs = 10_000
const idleMs = 60_000
/** Of what JavaScript allocates; `pdf-worker.mjs` limits typed arrays. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

/** `vite.server.config.ts` copies the file beside the built server. */
const workerFile = join(import.meta.dirname, 'pdf-worker.mjs')

/** @param deadlineMs from the start of the thread, or of a document, to its summary */
export function createPdfReader(deadlineMs = defaultDeadlineMs): PdfReader {
  const queue = new WorkQueue(queueOptions)
  let worker: Worker | undefined
  let idleTimer: NodeJS.Timeout | undefined

  function end(): Promise<unknown> {
    clearTimeout(idleTimer)
    const ended = worker?.terminate()
    worker = undefined
    return ended ?? Promise.resolve()
  }

  /** pdf.js writes about odd documents to the console; neither their content nor its noise belongs in the log. */
  const start = () => new Worker(workerFile, { resourceLimits, stdout: true, stderr: true, execArgv: [] })

  async function summarise(bytes: Buffer): Promise<PdfSummary> {
    clearTimeout(idleTimer)
    worker ??= start()
    const current = worker
    const summary = await new Promise<PdfSummary | undefined>((resolve) => {
      const deadline = setTimeout(() => resolve(undefined), deadlineMs)
      const settle = (result: PdfSummary | undefined) => {
        clearTimeout(deadline)
        resolve(result)
      }
      current.removeAllListeners()
      current.once('message', settle)
      // Out of memory, or ended by `close`.
      current.once('error', () => settle(undefined))
      current.once('exit', () => settle(undefined))
      // A copy, which the thread takes over.
      const data = new Uint8Array(bytes)
      current.postMessage(data, [data.buffer])
    })
    if (!summary) {
      await end()
      return { problem: 'unreadable' }
    }
    idleTimer = setTimeout(end, idleMs).unref()
    return summary
  }

  return {
    summarise: (bytes, clientGone) => queue.run(() => summarise(bytes), clientGone),
    close: async () => void (await end()),
  }
}
