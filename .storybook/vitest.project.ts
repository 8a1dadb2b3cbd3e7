import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { launchOptions } from '../scripts/chromium.mjs'
import { commands } from '../visual-tests/commands.ts'
import { viewports } from '../visual-tests/story-keys.ts'
import { storyImports } from './story-imports.ts'

/** Flags that make pictures independent of compositing layers and of the attached screen. */
const steadyDrawing = [
  '--font-render-hinting=slight',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-partial-raster',
]

const { width, height } = viewports.desktop
const viewport = { width, height }
const { args, executablePath } = launchOptions()

/** Whether this run is `npm run visual`, which compares pictures and leaves the other checks to `npm test`. */
const comparesOnlyPictures = process.env.ONLY_PICTURES === 'yes'

/** The Vitest project of stories. All files share its pages, because reloading the modules takes longer than the stories. */
export const storyProject = {
  extends: true,
  // React's development build looks for these functions and reports every render to a profiler when they exist.
  optimizeDeps: {
    rolldownOptions: { transform: { define: { 'console.createTask': 'undefined', 'console.timeStamp': 'undefined' } } },
  },
  plugins: [
    storyImports(),
    storybookTest({
      configDir: '.storybook',
      initialGlobals: { viewport: { value: 'desktop' } },
      ...(comparesOnlyPictures && { tags: { exclude: ['no-visual'] } }),
    }),
  ],
  test: {
    name: 'stories',
    setupFiles: ['./.storybook/both-widths.ts'],
    env: { ONLY_PICTURES: comparesOnlyPictures ? 'yes' : '' },
    // A wait ends with its condition; these only say when a story is given up, on a busy machine too.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    isolate: false,
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      isolate: false,
      screenshotFailures: false,
      api: { host: '127.0.0.1' },
      viewport,
      commands,
      provider: playwright({
        launchOptions: { executablePath, args: [...args, ...steadyDrawing] },
        contextOptions: {
          viewport,
          locale: 'en-AU',
          timezoneId: 'Australia/Melbourne',
          reducedMotion: 'reduce' as const,
          deviceScaleFactor: 1,
        },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
} satisfies TestProjectInlineConfiguration
