import { type RefObject, useEffect, useState } from 'react'
import { useNearView } from '../../hooks/use-near-view'
import { savesData } from './when-idle'

/** Somewhat wider than the sheet, so that the canvas stays sharp with larger text. */
const canvasWidthPx = 112

/**
 * Renders a PDF's first page into `host` once it is near the view and the page is idle, one file at a time. Loads pdf.js
 * only then. A tile scrolled out of view is removed from the queue. Nothing is rendered under data saving or on a slow
 * network.
 *
 * @param src the PDF's URL, or the file
 * @returns whether the page has been rendered; always false for a file that can't be rendered
 */
export function useFirstPage(hostRef: RefObject<HTMLElement | null>, src: string | Blob): boolean {
  const isNear = useNearView(hostRef)
  const [ended, setEnded] = useState<{ src: string | Blob; isRendered: boolean }>()
  const hasEnded = ended?.src === src

  useEffect(() => {
    const target = hostRef.current
    if (!target || hasEnded || !isNear || savesData()) return
    const abortController = new AbortController()
    async function show(file: string | Blob, into: HTMLElement) {
      const { renderFirstPage } = await import('./first-page')
      const canvas = await renderFirstPage(file, { widthPx: canvasWidthPx, signal: abortController.signal })
      if (abortController.signal.aborted) return
      canvas.className = 'size-full object-cover object-top'
      into.replaceChildren(canvas)
      setEnded({ src: file, isRendered: true })
    }
    // Password, damage or no network: the placeholder stays, and opening the file shows the error.
    show(src, target).catch(() => {
      if (!abortController.signal.aborted) setEnded({ src, isRendered: false })
    })
    return () => abortController.abort()
  }, [hostRef, src, hasEnded, isNear])

  return hasEnded && ended.isRendered
}
