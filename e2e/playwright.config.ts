import { defineConfig } from '@playwright/test'
import { journeyLaunchOptions } from './support/chromium-options'
import { missingRequirement } from './support/requirements'

const missing = missingRequirement()
if (missing) {
  console.error(missing)
  process.exit(1)
}

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  // Each worker has a browser, a server and a database of its own, so tests run side by side without seeing each other.
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  // Long timeouts for busy machines. They only prolong failures.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['./support/call-table-reporter.ts'],
    ...(process.env.PLAYWRIGHT_JUNIT_OUTPUT_FILE ? [['junit'] as const] : []),
  ],
  use: {
    browserName: 'chromium',
    launchOptions: journeyLaunchOptions(),
    locale: 'en-AU',
    timezoneId: 'Australia/Melbourne',
    // Reduced motion removes the splash, which would cover every page.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // No traces by default, because they slow every step: use `--trace on`.
    screenshot: 'only-on-failure',
  },
  // One project for both widths, because each project would start workers, browsers and servers of its own.
  projects: [
    { name: 'first start', testMatch: '**/*.setup.ts' },
    { name: 'journeys', dependencies: ['first start'] },
  ],
})
