import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { smallIcons } from './vite.config.ts'

/** Builds the module that `scripts/pages.mjs` renders the public pages with, in Node. */
export default defineConfig({
  plugins: [react(), smallIcons],
  resolve: { tsconfigPaths: true },
  ssr: { noExternal: [/^@campus-gigs\//, 'lucide-react'] },
  build: {
    ssr: 'app/prerender.tsx',
    outDir: 'dist/prerender',
    emptyOutDir: true,
    target: 'node20',
    // Node loads everything at once, so it doesn't matter what browsers load later.
    rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
  },
})
