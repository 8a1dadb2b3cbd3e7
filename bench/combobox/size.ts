import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

/** What the combobox costs a page that has React: minified and compressed, in bytes, everything it uses included. */
export async function comboboxSize(): Promise<number> {
  const input = join(resolve(import.meta.dirname, '../..'), 'ui/src/components/combobox/combobox.tsx')
  const built = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: { input, external: /^react(-dom)?($|\/)/, preserveEntrySignatures: 'strict' },
    },
  })
  const results = Array.isArray(built) ? built : [built]
  const chunks = results.flatMap((result) => ('output' in result ? result.output : []))
  const code = chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n')
  return brotliCompressSync(code).length
}
