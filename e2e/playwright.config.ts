import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { launchOptions } from '../scripts/chromium.mjs'

// Workers inherit it, so that all of them mean the same folder.
process.env.JOURNEYS_TEMPLATE ??= join(tmpdir(), `campus-gigs-journeys-${process.pid}`)

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  // Each worker has a server and a database of its own, so files run side by side without seeing each other.
  workers: 2,
  forbidOnly: process.env.CI === 'true',
  // A busy machine may starve a browser once; a journey that fails twice is broken.
  retries: process.env.CI === 'true' ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JUNIT_OUTPUT_FILE ? [['junit'] as const] : [])],
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions(),
    locale: 'en-AU',
    timezoneId: 'Australia/Melbourne',
    // No splash over every page: journeys are about what is under it.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    // Recording makes every step slower: a trace is kept of the second try, or asked for by `--trace on`.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  // Both widths walk the loop, and what is laid out or touched differently: the list and the details, the painted week,
  // the bars. Any other journey goes at the one width that its tag names, or that its whole file is left to below; the
  // two halves cross every screen.
  projects: [
    { name: 'first start', testMatch: '**/*.setup.ts', teardown: 'last' },
    { name: 'last', testMatch: '**/*.teardown.ts' },
    {
      name: 'desktop',
      dependencies: ['first start'],
      // What is most likely done on a phone is walked on a phone.
      testIgnore: [
        'first-business.spec.ts',
        'closed-meanwhile.spec.ts',
        'first-student.spec.ts',
        'network-drop.spec.ts',
      ],
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      dependencies: ['first start'],
      // What the server refuses or keeps does not depend on a width, and keys are pressed at a desk.
      testIgnore: [
        'privacy.spec.ts',
        'bad-input.spec.ts',
        'triage.spec.ts',
        'change-of-mind.spec.ts',
        'two-tabs.spec.ts',
        'uploads.spec.ts',
      ],
      grepInvert: /@desktop/,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
    },
  ],
})
