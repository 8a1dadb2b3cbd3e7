// The import graph by name, for `vitest --changed`: without it, whatever imports one part of the library reaches all.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'rolldown/utils'
import { publicNames, source } from './doors.ts'

/** Which module each name of the front door comes from. */
type Modules = ReadonlyMap<string, string>

/**
 * Code that imports each name of the front door from its own module instead.
 * @param id the file's name, which decides the syntax
 */
export function withDirectImports(id: string, code: string, modules: Modules): string {
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

/** A plugin that does so where Vitest looks for the tests a change can reach. Browsers get the code as it is written. */
export function directImports() {
  let modules: Modules = new Map()
  return {
    name: 'direct-imports',
    enforce: 'pre' as const,
    buildStart() {
      const names = publicNames(readFileSync(join(source, 'index.ts'), 'utf8'))
      // A renamed name would need its own name in the module; there is none so far.
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
