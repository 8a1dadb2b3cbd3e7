import { useEffect, useState } from 'react'

interface SheetProps {
  styles: string
  /** Whether changed styles replace the first ones. */
  dynamic?: boolean
}

/** Applies styles to the page while it is mounted. */
function Sheet({ styles, dynamic = false }: SheetProps): null {
  const [firstStyles] = useState(styles)
  const applied = dynamic ? styles : firstStyles
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(applied)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [applied])
  return null
}

/**
 * Replaces `react-style-singleton`, with which Radix's dialogs lock scrolling: its `<style>` elements are inline
 * styles, which the Content-Security-Policy refuses. The policy allows constructed style sheets, because only a script
 * can make them. `vite.config.ts` substitutes this module.
 */
export const styleSingleton = () => Sheet
