import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vite'

/**
 * Builds the server to one folder that keeps npm packages external and bundles our own sources: what the first answer needs
 * to a few files, and what is loaded later to files of its own. They are beside one another, so that each finds the migrations and
 * the programs of a worker thread and of a process.
 */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  ssr: { noExternal: [/^@campus-gigs\//] },
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: { output: { chunkFileNames: '[name].js' } },
  },
  plugins: [
    {
      name: 'files-beside-the-server',
      writeBundle: ({ dir = '.' }) => {
        cpSync('server/db/migrations', join(dir, 'migrations'), { recursive: true })
        for (const file of ['pdf-worker.mjs', 'image-process.mjs']) cpSync(`server/files/${file}`, join(dir, file))
      },
    },
  ],
})
