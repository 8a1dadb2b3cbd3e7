// Files of other packages that are published as our own: the fonts, and pdf.js with its worker, fonts and decoders.
//
// The sources name pdf.js's files by their package, `pdfjs-dist`. The published modules name copies beside them instead: a
// development server that moves packages into a cache can't resolve files of another package, and consumers are spared the
// other 70 MB of `pdfjs-dist`.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { sourceFolder } from './entry-points'

const require = createRequire(import.meta.url)

/**
 * Writes `fonts.css` without imports, and into `fonts/` the font files that it names and the licence of each family.
 *
 * @param output the folder to write to
 */
export function copyFonts(output: string): void {
  const fontsFolder = join(output, 'fonts')
  mkdirSync(fontsFolder, { recursive: true })
  const ourStyles = readFileSync(join(sourceFolder, 'fonts.css'), 'utf8')
  const importedStyles = Array.from(ourStyles.matchAll(/@import "([^"]+)";/g), ([, sheet = '']) =>
    copyFontFamily(require.resolve(sheet), fontsFolder),
  )
  // The faces of `fonts.css` itself use files of the imported families, which have been copied already.
  const ownFaces = ourStyles
    .replace(/@import "[^"]+";\n/g, '')
    .replace(/url\("@fontsource[^"]*\/([^/"]+)"\)/g, 'url(./fonts/$1)')
  writeFileSync(join(output, 'fonts.css'), [...importedStyles, ownFaces].join('\n'))
}

/** Copies a family's files and licence. @returns its style sheet, which names the copies */
function copyFontFamily(styleSheet: string, fontsFolder: string): string {
  const familyFolder = dirname(styleSheet)
  cpSync(join(familyFolder, 'LICENSE'), join(fontsFolder, `${basename(familyFolder)}-LICENSE`))
  return readFileSync(styleSheet, 'utf8').replace(/url\(\.\/files\/([^)]+)\)/g, (_, name: string) => {
    cpSync(join(familyFolder, 'files', name), join(fontsFolder, name))
    return `url(./fonts/${name})`
  })
}

/** Matches `new URL('pdfjs-dist/…'` and `import('pdfjs-dist/…'`, but no type: how to load, and the path in the package. */
const pdfImport = /(new URL|(?<!typeof )import)\('pdfjs-dist\/([^']+)'/g

/** The path of pdf.js's minified build: the other one names a source map, and bundlers warn that its sources are missing. */
const minified = (path: string) => path.replace(/\/pdf\.mjs$/, '/pdf.min.mjs')

/** The module's code with pdf.js's files named where `copyPdfFiles` puts them. */
export function withLocalPdfPaths(code: string): string {
  return code.replace(pdfImport, (_, loader: string, path: string) => `${loader}('./pdfjs/${minified(path)}'`)
}

/** The files of pdf.js that the sources name, relative to its package. */
export function pdfFiles(): string[] {
  const folder = join(sourceFolder, 'components/pdf-viewer')
  const modules = readdirSync(folder).filter((file) => /\.tsx?$/.test(file))
  return modules.flatMap((file) => {
    const code = readFileSync(join(folder, file), 'utf8')
    return Array.from(code.matchAll(pdfImport), ([, , path = '']) => minified(path))
  })
}

/**
 * Copies the files of pdf.js that the sources name, and the licences in the folders of these files.
 *
 * @param output the folder of the package's modules
 */
export function copyPdfFiles(output: string): void {
  const pdfjsFolder = dirname(require.resolve('pdfjs-dist/package.json'))
  const files = pdfFiles()
  const folders = new Set(files.map((file) => dirname(file)))
  const licences = [...folders].flatMap((folder) =>
    readdirSync(join(pdfjsFolder, folder))
      .filter((file) => file.startsWith('LICENSE'))
      .map((file) => join(folder, file)),
  )
  for (const file of ['LICENSE', ...licences, ...files]) {
    cpSync(join(pdfjsFolder, file), join(output, 'components/pdf-viewer/pdfjs', file))
  }
}
