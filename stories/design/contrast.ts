import type { ThemeRole } from '../../ui/src/tokens/tokens'

/** A foreground (text or the outline of a control) on a background, with the contrast ratio that WCAG 2.2 AA requires. */
export interface Pairing {
  background: ThemeRole
  foreground: ThemeRole
  /** 4.5 for text, 3 for the outline of a control or the focus. */
  minimumRatio: 4.5 | 3
}

const pages: ThemeRole[] = ['surface', 'raised', 'sunken']
const textPairings = (background: ThemeRole, ...foregrounds: ThemeRole[]): Pairing[] =>
  foregrounds.map((foreground) => ({ background, foreground, minimumRatio: 4.5 }))
const outlinePairings = (background: ThemeRole, ...foregrounds: ThemeRole[]): Pairing[] =>
  foregrounds.map((foreground) => ({ background, foreground, minimumRatio: 3 }))

/** Every pairing that the product uses, by its purpose. */
export const pairings: Record<string, Pairing[]> = {
  'Words on a page': pages.flatMap((page) => textPairings(page, 'ink', 'ink-muted', 'brand-ink', 'danger', 'success')),
  'Words on a wash': [
    ...textPairings('brand-soft', 'ink', 'brand-ink'),
    ...textPairings('action-soft', 'ink'),
    ...textPairings('danger-soft', 'ink', 'danger'),
    ...textPairings('success-soft', 'ink', 'success'),
  ],
  'Words on a fill': [
    ...textPairings('brand', 'on-brand'),
    ...textPairings('brand-strong', 'on-brand'),
    ...textPairings('action', 'on-action'),
    ...textPairings('action-strong', 'on-action'),
    ...textPairings('danger', 'on-danger'),
  ],
  'Two weeks compared': [
    ...textPairings('match-both', 'on-match-both'),
    ...textPairings('match-self', 'on-match-self'),
    ...textPairings('match-other', 'on-match-other'),
    ...textPairings('match-neither', 'on-match-neither'),
  ],
  'Controls and focus': pages.flatMap((page) => outlinePairings(page, 'line-strong', 'focus')),
}

/** Red, green and blue, 0–255. */
export type Rgb = readonly [number, number, number]

/** Parses `#rrggbb` or `rgb(r, g, b)`. @throws for any other text; the contrast of a translucent colour is undefined */
export function parseColour(colour: string): Rgb {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)
  const rgb = /^rgb\((\d+)[, ]+(\d+)[, ]+(\d+)\)$/.exec(colour)
  const [, red, green, blue] = hex ?? rgb ?? []
  if (red === undefined || green === undefined || blue === undefined) throw new Error(`Not an opaque colour: ${colour}`)
  const base = hex ? 16 : 10
  return [Number.parseInt(red, base), Number.parseInt(green, base), Number.parseInt(blue, base)]
}

function luminance([red, green, blue]: Rgb): number {
  const linear = (channel: number) => {
    const fraction = channel / 255
    return fraction <= 0.04045 ? fraction / 12.92 : ((fraction + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** The contrast ratio of two colours by WCAG 2.2, from 1 (equal) to 21 (black on white). */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}
