import { expect, onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** A system colour of CSS, as it is used here. */
export type SystemColor =
  | 'ButtonBorder'
  | 'ButtonFace'
  | 'ButtonText'
  | 'Canvas'
  | 'CanvasText'
  | 'GrayText'
  | 'Highlight'
  | 'HighlightText'
  | 'LinkText'

/** All features are set together, so what the whole run has asked for is said again. */
const emulate = (features: Record<string, string>) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries({ ...features, 'prefers-reduced-motion': 'reduce' }).map(([name, value]) => ({
      name,
      value,
    })),
  })

/**
 * Shows the page until the end of the test as somebody sees it who has told the system which few colours to use. What
 * is rendered already is shown so, too.
 *
 * @param scheme light words on black, as most who need it choose, or black ones on white
 */
export async function forceColors(scheme: 'dark' | 'light' = 'dark'): Promise<void> {
  onTestFinished(async () => {
    await emulate({ 'forced-colors': 'none', 'prefers-color-scheme': 'light' })
  })
  await emulate({ 'forced-colors': 'active', 'prefers-color-scheme': scheme })
  await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(true)
}

/** A system colour in the words of computed styles, `rgb(…)`, to compare with theirs. */
export function systemColor(name: SystemColor): string {
  const probe = document.createElement('span')
  probe.style.cssText = `forced-color-adjust: none; color: ${name}`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** The properties that distinguish boxes in forced colours. */
export interface Looks {
  ground: string
  border: string
  outline: string
  text: string
  /** The colour of what a glyph's mask lets through, or of a box's own content. */
  glyph: string
  /** The picture of a glyph that is drawn as a mask in `::before`, or `none`. */
  picture: string
}

/** The computed style of a box and its `::before` glyph. */
export function looksOf(element: Element): Looks {
  const box = getComputedStyle(element)
  const glyph = getComputedStyle(element, '::before')
  const isDrawn = glyph.content !== 'none' && glyph.opacity !== '0'
  return {
    ground: box.backgroundColor,
    border: `${box.borderTopStyle} ${box.borderTopWidth} ${box.borderTopColor}`,
    outline: box.outlineStyle === 'none' ? 'none' : `${box.outlineStyle} ${box.outlineWidth} ${box.outlineColor}`,
    text: box.color,
    glyph: isDrawn ? glyph.backgroundColor : 'none',
    picture: isDrawn ? glyph.maskImage : 'none',
  }
}
