import { looksLikePdf, PdfError, problemOfStatus } from './problem'

interface FetchPdfOptions {
  /** Aborts the download. */
  signal: AbortSignal
  /** Maximum size; larger files fail with `tooLarge`. */
  maxBytes: number
  /** Called with the downloaded percent, rounded; only if the server sent a content length. */
  onProgress: (percent: number) => void
}

/**
 * Downloads a PDF with the reader's cookies. pdf.js gets only the bytes and never uses the network, so a document can't
 * trigger requests.
 *
 * @throws PdfError when there is no response, an error status, a file larger than `maxBytes` or no PDF; the signal's
 *   reason when aborted
 */
export async function fetchPdf(src: string, { signal, maxBytes, onProgress }: FetchPdfOptions): Promise<Uint8Array> {
  const response = await fetch(src, { credentials: 'include', signal }).catch((error: unknown) => {
    throw signal.aborted ? error : new PdfError('unreachable')
  })
  const problem = problemOfStatus(response.status)
  if (problem) throw new PdfError(problem)
  const expectedBytes = Number(response.headers.get('content-length')) || 0
  if (expectedBytes > maxBytes) throw new PdfError('tooLarge')
  const bytes = await readAll(response, signal, (receivedBytes) => {
    if (receivedBytes > maxBytes) throw new PdfError('tooLarge')
    // A compressed response has a content length smaller than its bytes, so cap the percent.
    if (expectedBytes > 0) onProgress(Math.min(100, Math.round((receivedBytes / expectedBytes) * 100)))
  })
  if (!looksLikePdf(bytes)) throw new PdfError('notPdf')
  return bytes
}

async function readAll(response: Response, signal: AbortSignal, onProgress: (receivedBytes: number) => void) {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let receivedBytes = 0
  const reader = response.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      throw signal.aborted ? error : new PdfError('unreachable')
    })
    if (done) break
    chunks.push(value)
    receivedBytes += value.length
    onProgress(receivedBytes)
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}
