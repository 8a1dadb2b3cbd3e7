import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { storyProjects } from './.storybook/vitest.projects.ts'
import { launchOptions } from './scripts/chromium.mjs'
import { filesOfNoEngine } from './server/testing/engine-tests.ts'

const ignored = ['**/node_modules/**', '**/dist/**', 'e2e/**']
const browserTests = ['**/*.browser.test.{ts,tsx}', '**/*.test.tsx']

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

/** A starved browser on a busy machine gets one more try; what fails twice is broken. */
const retries = process.env.CI === 'true' ? 1 : 0

export default defineConfig({
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
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts'],
          exclude: process.env.TEST_DATABASE_URL ? [...ignored, ...filesOfNoEngine()] : ignored,
          globalSetup: './server/testing/global-setup.ts',
          pool: 'forks',
          // One process for many files reads the server's modules and makes its database once.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
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
          testTimeout: 20_000,
          retry: retries,
          browser: browser(),
        },
      },
      ...storyProjects,
    ],
  },
})
