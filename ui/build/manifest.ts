import type { Door, SourceManifest } from './doors'

/** One line of the published `exports`. */
type PublishedExport = string | { types: string; default: string }

/** A source file as it is published: its sources' folder is the package's root there. */
const published = (source: string): PublishedExport => {
  const file = source.replace('./src/', './')
  const base = file.replace(/\.tsx?$/, '')
  return base === file ? file : { types: `${base}.d.ts`, default: `${base}.js` }
}

/**
 * The manifest that is published: the source's own, its doors leading to what was built, with one more door a component.
 * Versions are ranges there, so that strangers need not have two of each. What is needed of pdf.js the package brings along.
 */
export function publishedManifest(
  { scripts: _, private: __, ...manifest }: SourceManifest,
  doors: readonly Door[],
): object {
  const own = Object.entries(manifest.exports).map(([subpath, file]) => [subpath, published(file)])
  const components = doors.map(({ subpath, names }): [string, PublishedExport] => {
    const [first] = names
    const isModule = first?.module === subpath
    return [`./${subpath}`, published(isModule ? `./${first.module}.ts` : `./${subpath}.ts`)]
  })
  const { 'pdfjs-dist': _pdf, ...packages } = manifest.dependencies
  const dependencies = Object.entries(packages).map(([name, version]) => [name, `^${version}`])
  return {
    ...manifest,
    exports: { ...Object.fromEntries([...own, ...components]), './package.json': './package.json' },
    types: './index.d.ts',
    dependencies: Object.fromEntries(dependencies),
  }
}
