import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { WorkQueue } from '../http/work-queue.ts'

/** The summary of a PDF, or why the reader rejects it. */
export type PdfSummary = { pageCount: number } | { problem: PdfProblem }
/** `password`: the PDF requires a password. `unreadable`: pdf.js, which repairs most damage, can't open it. */
export type PdfProblem = 'password' | 'unreadable'

/**
 * Opens PDFs one at a time in a worker thread. The first PDF starts the thread, which ends after a minute without PDFs.
 */
export interface PdfReader {
  /**
   * Opens a PDF. A PDF that exceeds the time or memory limit counts as unreadable, and its thread is terminated.
   * @param clientGone removes a queued PDF from the queue
   * @throws HttpFailure 503 when the queue is full; `ClientGone` when the client disconnects while the PDF is queued
   */
  summarise: (bytes: Buffer, clientGone?: AbortSignal) => Promise<PdfSummary>
  close: () => Promise<void>
}

const queueOptions = { maxRunning: 1, maxWaiting: 32, retryAfterSeconds: 5 }
/** The timeout of one PDF. Most take a millisecond, the slowest of pdf.js's own tests two seconds on a busy machine. */
const defaultTimeoutMs = 10_000
const idleMs = 60_000
/** Limits of the JavaScript heap. `pdf-worker.mjs` limits typed arrays, which the heap does not contain. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

/** `vite.server.config.ts` copies the file beside the built server. */
const workerFile = join(import.meta.dirname, 'pdf-worker.mjs')

/** @param timeoutMs the timeout of one PDF, including the start of its thread */
export function createPdfReader(timeoutMs = defaultTimeoutMs): PdfReader {
  const queue = new WorkQueue(queueOptions)
  let worker: Worker | undefined
  let idleTimer: NodeJS.Timeout | undefined

  function end(): Promise<unknown> {
    clearTimeout(idleTimer)
    const ended = worker?.terminate()
    worker = undefined
    return ended ?? Promise.resolve()
  }

  /** Captures the output of the thread: pdf.js prints warnings about odd PDFs, which do not belong in the log. */
  const start = () => new Worker(workerFile, { resourceLimits, stdout: true, stderr: true, execArgv: [] })

  async function summarise(bytes: Buffer): Promise<PdfSummary> {
    clearTimeout(idleTimer)
    worker ??= start()
    const current = worker
    const summary = await new Promise<PdfSummary | undefined>((resolve) => {
      const deadline = setTimeout(() => resolve(undefined), timeoutMs)
      const settle = (result: PdfSummary | undefined) => {
        clearTimeout(deadline)
        resolve(result)
      }
      current.removeAllListeners()
      current.once('message', settle)
      // The thread ran out of memory, or `close` terminated it.
      current.once('error', () => settle(undefined))
      current.once('exit', () => settle(undefined))
      // Transfer a copy, because a transfer empties the sender's buffer.
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
