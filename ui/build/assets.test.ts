import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pdfFiles, withLocalPdfPaths } from './assets'
import { sourceFolder } from './entry-points'

it('names pdf.js’s files relative to the module, and its minified build', () => {
  const code = "await import('pdfjs-dist/a/pdf.mjs'); new URL('pdfjs-dist/wasm/a.wasm', import.meta.url)"
  expect(withLocalPdfPaths(code)).toBe(
    "await import('./pdfjs/a/pdf.min.mjs'); new URL('./pdfjs/wasm/a.wasm', import.meta.url)",
  )
})

it('finds the library, worker, fonts and decoders that the sources name, all of them installed', () => {
  const files = pdfFiles()
  expect(files).toEqual(expect.arrayContaining(['legacy/build/pdf.min.mjs', 'legacy/build/pdf.worker.min.mjs']))
  expect(files.filter((file) => file.endsWith('.wasm')).length).toBeGreaterThan(0)
  expect(files.filter((file) => !existsSync(join(sourceFolder, '../../node_modules/pdfjs-dist', file)))).toEqual([])
})
