import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { loadEngine, openDocument, type PdfEngine } from './engine'
import { fetchPdf } from './fetch-pdf'
import type { PageSize } from './pdf-page'
import { type PdfProblem, problemOf } from './problem'

/** How far a document has come. */
export type PdfState =
  /** `percent` is undefined until, and unless, the server says how much there is. */
  | { status: 'loading'; percent: number | undefined }
  | { status: 'ready'; document: PDFDocumentProxy; firstPage: PageSize; engine: PdfEngine }
  | { status: 'problem'; problem: PdfProblem }

const waiting: PdfState = { status: 'loading', percent: undefined }

/** Loads a PDF, and lets go of it when the component goes or another file comes. `retry` begins anew. */
export function usePdfDocument(src: string, maxSize: number): { state: PdfState; retry: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState({ key: '', state: waiting })
  const key = `${attempt} ${src}`

  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    let destroy: (() => Promise<void>) | undefined
    const show = (state: PdfState) => {
      if (!signal.aborted) setLoaded({ key, state })
    }

    async function load() {
      const onProgress = (percent: number) => show({ status: 'loading', percent })
      const [engine, bytes] = await Promise.all([loadEngine(), fetchPdf(src, { signal, maxSize, onProgress })])
      if (signal.aborted) return
      const task = openDocument(engine, bytes)
      destroy = () => {
        engine.TextLayer.cleanup()
        return task.destroy()
      }
      const document = await task.promise
      const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 })
      show({ status: 'ready', document, firstPage: { width, height }, engine })
    }

    load().catch((error: unknown) => show({ status: 'problem', problem: problemOf(error) }))
    return () => {
      abort.abort()
      void destroy?.()
    }
  }, [key, src, maxSize])

  // What was loaded for another file is not shown for this one, not even for one frame.
  return { state: loaded.key === key ? loaded.state : waiting, retry: () => setAttempt((count) => count + 1) }
}
