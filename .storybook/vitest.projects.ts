import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { launchOptions } from '../scripts/chromium.mjs'
import { commands } from '../visual-tests/commands.ts'
import { type ViewportName, viewports } from '../visual-tests/story-keys.ts'
import { storyImports } from './story-imports.ts'

/** Drawing that does not depend on the layer text is on, or on the screen attached. */
const steadyDrawing = [
  '--font-render-hinting=slight',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-partial-raster',
]

/** The stories at one width: one page for all files, because loading the modules anew takes longer than the stories. */
function project(name: ViewportName) {
  const { width, height, excludedTags } = viewports[name]
  const viewport = { width, height }
  const { args, executablePath } = launchOptions()
  return {
    extends: true,
    plugins: [
      storyImports(),
      storybookTest({
        configDir: '.storybook',
        initialGlobals: { viewport: { value: name } },
        tags: { exclude: [...excludedTags] },
      }),
      // Two servers that prebundle packages at once must not write to the same folder.
      {
        name: 'own-cache',
        enforce: 'post' as const,
        config: () => ({ cacheDir: `node_modules/.cache/vitest-${name}` }),
      },
    ],
    test: {
      name: `stories-${name}`,
      testTimeout: 30_000,
      isolate: false,
      maxWorkers: 1,
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
            hasTouch: name === 'phone',
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
}

/** The Vitest projects of stories; they run side by side. */
export const storyProjects = [project('phone'), project('desktop')]
