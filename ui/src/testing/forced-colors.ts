import { expect, onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** The CSS system colours used in tests. */
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

/** `setEmulatedMedia` replaces all features, so repeat the reduced motion of the whole run. */
const emulate = (features: Record<string, string>) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries({ ...features, 'prefers-reduced-motion': 'reduce' }).map(([name, value]) => ({
      name,
      value,
    })),
  })

/**
 * Emulates forced colours until the end of the test, for content rendered before too.
 *
 * @param scheme `dark` is light text on black, the more common choice; `light` is black text on white
 */
export async function forceColors(scheme: 'dark' | 'light' = 'dark'): Promise<void> {
  onTestFinished(async () => {
    await emulate({ 'forced-colors': 'none', 'prefers-color-scheme': 'light' })
  })
  await emulate({ 'forced-colors': 'active', 'prefers-color-scheme': scheme })
  await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(true)
}

/** A system colour as computed styles report it: `rgb(…)`. */
export function systemColor(name: SystemColor): string {
  const probe = document.createElement('span')
  probe.style.cssText = `forced-color-adjust: none; color: ${name}`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** The properties that distinguish boxes in forced colours. */
export interface BoxStyle {
  background: string
  border: string
  outline: string
  text: string
  /** The fill colour of the masked `::before` glyph, or `none`. */
  glyph: string
  /** The mask image of the `::before` glyph, or `none`. */
  mask: string
}

/** The computed style of a box and its `::before` glyph. */
export function boxStyleOf(element: Element): BoxStyle {
  const box = getComputedStyle(element)
  const glyph = getComputedStyle(element, '::before')
  const isDrawn = glyph.content !== 'none' && glyph.opacity !== '0'
  return {
    background: box.backgroundColor,
    border: `${box.borderTopStyle} ${box.borderTopWidth} ${box.borderTopColor}`,
    outline: box.outlineStyle === 'none' ? 'none' : `${box.outlineStyle} ${box.outlineWidth} ${box.outlineColor}`,
    text: box.color,
    glyph: isDrawn ? glyph.backgroundColor : 'none',
    mask: isDrawn ? glyph.maskImage : 'none',
  }
}
