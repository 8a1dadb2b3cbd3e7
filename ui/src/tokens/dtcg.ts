// The tokens in the format of the Design Tokens Community Group (2025.10): https://www.designtokens.org/tr/2025.10/
import {
  durations,
  eucalyptus,
  fonts,
  paper,
  radii,
  type ShadowLayer,
  shadows,
  themes,
  typeScale,
  wattle,
} from './tokens'

interface DesignToken {
  $type: 'color' | 'dimension' | 'duration' | 'fontFamily' | 'number' | 'shadow'
  $value: unknown
  $description?: string
}

/** Tokens and groups of tokens by name, with texts such as the group's `$description`. */
interface TokenGroup {
  [name: string]: DesignToken | TokenGroup | string
}

/** A colour's red, green and blue from 0 to 255, and its opacity from 0 to 1; undefined for another notation. */
function parseColor(css: string): { channels: number[]; alpha: number } | undefined {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/.exec(css)
  if (hex) return { channels: hex.slice(1).map((digits) => Number.parseInt(digits, 16)), alpha: 1 }
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(css)
  return rgb ? { channels: rgb.slice(1, 4).map(Number), alpha: Number(rgb[4]) } : undefined
}

/** A colour of ours, `#rrggbb` or `rgb(r g b / a)`, as the format's object. @throws for another notation */
export function dtcgColor(css: string) {
  const color = parseColor(css)
  if (!color) throw new Error(`${css} is no colour the token file can hold. Write it as #rrggbb or rgb(r g b / a).`)
  const { channels, alpha } = color
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => Number((channel / 255).toFixed(4))),
    alpha,
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  }
}

/** A length in `rem` or `px` as the format's object. @throws for another unit */
export function dtcgDimension(css: string) {
  const [, value, unit] = /^([\d.]+)(rem|px)$/.exec(css) ?? []
  if (!value) throw new Error(`${css} is no length the token file can hold. Write it in rem or px.`)
  return { value: Number(value), unit }
}

const pixels = (value: number) => ({ value, unit: 'px' })

const dtcgShadow = (layers: readonly ShadowLayer[]) =>
  layers.map(({ x, y, blur, spread, color }) => ({
    color: dtcgColor(color),
    offsetX: pixels(x),
    offsetY: pixels(y),
    blur: pixels(blur),
    spread: pixels(spread),
  }))

/** A group with what `toToken` makes of each value, under the value's name. */
function group<Value>(values: Record<string, Value>, toToken: (value: Value) => DesignToken | TokenGroup): TokenGroup {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toToken(value)]))
}

const palettes: Record<string, Record<string, string>> = { eucalyptus, wattle, paper }

/** A role that takes a colour of a palette refers to it, so that a tool shows where it comes from. */
function roleColor(css: string): DesignToken {
  for (const [palette, shades] of Object.entries(palettes)) {
    const shade = Object.keys(shades).find((name) => shades[name] === css)
    if (shade) return { $type: 'color', $value: `{palette.${palette}.${shade}}` }
  }
  return { $type: 'color', $value: dtcgColor(css) }
}

export function designTokens(): TokenGroup {
  return {
    $description: 'Campus Gigs. Generated from tokens.ts by `npm run tokens -w ui`: change the tokens there.',
    palette: group(palettes, (shades) => group(shades, (css) => ({ $type: 'color', $value: dtcgColor(css) }))),
    theme: group(themes, (roles) => group({ ...roles }, roleColor)),
    font: group(fonts, (stack) => ({
      $type: 'fontFamily',
      $value: stack.split(', ').map((family) => family.replaceAll("'", '')),
    })),
    text: group(typeScale, ([size, lineHeight]) => ({
      size: { $type: 'dimension', $value: dtcgDimension(size) },
      leading: { $type: 'number', $value: Number(lineHeight) },
    })),
    radius: group(radii, (css) => ({ $type: 'dimension', $value: dtcgDimension(css) })),
    duration: group(durations, (value) => ({ $type: 'duration', $value: { value, unit: 'ms' } })),
    shadow: group(shadows, (layers) => ({ $type: 'shadow', $value: dtcgShadow(layers) })),
  }
}

export function tokensJson(): string {
  return `${JSON.stringify(designTokens(), null, 2)}\n`
}
