// Adds style sheets to the graph of `vitest --changed`, which follows the imports of modules only.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vitest/config'

const browserSetup = join(import.meta.dirname, '../.storybook/browser-setup.ts')

/** Whether a style sheet is that of a module of the same name. Only that module's dependents depend on the sheet. */
const isSheetOfModule = (file: string) => file.endsWith('.css') && existsSync(file.replace(/css$/, 'tsx'))

/** The files that a style sheet loads, directly or through others: sheets without a module, Tailwind's configuration. */
function filesLoadedBy(sheet: string): string[] {
  const rules = readFileSync(sheet, 'utf8').matchAll(/@(?:import|config|plugin)\s+["'](\.[^"']+)["']/g)
  const files = Array.from(rules, ([, path = '']) => join(dirname(sheet), path)).filter(
    (file) => !isSheetOfModule(file),
  )
  return files.flatMap((file) => (file.endsWith('.css') ? [file, ...filesLoadedBy(file)] : file))
}

/**
 * The files that a module depends on besides its imports.
 * @param id the module's path
 */
export function styleDependencies(id: string, code: string): string[] {
  const imports = code.matchAll(/^import ["'](\..+\.css)["']/gm)
  const importedSheets = Array.from(imports, ([, path = '']) => join(dirname(id), path))
  const sheetOfModule = id.replace(/tsx$/, 'css')
  const hasSheet = id.endsWith('.tsx') && existsSync(sheetOfModule)
  const isBrowserTest = /\.browser\.test\.tsx?$/.test(id)
  return [
    ...importedSheets.flatMap(filesLoadedBy),
    ...(hasSheet ? [sheetOfModule] : []),
    ...(isBrowserTest ? [browserSetup] : []),
  ]
}

/**
 * A Vite plugin that makes each module import its style dependencies. It is active only in the environment `ssr`, where
 * Vitest builds its import graph.
 */
export function styleImports(): Plugin {
  return {
    name: 'style-imports',
    enforce: 'pre',
    // Tailwind rejects a sheet that needs an importing sheet. The import graph does not need its content.
    load(id) {
      return this.environment.name === 'ssr' && id.endsWith('.css') && !id.includes('node_modules') ? '' : null
    },
    transform(code, id) {
      if (this.environment.name !== 'ssr' || id.includes('node_modules') || !/\.tsx?$/.test(id)) return null
      const imports = styleDependencies(id, code).map((file) => `\nimport ${JSON.stringify(file)};`)
      return imports.length === 0 ? null : { code: code + imports.join(''), map: null }
    },
  }
}
