import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Builds the module that `scripts/pages.mjs` renders the public pages with, in Node. */
export default defineConfig({
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  ssr: { noExternal: [/^@campus-gigs\//] },
  build: { ssr: 'app/prerender.tsx', outDir: 'dist/prerender', emptyOutDir: true, target: 'node20' },
})
