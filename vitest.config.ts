import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './scripts/chromium.mjs'
import { styleImports } from './scripts/style-imports.ts'
import { directImports } from './ui/build/direct-imports.ts'

const ignored = ['**/node_modules/**', '**/dist/**', 'e2e/package/**']
const browserTests = ['**/*.browser.test.{ts,tsx}', '**/*.test.tsx']
/** Tests of modules that arrive late need a page that has not loaded them yet. */
const lateModuleTests = [
  'ui/src/components/availability-grid/tools/tools.browser.test.tsx',
  'ui/src/components/command-palette/loading-field.browser.test.tsx',
  'ui/src/hooks/use-first-input.browser.test.tsx',
]
/** Tests that show stories leave what they showed on the page. */
const storyTests = ['stories/**/*.browser.test.{ts,tsx}']

/** The values of `--project` on the command line. */
const namedProjects = process.argv.flatMap((argument, index) =>
  argument.startsWith('--project=')
    ? argument.slice('--project='.length)
    : process.argv[index - 1] === '--project'
      ? argument
      : [],
)
const runsStories = namedProjects.length === 0 || namedProjects.some((name) => /^(stories|\*|!)/.test(name))
/** Loading Storybook takes four seconds of processor time, so only runs that may need its project do it. */
const storyProjects = runsStories ? [(await import('./.storybook/vitest.project.ts')).storyProject] : []

/** Browser mode on the one Chromium, with the zone and language the product is about. */
const browser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions: launchOptions(),
    contextOptions: { locale: 'en-AU', timezoneId: 'Australia/Melbourne', reducedMotion: 'reduce' as const },
  }),
  screenshotFailures: false,
  api: { host: '127.0.0.1' },
  viewport: { width: 1280, height: 800 },
  instances: [{ browser: 'chromium' as const }],
})

export default defineConfig({
  // Vitest names what a change can reach by its imports.
  plugins: process.argv.some((argument) => argument.startsWith('--changed')) ? [directImports(), styleImports()] : [],
  resolve: { tsconfigPaths: true },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['**/*.test.ts', '**/*.test.mjs'],
          exclude: [...ignored, 'server/**', '**/*.browser.test.ts'],
          // Reading the modules anew for each file would take longer than all the tests.
          pool: 'forks',
          isolate: false,
          setupFiles: ['./scripts/unit-setup.ts'],
          restoreMocks: true,
          unstubGlobals: true,
          // These say when a wait or a test is given up, on a busy machine too; a wait ends with its condition.
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      './server/vitest.config.ts',
      {
        extends: true,
        test: { name: 'package', environment: 'node', include: ['e2e/package/*.test.ts'], testTimeout: 60_000 },
      },
      {
        extends: true,
        plugins: [react(), tailwindcss()],
        test: {
          name: 'ui-browser',
          include: browserTests,
          exclude: [...ignored, 'server/**'],
          setupFiles: ['./.storybook/browser-setup.ts'],
          // One page for all files: loading it and its modules anew for each would take a third of the time.
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          // Waits end with their condition; these only say when a test is given up, on a busy machine too.
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 30_000,
          browser: {
            ...browser(),
            instances: [
              { browser: 'chromium', exclude: [...ignored, 'server/**', ...lateModuleTests, ...storyTests] },
              { browser: 'chromium', name: 'ui-browser (late modules)', include: lateModuleTests },
              { browser: 'chromium', name: 'ui-browser (stories)', include: storyTests },
            ],
          },
        },
      },
      ...storyProjects,
    ],
  },
})
