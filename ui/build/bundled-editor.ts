// TipTap and ProseMirror are published inside the package, as one module with the parts that the editor uses: 0.6 MB to
// install instead of 9.1 MB in 31 packages. An app's own TipTap is another copy, of any version.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { sourceFolder } from './entry-points'

const editorFolder = 'components/rich-text-field/editor'

/**
 * The id of a generated module that imports from React what `use-sync-external-store` requires by `require('react')`. The
 * package is CommonJS, and browsers can only import. Rolldown's own `esmExternalRequirePlugin` generates an import of the
 * name `module.exports` from React, which webpack rejects.
 */
const importedReact = '\0imported-react'
const requiredHooks = 'useDebugValue, useEffect, useMemo, useRef, useSyncExternalStore'

/** The folders of the installed packages that modules belong to. */
function packageFolders(moduleIds: readonly string[]): string[] {
  const folders = moduleIds.flatMap((id) => id.match(/^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/) ?? [])
  return [...new Set(folders)].sort()
}

/** Each licence once, under the names and versions of its packages. @throws when a package has none */
function licenceText(folders: readonly string[]): string {
  const packages = new Map<string, string[]>()
  for (const folder of folders) {
    const file = ['LICENSE', 'LICENSE.md'].map((name) => join(folder, name)).find(existsSync)
    if (!file) throw new Error(`${folder} has no licence to publish with its code.`)
    const licence = readFileSync(file, 'utf8').trim()
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    packages.set(licence, [...(packages.get(licence) ?? []), `${name} ${version}`])
  }
  return Array.from(packages, ([licence, names]) => `${names.join(', ')}\n\n${licence}\n`).join('\n---\n\n')
}

/**
 * Bundles `editor/tiptap.ts` with the packages it names, except React, and writes their licences beside it.
 *
 * @param output the folder of the package's modules
 */
export async function bundleTiptap(output: string): Promise<void> {
  const bundle = await rolldown({
    input: join(sourceFolder, editorFolder, 'tiptap.ts'),
    platform: 'browser',
    plugins: [
      {
        name: 'import-react',
        resolveId(id, _, { kind }) {
          if (!/^react(-dom)?(\/|$)/.test(id)) return null
          return id === 'react' && kind === 'require-call' ? importedReact : { id, external: true }
        },
        load: (id) => (id === importedReact ? `export { ${requiredHooks} } from 'react'` : null),
      },
    ],
    experimental: { attachDebugInfo: 'none' },
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, target: 'es2022' },
    onLog(level, log, handle) {
      // Hides the warning that 'use client' of TipTap's modules is left out. The component that imports this module has it.
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
    },
  })
  const { output: chunks } = await bundle.write({
    file: join(output, editorFolder, 'tiptap.js'),
    format: 'es',
    comments: { legal: true, annotation: true, jsdoc: false },
  })
  const modules = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? Object.entries(chunk.modules) : []))
  const included = modules.flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
  writeFileSync(join(output, editorFolder, 'LICENSE'), licenceText(packageFolders(included)))
}
