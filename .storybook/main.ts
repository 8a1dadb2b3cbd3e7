import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import type { Indexer } from 'storybook/internal/types'

/** Code of the service worker: the browser sends it calls to `/api` only, and not the requests for modules, which are many. */
const onlyApiCalls = `addEventListener('install', (event) =>
  event.addRoutes?.({ condition: { not: { urlPattern: { pathname: '/api*' } } }, source: 'network' }),
)
`

/** Writes the service worker of the installed msw, so that both have the same version. @returns its folder */
function writeServiceWorker(): string {
  const folder = resolve(import.meta.dirname, '../.cache/msw')
  mkdirSync(folder, { recursive: true })
  const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')
  writeFileSync(join(folder, 'mockServiceWorker.js'), onlyApiCalls + readFileSync(worker, 'utf8'))
  return folder
}

// Paths from this folder.
const docsPages = '../ui/{src,docs}/**/*.mdx'
const storyFiles = ['../ui/src/**/*.stories.tsx', '../features/shared/**/*.stories.tsx', '../stories/**/*.stories.tsx']

/** Whether Vitest reads this configuration: it needs neither pages of documentation nor addons. */
const isVitest = Boolean(process.env.VITEST)

/** Indexes story files without parsing them: Vitest needs only the paths, and parsing takes 4 s of processor time. */
const pathsOnly: Indexer = {
  test: /\.stories\.tsx$/,
  createIndex: async (fileName, { makeTitle }) => [
    { type: 'story', importPath: fileName, exportName: 'default', title: makeTitle() },
  ],
}

export default {
  framework: '@storybook/react-vite',
  stories: isVitest ? storyFiles : [docsPages, ...storyFiles],
  experimental_indexers: (indexers = []) => (isVitest ? [pathsOnly] : indexers),
  // Addons only serve people who look at the Storybook.
  addons: isVitest ? [] : ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  previewAnnotations: (entries = []) =>
    isVitest ? [...entries, resolve(import.meta.dirname, 'vitest-preview.ts')] : entries,
  staticDirs: [writeServiceWorker()],
  // react-docgen-typescript drives the old TypeScript API, which TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
  // `storybook build --test` builds every page, without the tables of props: making them takes a third of a build.
  build: { test: { disableBlocks: false, disabledAddons: [], disableMDXEntries: false, disableAutoDocs: false } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), tailwindcss()],
    resolve: { ...config.resolve, tsconfigPaths: true },
    build: { ...config.build, chunkSizeWarningLimit: 4000 },
  }),
} satisfies StorybookConfig
