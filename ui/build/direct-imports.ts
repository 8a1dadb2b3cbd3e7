// Resolves imports of `@campus-gigs/ui` to single modules for `vitest --changed`. Through the index, every test that
// imports one component would depend on all of them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync } from 'rolldown/utils'
import { applyEdits } from './code-edits.ts'
import { publicNames, sourceFolder } from './entry-points.ts'

/** The absolute path of each exported name's module, without extension. */
type ModulePaths = ReadonlyMap<string, string>

/**
 * Replaces imports from the package's index by imports from each name's own module. An import with a name that has no
 * module in `modules`, or of the whole index (`* as ui`), stays as it is.
 *
 * @param id the file's name, which decides the syntax
 */
export function withDirectImports(id: string, code: string, modules: ModulePaths): string {
  const declarations = parseSync(id, code)
    .program.body.filter((node) => node.type === 'ImportDeclaration')
    .filter(({ source, importKind }) => source.value === '@campus-gigs/ui' && importKind !== 'type')
  const edits = declarations.flatMap(({ specifiers, start, end }) => {
    const imports = specifiers.map((specifier) => directImport(specifier, modules))
    const hasUnknownName = imports.some((line) => line === undefined)
    return hasUnknownName ? [] : [{ start, end, text: imports.join(' ') }]
  })
  return applyEdits(code, edits)
}

/**
 * The import of one name from its own module.
 *
 * @returns `''` for a type, which needs no import at run time; undefined for a name without a module in `modules`
 */
function directImport(specifier: ESTree.ImportDeclarationSpecifier, modules: ModulePaths): string | undefined {
  if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') return undefined
  const { imported, local, importKind } = specifier
  if (importKind === 'type') return ''
  const path = modules.get(imported.name)
  return path && `import { ${imported.name} as ${local.name} } from ${JSON.stringify(path)};`
}

/**
 * The Vite plugin. It acts only in the environment `ssr`, where Vitest builds its import graph; browsers get the code as
 * written.
 */
export function directImports() {
  let modules: ModulePaths = new Map()
  return {
    name: 'direct-imports',
    enforce: 'pre' as const,
    buildStart() {
      const names = publicNames(readFileSync(join(sourceFolder, 'index.ts'), 'utf8'))
      // Names that the index renames are left to the index.
      modules = new Map(
        names.filter(({ name, local }) => name === local).map(({ name, module }) => [name, join(sourceFolder, module)]),
      )
    },
    transform(this: { environment: { name: string } }, code: string, id: string) {
      if (this.environment.name !== 'ssr' || !/\.tsx?$/.test(id) || !code.includes("'@campus-gigs/ui'")) return null
      return { code: withDirectImports(id, code, modules), map: null }
    },
  }
}
