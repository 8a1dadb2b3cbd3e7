import { type RefObject, useEffect, useState } from 'react'
import { useNearView } from '../pdf-viewer/use-near-view'
import { savesData } from '../pdf-viewer/when-idle'

/** The picture's width in CSS pixels, a little more than the sheet's so that it stays sharp with larger text. */
const pictureWidth = 112

/**
 * Draws a PDF's first page into `host` once it comes near the view and the page has nothing better to do, one file at a
 * time. pdf.js is fetched only then. A tile that is scrolled past gives its turn up. Nothing is drawn for readers who
 * save data or whose network is slow.
 *
 * @param src where the PDF is, or the file itself; undefined draws nothing
 * @returns whether the picture is there. A file that cannot be drawn never is.
 */
export function useFirstPage(host: RefObject<HTMLElement | null>, src: string | Blob | undefined): boolean {
  const isNear = useNearView(host)
  const [ended, setEnded] = useState<{ src: string | Blob; isDrawn: boolean }>()
  const hasEnded = src !== undefined && ended?.src === src

  useEffect(() => {
    const target = host.current
    if (!target || !src || hasEnded || !isNear || savesData()) return
    const abort = new AbortController()
    async function draw(file: string | Blob, into: HTMLElement) {
      const { drawFirstPage } = await import('../pdf-viewer/first-page')
      const canvas = await drawFirstPage(file, { width: pictureWidth, signal: abort.signal })
      if (abort.signal.aborted) return
      canvas.className = 'size-full object-cover object-top'
      into.replaceChildren(canvas)
      setEnded({ src: file, isDrawn: true })
    }
    // Password, damage, no network: the drawn sheet stays, and opening the file says what is wrong with it.
    draw(src, target).catch(() => {
      if (!abort.signal.aborted) setEnded({ src, isDrawn: false })
    })
    return () => abort.abort()
  }, [host, src, hasEnded, isNear])

  return hasEnded && ended.isDrawn
}
