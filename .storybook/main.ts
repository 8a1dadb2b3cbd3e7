import { copyFileSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'

/** The service worker always comes from the installed msw, so the two can never be of different versions. */
function serviceWorkerFolder(): string {
  const folder = resolve(import.meta.dirname, '../.cache/msw')
  mkdirSync(folder, { recursive: true })
  const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')
  copyFileSync(worker, join(folder, 'mockServiceWorker.js'))
  return folder
}

export default {
  framework: '@storybook/react-vite',
  stories: [
    '../ui/{src,docs}/**/*.mdx',
    '../ui/src/**/*.stories.tsx',
    '../features/shared/**/*.stories.tsx',
    '../stories/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  previewAnnotations: (entries = []) =>
    process.env.VITEST ? [...entries, resolve(import.meta.dirname, 'vitest-preview.ts')] : entries,
  staticDirs: [serviceWorkerFolder()],
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
