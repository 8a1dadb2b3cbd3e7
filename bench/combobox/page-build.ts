import { basename, dirname, join, resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'

const repository = resolve(import.meta.dirname, '../..')

/**
 * Builds a page as a product would be, serves it on the loopback, and says where and how to stop.
 *
 * @param root the folder of its `index.html`
 */
export async function servePage(root: string): Promise<{ url: string; close: () => Promise<void> }> {
  const outDir = join(repository, 'dist/bench', basename(dirname(root)))
  const shared = { root, configFile: false, logLevel: 'error', mode: 'production' } as const
  await build({ ...shared, plugins: [react(), tailwindcss()], build: { outDir, emptyOutDir: true, target: 'es2022' } })
  const server = await preview({ ...shared, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } })
  const url = server.resolvedUrls?.local[0]
  if (url === undefined) throw new Error(`The page of ${root} is not being served`)
  return { url, close: () => server.close() }
}
