import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vite'

/** Builds the server to one file that keeps npm packages external and bundles our own sources. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  ssr: { noExternal: [/^@campus-gigs\//] },
  build: { ssr: 'server/main.ts', outDir: 'dist/server', emptyOutDir: true, target: 'node20', sourcemap: true },
  plugins: [
    {
      name: 'migrations-beside-the-server',
      writeBundle: ({ dir = '.' }) => cpSync('server/db/migrations', join(dir, 'migrations'), { recursive: true }),
    },
  ],
})
