// The tokens as CSS: names and values for the Tailwind preset, and the whole of `tokens.css`.
import { durations, fonts, radii, type ShadowLayer, shadows, type themes, themeVariables, typeScale } from './tokens'

/** A `box-shadow` value. */
export function shadowCss(layers: readonly ShadowLayer[]): string {
  return layers.map(({ x, y, blur, spread, color }) => `${x}px ${y}px ${blur}px ${spread}px ${color}`).join(', ')
}

/** `--cg-…` declarations that are the same in every theme. */
function constantVariables(): Record<string, string> {
  const declarationsOf = (kind: string, values: Record<string, string>) =>
    Object.entries(values).map(([name, value]) => [`--cg-${kind}-${name}`, value])
  return Object.fromEntries([
    ...declarationsOf('font', fonts),
    ...Object.entries(typeScale).flatMap(([name, [size, lineHeight]]) => [
      [`--cg-text-${name}`, size],
      [`--cg-leading-${name}`, lineHeight],
    ]),
    ...declarationsOf('radius', radii),
    ...Object.entries(durations).map(([name, milliseconds]) => [`--cg-duration-${name}`, `${milliseconds}ms`]),
    ...Object.entries(shadows).map(([name, layers]) => [`--cg-shadow-${name}`, shadowCss(layers)]),
  ])
}

/** Declarations by property, and nested rules by selector or at-rule. */
interface CssRules {
  [selector: string]: CssRules | string
}

/** The rules that give a page the variables: the reader's theme by default, another by `data-theme`. */
export function variableRules(): Record<string, Record<string, string | Record<string, string>>> {
  const theme = (name: keyof typeof themes) => ({ '--cg-scheme': name, ...themeVariables(name) })
  return {
    ':root': constantVariables(),
    ':root, [data-theme="light"]': theme('light'),
    '@media (prefers-color-scheme: dark)': { ':root:not([data-theme="light"])': theme('dark') },
    '[data-theme="dark"]': theme('dark'),
  }
}

/** Formats rules as CSS text, each selector of a list on a line of its own. */
function formatRules(rules: CssRules, indent = ''): string {
  const blocks = Object.entries(rules).map(([name, value]) => {
    if (typeof value === 'string') return `${indent}${name}: ${value.replaceAll("'", '"')};\n`
    const selectors = name.replaceAll(', ', `,\n${indent}`)
    return `${indent}${selectors} {\n${formatRules(value, `${indent}  `)}${indent}}\n`
  })
  return blocks.join('')
}

/** `tokens.css`, for pages without Tailwind and without our components. */
export function tokensCss(): string {
  return `/* Generated from tokens.ts by \`npm run tokens -w ui\`: change the tokens there. */\n${formatRules(variableRules())}`
}
