// The package's doors: which subpaths strangers import from, told from the source's own manifest and front door.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'rolldown/utils'

/** The package's folder. */
export const folder = join(import.meta.dirname, '..')
/** The folder of its sources. */
export const source = join(folder, 'src')
/** Where what is published is built. */
export const output = join(folder, 'dist')

/** A name of the front door, and where it comes from. */
interface PublicName {
  /** As strangers import it. */
  name: string
  /** As its module calls it. */
  local: string
  isType: boolean
  /** The module without its ending, from the source's folder: `button/icon-button`. */
  module: string
}

/** A subpath with a module of names behind it. */
export interface Door {
  /** `button`, for `@campus-gigs/ui/button`. */
  subpath: string
  names: PublicName[]
}

/** What the manifest in the source says. */
export interface SourceManifest {
  [field: string]: unknown
  version: string
  exports: Record<string, string>
  dependencies: Record<string, string>
}

/** The source's own manifest, `ui/package.json`. */
export function sourceManifest(): SourceManifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

/** Every name of the front door, in its order. */
export function publicNames(code: string): PublicName[] {
  return parseSync('index.ts', code).program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || !node.source) return []
    const module = node.source.value.replace(/^\.\//, '')
    return node.specifiers.flatMap(({ local, exported, exportKind }) => {
      if (local.type !== 'Identifier' || exported.type !== 'Identifier') return []
      const isType = node.exportKind === 'type' || exportKind === 'type'
      return { name: exported.name, local: local.name, isType, module }
    })
  })
}

/**
 * A door for each folder that has public names, with all of them. A folder whose name is taken by one of the manifest's
 * own doors (`time-ago` is the pure function) is reached by the name of its module.
 *
 * @param code the front door, `index.ts`
 * @param taken subpaths of the manifest's own doors
 */
export function componentDoors(code: string, taken: readonly string[]): Door[] {
  const doors = new Map<string, PublicName[]>()
  for (const entry of publicNames(code)) {
    const [name = '', file] = entry.module.replace('components/', '').split('/')
    const subpath = taken.includes(name) && file ? file : name
    doors.set(subpath, [...(doors.get(subpath) ?? []), entry])
  }
  return [...doors].map(([subpath, names]) => ({ subpath, names })).sort((a, b) => (a.subpath < b.subpath ? -1 : 1))
}

/** The doors of this source. */
export function doors(): Door[] {
  const taken = Object.keys(sourceManifest().exports).map((subpath) => subpath.replace('./', ''))
  return componentDoors(readFileSync(join(source, 'index.ts'), 'utf8'), taken)
}

/** A door as a module. `types` keeps the types, for the declaration file. */
export function doorCode({ names }: Door, types: boolean): string {
  return names
    .filter(({ isType }) => types || !isType)
    .map(({ name, local, isType, module }) => {
      const words = local === name ? name : `${local} as ${name}`
      return `export { ${isType ? 'type ' : ''}${words} } from './${module}.js'\n`
    })
    .join('')
}
