import { looksLikePdf, PdfError, problemOfStatus } from './problem'

export interface FetchPdfOptions {
  /** Ends the download. */
  signal: AbortSignal
  /** The most bytes accepted. */
  maxSize: number
  /** Called with the whole percent that has arrived; only when the server said how much there is. */
  onProgress: (percent: number) => void
}

/**
 * Downloads a PDF with the reader's cookies. It is fetched here and not by pdf.js, which then never touches the network
 * itself: nothing in a document can make it ask for anything.
 *
 * @throws PdfError when the answer is no PDF or none at all; the signal's reason when aborted
 */
export async function fetchPdf(src: string, { signal, maxSize, onProgress }: FetchPdfOptions): Promise<Uint8Array> {
  const response = await fetch(src, { credentials: 'include', signal }).catch((error: unknown) => {
    throw signal.aborted ? error : new PdfError('unreachable')
  })
  const problem = problemOfStatus(response.status)
  if (problem) throw new PdfError(problem)
  const expected = Number(response.headers.get('content-length')) || 0
  if (expected > maxSize) throw new PdfError('tooLarge')
  const bytes = await readAll(response, signal, (received) => {
    if (received > maxSize) throw new PdfError('tooLarge')
    // A compressed answer announces fewer bytes than arrive.
    if (expected > 0) onProgress(Math.min(100, Math.round((received / expected) * 100)))
  })
  if (!looksLikePdf(bytes)) throw new PdfError('notPdf')
  return bytes
}

async function readAll(response: Response, signal: AbortSignal, onReceived: (bytes: number) => void) {
  const chunks: Uint8Array[] = []
  let received = 0
  const reader = response.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      throw signal.aborted ? error : new PdfError('unreachable')
    })
    if (done) break
    chunks.push(value)
    received += value.length
    onReceived(received)
  }
  const bytes = new Uint8Array(received)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}
