import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { source } from './doors'
import { namedBeside, pdfFiles } from './pdf-files'

it('names pdf.js’s files beside the module, and leaves imports of it alone', () => {
  const code = "import('pdfjs-dist/a.mjs'); new URL('pdfjs-dist/wasm/a.wasm', import.meta.url)"
  expect(namedBeside(code)).toBe("import('pdfjs-dist/a.mjs'); new URL('./pdfjs/wasm/a.wasm', import.meta.url)")
})

it('knows every file the source names: the worker, fonts and decoders, all of which pdf.js has', () => {
  const files = pdfFiles()
  expect(files).toContain('legacy/build/pdf.worker.min.mjs')
  expect(files.filter((file) => file.endsWith('.wasm')).length).toBeGreaterThan(0)
  expect(files.filter((file) => !existsSync(join(source, '../node_modules/pdfjs-dist', file)))).toEqual([])
})
