import type { Config } from 'tailwindcss'
import plugin from 'tailwindcss/plugin'
import { durations, fonts, radii, themes, themeVariables, typeScale } from './ui/tokens/tokens.ts'

/** Roles become colour classes: `bg-raised`, `text-ink-muted`, `border-line-strong`, … */
const colors = Object.fromEntries(Object.keys(themes.light).map((role) => [role, `var(--cg-${role})`]))

export default {
  content: [],
  theme: {
    colors: { ...colors, transparent: 'transparent', current: 'currentColor' },
    fontFamily: { display: fonts.display, text: fonts.text },
    fontSize: Object.fromEntries(
      Object.entries(typeScale).map(([name, [size, lineHeight]]) => [name, [size, { lineHeight }]]),
    ),
    borderRadius: { none: '0', ...radii },
    extend: {
      transitionDuration: Object.fromEntries(Object.entries(durations).map(([name, ms]) => [name, `${ms}ms`])),
      boxShadow: {
        card: '0 1px 0 rgb(12 29 25 / 0.06), 0 2px 8px -2px rgb(12 29 25 / 0.10)',
        lifted: '0 2px 0 rgb(12 29 25 / 0.06), 0 18px 48px -12px rgb(12 29 25 / 0.32)',
      },
    },
  },
  plugins: [
    plugin(({ addBase }) => {
      addBase({
        ':root': { '--font-display': fonts.display, '--font-text': fonts.text },
        ':root, [data-theme="light"]': { ...themeVariables('light'), colorScheme: 'light' },
        '@media (prefers-color-scheme: dark)': {
          ':root:not([data-theme="light"])': { ...themeVariables('dark'), colorScheme: 'dark' },
        },
        '[data-theme="dark"]': { ...themeVariables('dark'), colorScheme: 'dark' },
      })
    }),
  ],
} satisfies Config
