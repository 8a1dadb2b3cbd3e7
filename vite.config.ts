import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`

/**
 * Typefaces that have not loaded when a page is first drawn wait for the next page: `swap`, which the library has, would
 * move text that somebody is reading.
 */
const optionalFonts: Plugin = {
  name: 'optional-fonts',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = String(file.source).replace(/font-display: ?swap/g, 'font-display:optional')
  },
}

/** Parts that few people open: their chunks are loaded one after the other, so that other pages don't list them. */
const rarelyOpened = /(gig-report|review-desk-route|suspended-route)-/

export default defineConfig({
  root: 'app',
  plugins: [react(), tailwindcss(), optionalFonts],
  resolve: {
    tsconfigPaths: true,
    alias: { 'react-style-singleton': new URL('app/constructed-style.ts', import.meta.url).pathname },
  },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    modulePreload: { resolveDependencies: (file, dependencies) => (rarelyOpened.test(file) ? [] : dependencies) },
    // In kB before compression, of which a browser loads a quarter.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // Importing a module of ours does nothing (CONTRIBUTING), so a page loads no module whose exports it does not use,
      // such as the other exports of an index.
      treeshake: {
        moduleSideEffects: [
          { test: /\/(app\/(?!main)|client|contract|domain|features)\/[^?]*\.tsx?$/, sideEffects: false },
        ],
      },
      output: {
        codeSplitting: {
          groups: [
            // Changes less often than our code, so browsers keep it longer.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
            // What every page starts with comes in one file. Pages share the rest in files of their own.
            { name: 'start', tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': server, '/oidc': server },
  },
})
