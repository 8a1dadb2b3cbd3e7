// pdf.js, its worker, fonts and decoders, as files of the package itself. In the source they are named by the package they
// come from; a development server that moves packages elsewhere only knows what is named from where it stood. And nobody
// installs the rest of that package, 70 MB with the canvas it brings for Node.
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { source } from './doors'

const named = /(new URL|await import)\('pdfjs-dist\/([^']+)'/g

/** pdf.js's small build: the other one names a source map, whose sources bundlers look for in vain. */
const smallBuild = (path: string) => path.replace(/\/pdf\.mjs$/, '/pdf.min.mjs')

/** The module's code with pdf.js and its files named beside it, where `copyPdfFiles` puts them. */
export function namedBeside(code: string): string {
  return code.replace(named, (_, how: string, path: string) => `${how}('./pdfjs/${smallBuild(path)}'`)
}

/** The files of pdf.js that the source names, from the folder of its package. */
export function pdfFiles(): string[] {
  const folder = join(source, 'components/pdf-viewer')
  return readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => Array.from(readFileSync(join(folder, file), 'utf8').matchAll(named), ([, , path = '']) => path))
    .map(smallBuild)
}

/** Puts them, and the licences they come under, into the package. */
export function copyPdfFiles(output: string): void {
  const from = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  const files = pdfFiles()
  const folders = new Set(files.map((file) => dirname(file)))
  const licences = [...folders].flatMap((folder) =>
    readdirSync(join(from, folder)).flatMap((file) =>
      basename(file).startsWith('LICENSE') ? [join(folder, file)] : [],
    ),
  )
  for (const file of ['LICENSE', ...licences, ...files])
    cpSync(join(from, file), join(output, 'components/pdf-viewer/pdfjs', file))
}
