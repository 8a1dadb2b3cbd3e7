import { configDefaults, defineConfig } from 'vitest/config'
import { filesOfNoEngine, filesOfOneEngine } from './testing/engine-tests.ts'

/** The test files that the run on the other engine covers. */
function filesOfTheOtherRun(): string[] {
  if (process.env.TEST_DATABASE_URL) return filesOfNoEngine()
  return process.env.TESTED_ON_POSTGRES ? filesOfOneEngine() : []
}

/**
 * The server's tests have their own configuration, because loading Storybook and the browser projects of the root
 * configuration takes five seconds of CPU time.
 */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { tsconfigPaths: true },
  test: {
    name: 'server',
    // Vitest runs projects with different numbers of workers in different groups only.
    sequence: { groupOrder: 1 },
    environment: 'node',
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...filesOfTheOtherRun()],
    globalSetup: './testing/global-setup.ts',
    pool: 'forks',
    // Run many files in one process, which loads the server's modules and creates its database once.
    isolate: false,
    // Timeouts for a busy machine. A wait ends as soon as its condition holds.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Silence the SDK's notice about Node versions, which concerns later SDK versions than the pinned one.
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
  },
})
