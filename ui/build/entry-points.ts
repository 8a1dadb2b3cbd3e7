// The package's entry points: which subpaths consumers import, derived from the manifest and `src/index.ts`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'rolldown/utils'

/** The package's folder, `ui`. */
export const uiFolder = join(import.meta.dirname, '..')
/** The folder of the package's sources, `ui/src`. */
export const sourceFolder = join(uiFolder, 'src')
/** The folder that the published files are built in, `ui/dist`. */
export const distFolder = join(uiFolder, 'dist')

/** A name exported by `src/index.ts`. */
interface PublicName {
  /** The name that consumers import. */
  name: string
  /** The name that its module exports; another one where the index renames it. */
  local: string
  isType: boolean
  /** The module's path from the source folder, without extension: `components/button/icon-button`. */
  module: string
}

/** One component folder's subpath, with the names it exports. */
export interface ComponentEntry {
  /** `button`, for `@campus-gigs/ui/button`. */
  subpath: string
  names: PublicName[]
}

/** The fields of `ui/package.json` that the build and the docs read. */
interface Manifest {
  name: string
  version: string
  exports: Record<string, string | { types: string; default: string }>
  dependencies: Record<string, string>
}

/** Reads `ui/package.json`. */
export function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(uiFolder, 'package.json'), 'utf8'))
}

/**
 * The source files behind the manifest's own entry points, from the package's folder: `src/index.ts`. `dist` mirrors
 * `src`. The pattern `./*` stands for the component entries, which are generated.
 */
export function sourceEntries(): string[] {
  return Object.entries(readManifest().exports).flatMap(([subpath, target]) => {
    const isModule = typeof target !== 'string' && target.default.endsWith('.js')
    if (!isModule || subpath.includes('*')) return []
    return [target.default.replace('./dist/', 'src/').replace(/\.js$/, '.ts')]
  })
}

/** Every name that the code of an index file exports, in order. */
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
 * An entry for each component folder with public names. Where the manifest already has an entry of the folder's name
 * (`time-ago` is the pure function), the module's name is used.
 *
 * @param indexCode the code of `src/index.ts`
 * @param reserved subpaths of the manifest's own entries
 */
export function componentEntries(indexCode: string, reserved: readonly string[]): ComponentEntry[] {
  const entries = new Map<string, PublicName[]>()
  for (const exported of publicNames(indexCode)) {
    const [name = '', file] = exported.module.replace('components/', '').split('/')
    const subpath = reserved.includes(name) && file ? file : name
    entries.set(subpath, [...(entries.get(subpath) ?? []), exported])
  }
  return [...entries].map(([subpath, names]) => ({ subpath, names })).sort((a, b) => (a.subpath < b.subpath ? -1 : 1))
}

/** Whether a name is a component's: a value whose name begins with a capital letter. */
export const isComponent = ({ name, isType }: PublicName) => /^[A-Z]/.test(name) && !isType

/** Whether an entry exports a component, and so has a style sheet too. */
export const hasComponent = ({ names }: ComponentEntry) => names.some(isComponent)

/** The component entries of the sources as they are now. */
export function readComponentEntries(): ComponentEntry[] {
  const reserved = Object.keys(readManifest().exports).map((subpath) => subpath.replace('./', ''))
  return componentEntries(readFileSync(join(sourceFolder, 'index.ts'), 'utf8'), reserved)
}

/**
 * The code of an entry's file in the folder `dist/entries`, which exports its names from their modules.
 *
 * @param withTypes whether the file is a declaration file, which exports types too
 */
export function entryCode({ names }: ComponentEntry, withTypes: boolean): string {
  return names
    .filter(({ isType }) => withTypes || !isType)
    .map(({ name, local, isType, module }) => {
      const specifier = local === name ? name : `${local} as ${name}`
      return `export { ${isType ? 'type ' : ''}${specifier} } from '../${module}.js'\n`
    })
    .join('')
}
