/** The two widths of the product, in pixels: those of `visual-tests/story-keys.ts`. */
export const viewports = {
  phone: { name: 'Phone', type: 'mobile', styles: { width: '375px', height: '812px' } },
  desktop: { name: 'Desktop', type: 'desktop', styles: { width: '1280px', height: '800px' } },
} as const

/** What Chromatic takes of every story: each width in each theme. The keys are those of the toolbar's globals. */
export const chromaticModes = {
  'phone light': { viewport: 'phone', theme: 'light' },
  'phone dark': { viewport: 'phone', theme: 'dark' },
  'desktop light': { viewport: 'desktop', theme: 'light' },
  'desktop dark': { viewport: 'desktop', theme: 'dark' },
} as const satisfies Record<string, { viewport: keyof typeof viewports; theme: 'light' | 'dark' }>
