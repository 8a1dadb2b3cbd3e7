import { useEffect } from 'react'

interface SheetProps {
  styles: string
  /** Whether changed styles replace the first ones. */
  dynamic?: boolean
}

/** Applies styles to the page while it is mounted. */
function Sheet({ styles, dynamic = false }: SheetProps): null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: as in the package, styles that aren't dynamic stay as they were.
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [styles && dynamic])
  return null
}

/**
 * Replaces `react-style-singleton`, with which Radix's dialogs lock scrolling: its `<style>` elements are inline styles, which
 * the Content-Security-Policy refuses. A constructed style sheet is none, because only a script can make it. `vite.config.ts`
 * puts this module in its place.
 */
export const styleSingleton = () => Sheet
