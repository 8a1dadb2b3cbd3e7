// Resolves imports of `@campus-gigs/ui` to single modules for `vitest --changed`. Through the index, every test that
// imports one component would depend on all of them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'rolldown/utils'
import { publicNames, source } from './entry-points.ts'

/** Module path by exported name. */
type ModulePaths = ReadonlyMap<string, string>

/**
 * Replaces imports from the package's index by imports from each name's own module. An import with a name that has no
 * module in `modules`, or of the whole index (`* as ui`), stays as it is.
 *
 * @param id the file's name, which decides the syntax
 */
export function withDirectImports(id: string, code: string, modules: ModulePaths): string {
  // From the last import to the first, so that the offsets of the earlier ones stay valid.
  return parseSync(id, code)
    .program.body.filter((node) => node.type === 'ImportDeclaration')
    .filter(({ source, importKind }) => source.value === '@campus-gigs/ui' && importKind !== 'type')
    .reduceRight((changed, { specifiers, start, end }) => {
      const imports = specifiers.map((specifier) => {
        if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') return undefined
        const { imported, local, importKind } = specifier
        if (importKind === 'type') return ''
        const path = modules.get(imported.name)
        return path && `import { ${imported.name} as ${local.name} } from ${JSON.stringify(path)};`
      })
      if (imports.some((line) => line === undefined)) return changed
      return changed.slice(0, start) + imports.join(' ') + changed.slice(end)
    }, code)
}

/** The Vite plugin, active only where Vitest builds its import graph; browsers get the code as written. */
export function directImports() {
  let modules: ModulePaths = new Map()
  return {
    name: 'direct-imports',
    enforce: 'pre' as const,
    buildStart() {
      const names = publicNames(readFileSync(join(source, 'index.ts'), 'utf8'))
      // Names that the index renames are left to the index.
      modules = new Map(
        names.filter(({ name, local }) => name === local).map(({ name, module }) => [name, join(source, module)]),
      )
    },
    transform(this: { environment: { name: string } }, code: string, id: string) {
      if (this.environment.name !== 'ssr' || !/\.tsx?$/.test(id) || !code.includes("'@campus-gigs/ui'")) return null
      return { code: withDirectImports(id, code, modules), map: null }
    },
  }
}
