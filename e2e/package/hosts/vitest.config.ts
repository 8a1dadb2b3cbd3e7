// `npm run test:hosts`, which `npm test` leaves out: installing the hosts' packages takes minutes.
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: join(import.meta.dirname, '../../..'),
  resolve: { tsconfigPaths: true },
  test: {
    name: 'hosts',
    environment: 'node',
    include: ['e2e/package/hosts/*.test.ts'],
    env: { NEXT_TELEMETRY_DISABLED: '1' },
    testTimeout: 60_000,
    // Before its tests, each host is installed and built.
    hookTimeout: 900_000,
  },
})
