import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import type { PageSize } from '../pages/zoom'
import { loadEngine, openDocument, type PdfEngine } from '../pdf-js'
import { fetchPdf } from './fetch-pdf'
import { type PdfProblem, problemOf } from './problem'

/** A document's loading state. */
type PdfState =
  /** `percent` is undefined unless the server sent a content length. */
  | { status: 'loading'; percent: number | undefined }
  | { status: 'ready'; pdf: PDFDocumentProxy; firstPageSize: PageSize; engine: PdfEngine }
  | { status: 'problem'; problem: PdfProblem }

const initialState: PdfState = { status: 'loading', percent: undefined }

/** Loads a PDF, and closes it on unmount or a new `src`. `retry` loads it again. */
export function usePdfDocument(src: string, maxBytes: number): { state: PdfState; retry: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState({ key: '', state: initialState })
  const key = `${attempt} ${src}`

  useEffect(() => {
    const abortController = new AbortController()
    const { signal } = abortController
    let close: (() => Promise<void>) | undefined
    const show = (state: PdfState) => {
      if (!signal.aborted) setLoaded({ key, state })
    }

    async function load() {
      const onProgress = (percent: number) => show({ status: 'loading', percent })
      const [engine, bytes] = await Promise.all([loadEngine(), fetchPdf(src, { signal, maxBytes, onProgress })])
      if (signal.aborted) return
      const opened = openDocument(engine, bytes)
      close = () => {
        engine.TextLayer.cleanup()
        return opened.close()
      }
      const pdf = await opened.loaded
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
      show({ status: 'ready', pdf: pdf, firstPageSize: { width, height }, engine })
    }

    load().catch((error: unknown) => {
      show({ status: 'problem', problem: problemOf(error) })
      // Ends a download that would go on reporting its progress.
      abortController.abort()
    })
    return () => {
      abortController.abort()
      void close?.()
    }
  }, [key, src, maxBytes])

  // The state of a previous file or attempt must not be shown, not even for one frame.
  return { state: loaded.key === key ? loaded.state : initialState, retry: () => setAttempt((count) => count + 1) }
}
