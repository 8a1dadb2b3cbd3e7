import type { ThemeRole } from '../../ui/src/tokens/tokens'

/** A foreground (text or the outline of a control) on a background, with the contrast ratio that WCAG 2.2 AA requires. */
export interface Pairing {
  ground: ThemeRole
  mark: ThemeRole
  /** 4.5 for text, 3 for the outline of a control or the focus. */
  atLeast: 4.5 | 3
}

const pages: ThemeRole[] = ['surface', 'raised', 'sunken']
const text = (ground: ThemeRole, ...marks: ThemeRole[]): Pairing[] =>
  marks.map((mark) => ({ ground, mark, atLeast: 4.5 }))
const outline = (ground: ThemeRole, ...marks: ThemeRole[]): Pairing[] =>
  marks.map((mark) => ({ ground, mark, atLeast: 3 }))

/** Every pairing that the product uses, by its purpose. */
export const pairings: Record<string, Pairing[]> = {
  'Words on a page': pages.flatMap((page) => text(page, 'ink', 'ink-muted', 'brand-ink', 'danger', 'success')),
  'Words on a wash': [
    ...text('brand-soft', 'ink', 'brand-ink'),
    ...text('action-soft', 'ink'),
    ...text('danger-soft', 'ink', 'danger'),
    ...text('success-soft', 'ink', 'success'),
  ],
  'Words on a fill': [
    ...text('brand', 'on-brand'),
    ...text('brand-strong', 'on-brand'),
    ...text('action', 'on-action'),
    ...text('action-strong', 'on-action'),
    ...text('danger', 'on-danger'),
  ],
  'Two weeks compared': [
    ...text('match-both', 'on-match-both'),
    ...text('match-self', 'on-match-self'),
    ...text('match-other', 'on-match-other'),
    ...text('match-neither', 'on-match-neither'),
  ],
  'Controls and focus': pages.flatMap((page) => outline(page, 'line-strong', 'focus')),
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
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** The contrast ratio of two colours by WCAG 2.2, from 1 (equal) to 21 (black on white). */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}
