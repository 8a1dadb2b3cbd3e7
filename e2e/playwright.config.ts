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
  // A busy machine is slow, not wrong: these only say how long a failure takes.
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
    // No splash over every page: journeys are about what is under it.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // Recording a trace makes every step slower: `--trace on` asks for one.
    screenshot: 'only-on-failure',
  },
  // One project for both widths, because each project would start workers, browsers and servers of its own.
  projects: [
    { name: 'first start', testMatch: '**/*.setup.ts' },
    { name: 'journeys', dependencies: ['first start'] },
  ],
})
