// Files of other packages that are published as our own: the fonts, and pdf.js with its worker, fonts and decoders.
//
// The sources name pdf.js's files by their package. A development server that moves packages elsewhere resolves only
// files beside the module that names them, and a copy spares consumers the other 70 MB of `pdfjs-dist`.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { source } from './entry-points'

const require = createRequire(import.meta.url)

/** Writes `fonts.css` and the font files it names, each family with its licence. */
export function copyFonts(folder: string): void {
  const target = join(folder, 'fonts')
  mkdirSync(target, { recursive: true })
  const entry = readFileSync(join(source, 'fonts.css'), 'utf8')
  const css = Array.from(entry.matchAll(/@import "([^"]+)";/g), ([, sheet = '']) => {
    const file = require.resolve(sheet)
    const family = basename(dirname(file))
    cpSync(join(dirname(file), 'LICENSE'), join(target, `${family}-LICENSE`))
    return readFileSync(file, 'utf8').replace(/url\(\.\/files\/([^)]+)\)/g, (_, name) => {
      cpSync(join(dirname(file), 'files', name), join(target, name))
      return `url(./fonts/${name})`
    })
  })
  const ownFaces = entry
    .replace(/@import "[^"]+";\n/g, '')
    .replace(/url\("@fontsource[^"]*\/([^/"]+)"\)/g, 'url(./fonts/$1)')
  writeFileSync(join(folder, 'fonts.css'), [...css, ownFaces].join('\n'))
}

/** `new URL('pdfjs-dist/…'` or `await import('pdfjs-dist/…'`. */
const pdfImport = /(new URL|await import)\('pdfjs-dist\/([^']+)'/g

/** The minified build: the other one names a source map, and bundlers warn that its sources are missing. */
const minified = (path: string) => path.replace(/\/pdf\.mjs$/, '/pdf.min.mjs')

/** The module's code with pdf.js's files named where `copyPdfFiles` puts them. */
export function withLocalPdfPaths(code: string): string {
  return code.replace(pdfImport, (_, reference: string, path: string) => `${reference}('./pdfjs/${minified(path)}'`)
}

/** The files of pdf.js that the sources name, relative to its package. */
export function pdfFiles(): string[] {
  const folder = join(source, 'components/pdf-viewer')
  return readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      Array.from(readFileSync(join(folder, file), 'utf8').matchAll(pdfImport), ([, , path = '']) => path),
    )
    .map(minified)
}

/** Copies the files of pdf.js into the package, with the licences of their folders. */
export function copyPdfFiles(output: string): void {
  const from = dirname(require.resolve('pdfjs-dist/package.json'))
  const files = pdfFiles()
  const licences = [...new Set(files.map((file) => dirname(file)))].flatMap((folder) =>
    readdirSync(join(from, folder))
      .filter((file) => file.startsWith('LICENSE'))
      .map((file) => join(folder, file)),
  )
  for (const file of ['LICENSE', ...licences, ...files]) {
    cpSync(join(from, file), join(output, 'components/pdf-viewer/pdfjs', file))
  }
}
