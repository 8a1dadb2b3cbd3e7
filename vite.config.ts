import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
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

/**
 * Replaces lucide-react's function that creates an icon by ours, and leaves out of each icon what ours doesn't read: its
 * name, its size and the keys of its shapes, texts that hardly compress.
 */
export const smallIcons: Plugin = {
  name: 'small-icons',
  enforce: 'pre',
  apply: 'build',
  load: (id) =>
    id.endsWith('/lucide-react/dist/esm/createLucideIcon.mjs')
      ? `export { createLucideIcon as default } from ${JSON.stringify(join(import.meta.dirname, 'app/lucide-icon.ts'))}`
      : undefined,
  transform: (code, id) => (id.includes('/lucide-react/dist/esm/icons/') ? withoutUnreadIconData(code) : undefined),
}

/** The code of a lucide-react icon with its shapes only. */
export function withoutUnreadIconData(code: string): string {
  return code.replace(/ *(name: "[\w-]+"|size: \d+),\n|,\s*(key: "\w+"|aliases: \[.*?\])|__iconData\.node;\n/g, '')
}

/** Parts that few people open: their chunks are loaded one after the other, so that other pages don't list them. */
const rarelyOpened =
  /(gig-report|palette-(dialog|links)|session-ended|review-desk-route|suspended-route|legal-routes|help-routes|not-found-route|poster-routes|printable-poster-route|upcoming-events-route)-/

/** The chunks that every page has loaded before it loads another, so that no list of a chunk's files names them. */
const everyPages = /^assets\/(react|rolldown-runtime|visitor)-[\w-]{7}\.js$/

/** The suffix of the module ids of the forms' copy of zod's core. */
const formsCopy = '?forms'

/**
 * Gives `zod`, whose schemas load with the forms, a copy of zod's core apart from that of `zod/mini`. A module is in one
 * chunk with all that any page uses of it, so every page would load what only forms need.
 */
const separateFormsCore: Plugin = {
  name: 'separate-forms-core',
  enforce: 'pre',
  apply: 'build',
  async resolveId(source, importer) {
    if (!importer || !/\/zod\/v4\/(classic\/|core\/.*\?forms$)/.test(importer)) return undefined
    const resolved = await this.resolve(source, importer.replace(formsCopy, ''), { skipSelf: true })
    if (!resolved?.id.includes('/zod/v4/core/')) return resolved
    return { id: resolved.id + formsCopy, moduleSideEffects: false }
  },
  load: (id) => (id.endsWith(formsCopy) ? readFile(id.slice(0, -formsCopy.length), 'utf8') : undefined),
}

/** The modules that visitors' pages share with every page of the app, which are in one chunk with all that they import. */
const visitorModules = new RegExp(
  `/(${[
    'app/(navbar-links|pending-screen|root-element|routed-links|navigation/(history|routes|scroll-positions))',
    'client/(account-keys|busy-retry|slow-calls|start)',
    'domain/(completeness|dollars|formats|melbourne-date|presets|time-of-day)',
    'features/shared/(page-focus|use-lazy-module)',
    'features/shell/(hide-on-scroll|splash|screens/(broken-screen|navbar))',
    'ui/src/components/(availability-grid/availability|card/card)',
  ].join('|')})\\.tsx?$`,
)

/**
 * Small modules that several screens share. Each would be a file of its own: of the dashboard's 33 files most had fewer than
 * 1,000 bytes, which hardly compress. A group is what about the same screens load; a screen that needs one module of it
 * loads all of it.
 */
const sharedModules = {
  // Lists of listings, for either kind of account, and the address of the open one.
  lists: new RegExp(
    `/(${[
      'app/use-(open-item|step-history|report-dialog)',
      'client/resource',
      'features/shared/(listing-status-tag|retry-alert|use-media-query|change-notice/[\\w-]+)',
      'icons/x',
      'ui/src/components/(field/use-event|(tag|time-ago|visually-hidden)/[\\w-]+)',
    ].join('|')})\\.m?[jt]sx?$`,
  ),
  // The frame and the value of every field.
  field:
    /\/ui\/src\/components\/field\/(control-frame|field|field-ids|join-words|native-value|split-field-props|use-(field-value|form-reset|merged-ref))\./,
  combobox: /\/ui\/src\/components\/combobox\//,
  // A listing's shifts and how it fits a week.
  'dashboard-parts':
    /\/domain\/(distance|fit|shifts|listing-(filters|order))\.|\/features\/shared\/fit\/|\/icons\/check\.|\/ui\/src\/components\/select\//,
  'windowed-list': /\/ui\/src\/components\/windowed-list\//,
}

export default defineConfig({
  root: 'app',
  plugins: [react(), tailwindcss(), optionalFonts, separateFormsCore, smallIcons],
  resolve: {
    tsconfigPaths: true,
    alias: { 'react-style-singleton': join(import.meta.dirname, 'app/constructed-style.ts') },
  },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    modulePreload: {
      // Browsers without it load a page's files a little later.
      polyfill: false,
      resolveDependencies: (file, dependencies) =>
        rarelyOpened.test(file) ? [] : dependencies.filter((dependency) => !everyPages.test(dependency)),
    },
    // In kB before compression, of which a browser loads a quarter.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: { index: 'app/index.html', visitor: 'app/visitor.tsx' },
      // The two start scripts share the app: one imports it, the other loads it later.
      checks: { ineffectiveDynamicImport: false },
      // Importing a module of ours does nothing (CONTRIBUTING), so a page loads no module whose exports it does not use,
      // such as the other exports of an index.
      treeshake: {
        moduleSideEffects: [
          { test: /\/(app\/(?!main)|client|contract|domain|features)\/[^?]*\.tsx?$/, sideEffects: false },
        ],
      },
      output: {
        // Pages name hundreds of files. Seven characters of a hash are 42 bits; the default is eight.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            // Changes less often than our code, so browsers keep it longer.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
            // What a visitor's page starts with, and then what the app starts with, each in one file. Pages share the rest in
            // files of their own.
            { name: 'visitor', test: visitorModules, priority: 1 },
            // The week that the landing page shows, as profiles and settings do.
            { name: 'week', test: /\/ui\/src\/components\/availability-grid\/availability-grid\.tsx$/ },
            {
              name: 'start',
              test: /^(?!.*\/(app\/(visitor(-root|-takeover)?\.tsx|main\.tsx|index\.html)|features\/shell\/visitor-frame\.))/,
              tags: ['$initial'],
            },
            ...Object.entries(sharedModules).map(([name, test]) => ({ name, test, minShareCount: 2 })),
            // The dashboard, of which its dialogs import parts.
            {
              name: 'job-search',
              test: /\/features\/job-search\/(?!listing-preview|screens\/(filter-drawer|job-detail|job-view|job-shifts))/,
            },
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
