import { configDefaults, defineConfig } from 'vitest/config'
import { filesOfNoEngine, filesOfOneEngine } from './testing/engine-tests.ts'

/** The test files that another run of the tests has, on the other engine. */
function filesOfTheOtherRun(): string[] {
  if (process.env.TEST_DATABASE_URL) return filesOfNoEngine()
  return process.env.TESTED_ON_POSTGRES ? filesOfOneEngine() : []
}

/**
 * The server's tests, in a configuration of their own: `vitest run --config server/vitest.config.ts` starts without
 * loading Storybook and the browser projects of the root configuration, which take five seconds of processor time.
 */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { tsconfigPaths: true },
  test: {
    name: 'server',
    environment: 'node',
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...filesOfTheOtherRun()],
    globalSetup: './testing/global-setup.ts',
    pool: 'forks',
    // One process for many files loads the server's modules and makes its database once.
    isolate: false,
    // These say when a wait or a test is given up, on a busy machine too; a wait ends with its condition.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // The SDK's pinned version runs on Node 20; its notice about later versions matters when the pin is moved.
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
  },
})
