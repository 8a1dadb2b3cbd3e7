import { type RefObject, useEffect, useState } from 'react'
import { useNearView } from '../pdf-viewer/use-near-view'

/** The picture's width in CSS pixels, a little more than the sheet's so that it stays sharp with larger text. */
const pictureWidth = 112

/**
 * Draws a PDF's first page into `host` once it comes near the view. pdf.js is fetched only then.
 *
 * @param src where the PDF is, or the file itself; undefined draws nothing
 * @returns whether the picture is there. A file that cannot be drawn never is.
 */
export function useFirstPage(host: RefObject<HTMLElement | null>, src: string | Blob | undefined): boolean {
  const near = useNearView(host)
  const [seen, setSeen] = useState(near)
  const [drawnSrc, setDrawnSrc] = useState<string | Blob>()
  // Once begun it is finished, also when the tile is scrolled past.
  if (near && !seen) setSeen(true)

  useEffect(() => {
    const target = host.current
    if (!target || !src || !seen) return
    const abort = new AbortController()
    async function draw(file: string | Blob, into: HTMLElement) {
      const { drawFirstPage } = await import('../pdf-viewer/first-page')
      const canvas = await drawFirstPage(file, { width: pictureWidth, signal: abort.signal })
      if (abort.signal.aborted) return
      canvas.className = 'size-full object-cover object-top'
      into.replaceChildren(canvas)
      setDrawnSrc(file)
    }
    // Password, damage, no network: the drawn sheet stays, and opening the file says what is wrong with it.
    draw(src, target).catch(() => {})
    return () => abort.abort()
  }, [host, src, seen])

  return src !== undefined && drawnSrc === src
}
