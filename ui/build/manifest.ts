import type { Door, SourceManifest } from './doors'

/** One line of the published `exports`. */
type PublishedExport = string | { types: string; default: string }

const published = (file: string): PublishedExport => {
  const base = file.replace(/\.tsx?$/, '')
  return base === file ? file : { types: `${base}.d.ts`, default: `${base}.js` }
}

/**
 * The manifest that is published: the source's own, its doors leading to what was built, with one more door a component.
 * Versions are ranges there, so that strangers need not have two of each; pdf.js stays exact, for its files are named
 * one by one.
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
  const dependencies = Object.entries(manifest.dependencies).map(([name, version]) => [
    name,
    name === 'pdfjs-dist' ? version : `^${version}`,
  ])
  return {
    ...manifest,
    exports: { ...Object.fromEntries([...own, ...components]), './package.json': './package.json' },
    types: './index.d.ts',
    dependencies: Object.fromEntries(dependencies),
  }
}
