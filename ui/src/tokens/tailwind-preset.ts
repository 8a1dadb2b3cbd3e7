import { shadowCss, variableRules } from './css'
import { durations, fonts, radii, shadows, themes, typeScale } from './tokens'

/** Names of `values`, each with what `css` makes of its name. */
function byName(values: object, css: (name: string) => string): Record<string, string> {
  return Object.fromEntries(Object.keys(values).map((name) => [name, css(name)]))
}

/** `bg-raised`, `text-ink-muted`, …: one for every role, following the theme. */
const colors: Record<string, string> = {
  ...byName(themes.light, (role) => `var(--cg-${role})`),
  transparent: 'transparent',
  current: 'currentColor',
}

/**
 * The tokens for Tailwind 3 or 4: roles become colour classes (`bg-raised`, `text-ink-muted`, `border-line-strong`),
 * beside `font-display`, `text-lg`, `rounded-md`, `shadow-card` and `duration-calm`. It brings the variables of both
 * themes too, so `tokens.css` is not needed with it.
 */
export const tailwindPreset = {
  content: [],
  theme: {
    colors,
    fontFamily: byName(fonts, (name) => `var(--cg-font-${name})`),
    fontSize: Object.fromEntries(
      Object.entries(typeScale).map(([name, [size, lineHeight]]): [string, [string, { lineHeight: string }]] => [
        name,
        [size, { lineHeight }],
      ]),
    ),
    borderRadius: { none: '0', ...radii },
    extend: {
      transitionDuration: Object.fromEntries(Object.entries(durations).map(([name, ms]) => [name, `${ms}ms`])),
      boxShadow: Object.fromEntries(Object.entries(shadows).map(([name, layers]) => [name, shadowCss(layers)])),
    },
  },
  plugins: [({ addBase }: { addBase: (rules: ReturnType<typeof variableRules>) => void }) => addBase(variableRules())],
}
