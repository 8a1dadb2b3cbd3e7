// The package's modules and their declaration files.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { withLocalPdfPaths } from './assets'
import { bundleTiptap } from './bundled-editor'
import { isClientModule, transformComponent } from './component-transform'
import { readManifest, sourceEntries, sourceFolder, uiFolder } from './entry-points'
import { allowUndefined } from './optional-props'

const packages = [...Object.keys(readManifest().dependencies), 'react', 'react-dom']
const isPackage = (id: string) => packages.some((name) => id === name || id.startsWith(`${name}/`))
const isCopiedPdfFile = (id: string) => id.startsWith('./pdfjs/')

/**
 * Writes one module for each source module, so that a bundler takes only what is used.
 *
 * @param output the folder they are written to
 */
export async function buildModules(output: string): Promise<void> {
  const clientModules = new Set<string>()
  const bundle = await rolldown({
    input: Object.fromEntries(sourceEntries().map((file) => [file.replace(/^src\/|\.ts$/g, ''), join(uiFolder, file)])),
    external: (id) => isPackage(id) || isCopiedPdfFile(id),
    platform: 'neutral',
    plugins: [prepareForPublishing(clientModules)],
    experimental: { attachDebugInfo: 'none' },
    transform: { jsx: { runtime: 'automatic', development: false }, target: 'es2022' },
  })
  await bundle.write({
    dir: output,
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: sourceFolder,
    entryFileNames: '[name].js',
    // The maps contain the sources. Their lines are exact; their columns are not, since `renameClassesInModules` shortens the
    // class names in the written modules.
    sourcemap: true,
    banner: ({ facadeModuleId, moduleIds }) =>
      [facadeModuleId, ...moduleIds].some((id) => id && clientModules.has(id)) ? "'use client'" : '',
  })
  await bundleTiptap(output)
}

/** Changes the sources for consumers. Adds the modules that need `'use client'` to `clientModules`. */
function prepareForPublishing(clientModules: Set<string>): Plugin {
  return {
    name: 'prepare-for-publishing',
    // Left out here, because `bundleTiptap` bundles this module with its packages.
    resolveId: (id) => (id === './tiptap' ? { id: './tiptap.js', external: true } : null),
    // `cn-published.ts` says why the package has its own `cn`.
    load(id) {
      return id === join(sourceFolder, 'cn.ts') ? readFileSync(join(sourceFolder, 'cn-published.ts'), 'utf8') : null
    },
    transform(code, id) {
      if (!/\.tsx?$/.test(id)) return null
      if (isClientModule(id, code)) clientModules.add(id)
      const isComponent = id.endsWith('.tsx') || code.includes('createElement(')
      const prepared = isComponent ? transformComponent(id, code) : withLocalPdfPaths(code)
      return { code: prepared, map: { mappings: lineMappings(prepared) } }
    },
  }
}

/**
 * A source map's mappings that map each line to the line of the same number, since the transformations add and remove no
 * lines. In that format `AAAA` maps the first line to the first, `;` begins the next line, and `AACA` maps it to the source's
 * next line.
 */
function lineMappings(code: string): string {
  const lineCount = code.replace(/\n$/, '').split('\n').length
  return `AAAA${';AACA'.repeat(lineCount - 1)}`
}

/** Adds the extension that Node requires: `./button` → `./button.js`, or `/index.js` for a folder. */
function withExtensions(file: string, code: string): string {
  return code.replace(/((?:from|import)\s*\(?\s*['"])(\.{1,2}\/[^'"]+)(['"])/g, (match, before, path, after) => {
    if (/\.(js|json)$/.test(path)) return match
    const target = join(dirname(file), path)
    return `${before}${path}${existsSync(`${target}.d.ts`) ? '.js' : '/index.js'}${after}`
  })
}

/** The repository's compiler settings, emitting declarations for the entry points. */
function declarationConfig(): object {
  return {
    extends: join(uiFolder, '../tsconfig.json'),
    compilerOptions: {
      rootDir: sourceFolder,
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      allowJs: false,
      checkJs: false,
      // A declaration must not name a dependency's type by a path of this repository.
      paths: {},
    },
    include: [],
    files: sourceEntries().map((file) => join(uiFolder, file)),
  }
}

/**
 * Writes a declaration file for every module reachable from the entry points.
 *
 * @throws when the sources have type errors
 */
export function emitDeclarations(output: string): void {
  const tsc = join(uiFolder, '../node_modules/.bin/tsc')
  const config = join(output, 'tsconfig.json')
  writeFileSync(config, JSON.stringify(declarationConfig()))
  // With several threads, the order of checking decides by which path a dependency's type is imported.
  const args = ['--project', config, '--outDir', output, '--singleThreaded']
  const { status, stdout } = spawnSync(tsc, args, { encoding: 'utf8' })
  rmSync(config)
  if (status !== 0) throw new Error(`The package's declaration files could not be written.\n${stdout}`)
  for (const entry of readdirSync(output, { recursive: true, encoding: 'utf8' })) {
    if (!entry.endsWith('.d.ts')) continue
    const file = join(output, entry)
    const code = readFileSync(file, 'utf8')
    writeFileSync(file, allowUndefined(withExtensions(file, code)))
  }
}
