import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { source } from './doors'
import { namedBeside, pdfFiles } from './pdf-files'

it('names pdf.js’s files beside the module, and pdf.js itself by its small build', () => {
  const code = "await import('pdfjs-dist/a/pdf.mjs'); new URL('pdfjs-dist/wasm/a.wasm', import.meta.url)"
  expect(namedBeside(code)).toBe(
    "await import('./pdfjs/a/pdf.min.mjs'); new URL('./pdfjs/wasm/a.wasm', import.meta.url)",
  )
})

it('knows every file the source names: pdf.js, its worker, fonts and decoders, all of which pdf.js has', () => {
  const files = pdfFiles()
  expect(files).toEqual(expect.arrayContaining(['legacy/build/pdf.min.mjs', 'legacy/build/pdf.worker.min.mjs']))
  expect(files.filter((file) => file.endsWith('.wasm')).length).toBeGreaterThan(0)
  expect(files.filter((file) => !existsSync(join(source, '../../node_modules/pdfjs-dist', file)))).toEqual([])
})
