/**
 * The design tokens: the one typed source for the Tailwind preset, the CSS variables, the W3C token file
 * and the stories that show them.
 *
 * Palettes are raw colours and are not used by components. Components use the *roles*
 * (`themes`), which every theme must define in full: the type makes a missing role an error.
 */

/** Eucalyptus: brand and ink. */
export const eucalyptus = {
  50: '#eef5f0',
  100: '#dbeae1',
  200: '#b8d5c5',
  300: '#8cb9a2',
  400: '#5f9a80',
  500: '#417d65',
  600: '#306450',
  700: '#275042',
  800: '#1f4036',
  900: '#17302a',
  950: '#0c1d19',
} as const

/** Wattle gold: the primary action. */
export const wattle = {
  50: '#fff9e6',
  100: '#fff0c2',
  200: '#ffe18a',
  300: '#fdcf52',
  400: '#f7bd22',
  500: '#e3a20a',
  600: '#b87a05',
  700: '#8d5c08',
  800: '#6c470c',
  900: '#50350d',
} as const

/** Paper: warm neutrals. */
export const paper = {
  0: '#fffdf9',
  50: '#faf6ed',
  100: '#f3ecdf',
  200: '#e8deca',
  300: '#d5c7ad',
  400: '#a4967d',
  500: '#82765f',
  600: '#655b49',
  700: '#4b4437',
  800: '#332e26',
  900: '#211e19',
  950: '#151310',
} as const

/** A colour's role. Every theme has a value for each; text roles have AA contrast on every surface. */
interface ThemeRoles {
  /** The page itself. */
  surface: string
  /** Cards, dialogs and fields, above the page. */
  raised: string
  /** Insets, table heads and hovered controls, below the page. */
  sunken: string
  /** Body text. */
  ink: string
  /** Secondary text; AA on surface, raised and sunken. */
  'ink-muted': string
  /** Decorative hairlines. */
  line: string
  /** Borders that identify a control; 3:1 on raised. */
  'line-strong': string
  /** Brand fill: the top bar and selected states. */
  brand: string
  /** Brand fill, pressed or hovered. */
  'brand-strong': string
  /** A pale brand wash behind selected rows. */
  'brand-soft': string
  /** Text on `brand`. */
  'on-brand': string
  /** Brand-coloured text and links on a surface. */
  'brand-ink': string
  /** The primary action's fill. */
  action: string
  'action-strong': string
  /** A pale gold wash for notes. */
  'action-soft': string
  /** Text on `action`. */
  'on-action': string
  danger: string
  'danger-soft': string
  'on-danger': string
  success: string
  'success-soft': string
  /** Focus ring; 3:1 on every surface. */
  focus: string
  /** Behind a modal. */
  scrim: string
  /** Compare mode: cells both parties have. Shown with a glyph too. */
  'match-both': string
  'on-match-both': string
  /** Compare mode: cells only `self` has. */
  'match-self': string
  'on-match-self': string
  /** Compare mode: cells only `other` has, which are clashes. */
  'match-other': string
  'on-match-other': string
  /** Compare mode: cells neither has. */
  'match-neither': string
  'on-match-neither': string
}

/** A role's name, as it appears in a class (`bg-raised`) and a variable (`--cg-raised`). */
export type ThemeRole = keyof ThemeRoles

export const themes: Record<'light' | 'dark', ThemeRoles> = {
  light: {
    surface: paper[50],
    raised: paper[0],
    sunken: paper[100],
    ink: eucalyptus[950],
    'ink-muted': '#50594f',
    line: paper[200],
    'line-strong': '#857a64',
    brand: eucalyptus[700],
    'brand-strong': eucalyptus[900],
    'brand-soft': eucalyptus[50],
    'on-brand': paper[0],
    'brand-ink': eucalyptus[600],
    action: wattle[400],
    'action-strong': wattle[300],
    'action-soft': wattle[50],
    'on-action': '#2b1d02',
    danger: '#a3261b',
    'danger-soft': '#fbeae6',
    'on-danger': paper[0],
    success: '#1f6b3b',
    'success-soft': '#e6f3e9',
    focus: '#0b5cad',
    scrim: 'rgb(12 29 25 / 0.55)',
    'match-both': '#2f7d4f',
    'on-match-both': '#ffffff',
    'match-self': '#b23a2c',
    'on-match-self': '#ffffff',
    'match-other': '#f2c230',
    'on-match-other': '#2b1d02',
    'match-neither': '#e4ded2',
    'on-match-neither': '#575042',
  },
  dark: {
    surface: '#10201c',
    raised: '#182b26',
    sunken: '#0b1815',
    ink: '#f4efe3',
    'ink-muted': '#b9c2b6',
    line: '#2b413a',
    'line-strong': '#7f9489',
    brand: eucalyptus[300],
    'brand-strong': eucalyptus[200],
    'brand-soft': '#20382f',
    'on-brand': eucalyptus[950],
    'brand-ink': eucalyptus[200],
    action: wattle[400],
    'action-strong': wattle[300],
    'action-soft': '#3a2f12',
    'on-action': '#2b1d02',
    danger: '#ff9d8f',
    'danger-soft': '#44201b',
    'on-danger': '#2c0a06',
    success: '#8ed7a4',
    'success-soft': '#1b3a28',
    focus: '#8cc4ff',
    scrim: 'rgb(0 0 0 / 0.66)',
    'match-both': '#6fcf91',
    'on-match-both': '#06200f',
    'match-self': '#f08b7c',
    'on-match-self': '#2c0a06',
    'match-other': '#f5cd52',
    'on-match-other': '#2b1d02',
    'match-neither': '#33483f',
    'on-match-neither': '#c9d1c6',
  },
}

/**
 * Faces: one characterful display face, one quiet text face made for legibility; its figures are `fonts.css`'s own. Each is
 * followed by faces of the system that `fonts.css` adjusts to the same widths and heights, used until its file has loaded.
 */
export const fonts = {
  display:
    "'Bricolage Grotesque Variable', 'Campus Gigs Display Fallback', 'Campus Gigs Display Fallback Roboto', system-ui, sans-serif",
  text: "'Campus Gigs Figures', 'Atkinson Hyperlegible Next Variable', 'Campus Gigs Figures Fallback', 'Campus Gigs Figures Fallback Roboto', 'Campus Gigs Text Fallback', 'Campus Gigs Text Fallback Roboto', system-ui, sans-serif",
} as const

/** A modular scale, ratio 1.25 from 1rem, with line heights. `[size, lineHeight]`. */
export const typeScale = {
  xs: ['0.8125rem', '1.25'],
  sm: ['0.9375rem', '1.4'],
  base: ['1.0625rem', '1.55'],
  lg: ['1.25rem', '1.4'],
  xl: ['1.5625rem', '1.25'],
  '2xl': ['1.953rem', '1.15'],
  '3xl': ['2.441rem', '1.08'],
  '4xl': ['3.052rem', '1.02'],
  '5xl': ['3.815rem', '0.98'],
} as const satisfies Record<string, readonly [string, string]>

export const radii = { sm: '0.375rem', md: '0.625rem', lg: '1rem', xl: '1.5rem', full: '999px' } as const

/** Durations in milliseconds. Under reduced motion all are zero. */
export const durations = { quick: 120, calm: 200, slow: 320 } as const

/** One layer of a shadow. Lengths in CSS pixels, going right and down. */
export interface ShadowLayer {
  x: number
  y: number
  blur: number
  spread: number
  color: string
}

/** `card` rests on the page, `lifted` is above it (menus, dialogs). */
export const shadows = {
  card: [
    { x: 0, y: 1, blur: 0, spread: 0, color: 'rgb(12 29 25 / 0.06)' },
    { x: 0, y: 2, blur: 8, spread: -2, color: 'rgb(12 29 25 / 0.1)' },
  ],
  lifted: [
    { x: 0, y: 2, blur: 0, spread: 0, color: 'rgb(12 29 25 / 0.06)' },
    { x: 0, y: 18, blur: 48, spread: -12, color: 'rgb(12 29 25 / 0.32)' },
  ],
} as const satisfies Record<string, readonly ShadowLayer[]>

/** `--cg-<role>` declarations for one theme. */
export function themeVariables(theme: keyof typeof themes): Record<string, string> {
  return Object.fromEntries(Object.entries(themes[theme]).map(([role, value]) => [`--cg-${role}`, value]))
}
