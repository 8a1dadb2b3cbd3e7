// Repository rules, each a function of one file's syntax tree. repository.test.ts applies them to every file.
import { posix } from 'node:path'
import type { ESTree } from 'vite'
import { syntaxOf } from './syntax.mjs'

/**
 * What each part of the product may import from the others; a feature is a part of its own. Of `ui`, the React-free entry
 * points are `ui/pure`. Stories, journeys, benches and scripts may import everything, and nothing may import them.
 */
const mayImport: Record<string, readonly string[]> = {
  ui: [],
  domain: ['ui/pure'],
  contract: ['domain', 'ui/pure'],
  client: ['contract', 'domain', 'ui/pure'],
  server: ['contract', 'domain', 'ui/pure'],
  'features/shared': ['client', 'contract', 'domain', 'ui', 'ui/pure'],
  features: ['features/shared', 'client', 'contract', 'domain', 'ui', 'ui/pure'],
  app: ['features', 'features/shared', 'client', 'contract', 'domain', 'ui', 'ui/pure'],
}

/** One import of a file. */
interface Import {
  specifier: string
  /** Path from the repository root; undefined for an npm package or an entry point of ui. */
  path: string | undefined
  /** Whether it imports types only. */
  isTypeOnly: boolean
}

/** The path that a specifier names, from the repository root; undefined for the name of a package. */
function resolve(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('@/')) return specifier.slice(2)
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(file), specifier))
  return undefined
}

/** Every import, re-export and dynamic import of a file. */
export function importsOf(file: string, code: string): Import[] {
  return syntaxOf(file, code).nodes.flatMap((node) => {
    const toImport = (specifier: string, isTypeOnly: boolean) => ({
      specifier,
      isTypeOnly,
      path: resolve(file, specifier),
    })
    switch (node.type) {
      case 'ImportDeclaration':
        return toImport(node.source.value, node.importKind === 'type')
      case 'ExportNamedDeclaration':
      case 'ExportAllDeclaration':
        return node.source ? toImport(node.source.value, node.exportKind === 'type') : []
      case 'ImportExpression':
        return node.source.type === 'Literal' ? toImport(String(node.source.value), false) : []
      default:
        return []
    }
  })
}

/** The part of the product that a file is in: `features/gig-posting` for a feature's, elsewhere the first folder. */
function zoneOf(path: string): string {
  const [first = '', second = ''] = path.split('/')
  return first === 'features' ? `features/${second}` : first
}

/** The key in `mayImport` of a zone: `features` for a feature's own zone. */
const ruleOf = (zone: string) => (zone in mayImport ? zone : (zone.split('/')[0] ?? ''))

/** The part an import resolves to, as `mayImport` names it; undefined for an npm package. */
function partOf({ specifier, path }: Import): string | undefined {
  if (specifier === '@campus-gigs/ui') return 'ui'
  // Every entry point but the main one is free of React; the repository test follows each to see that it is.
  if (specifier.startsWith('@campus-gigs/ui/')) return 'ui/pure'
  return path === undefined ? undefined : zoneOf(path)
}

/** Whether a file may import something. */
function isAllowed(file: string, imported: Import): boolean {
  const part = partOf(imported)
  const zone = zoneOf(file)
  const isNpmPackage = part === undefined
  if (isNpmPackage) return true
  // Files of `ui` import each other by relative paths, and not by the name of their package.
  if (part === zone) return zone !== 'ui' || imported.specifier.startsWith('.')
  // Others import `ui` by the name of its package, and a feature by its index.
  if (imported.path?.startsWith('ui/')) return false
  const isFeature = part.startsWith('features/') && part !== 'features/shared'
  if (isFeature && !/^features\/[a-z-]+(\/index(\.ts)?)?$/.test(imported.path ?? '')) return false
  const allowedParts = mayImport[ruleOf(zone)] ?? []
  return allowedParts.includes(part === 'ui/pure' ? part : ruleOf(part))
}

/** Imports that `mayImport` does not list. */
export function importViolations(file: string, code: string): string[] {
  if (!(ruleOf(zoneOf(file)) in mayImport)) return []
  return importsOf(file, code)
    .filter((imported) => !isAllowed(file, imported))
    .map(({ specifier }) => `${file} may not import ${specifier}`)
}

/** Violations in a screen, which may not call the server, navigate, or read a store. Importing types is allowed. */
export function screenViolations(file: string, code: string): string[] {
  if (!/^features\/[^/]+\/screens\//.test(file)) return []
  const calls = syntaxOf(file, code).nodes.flatMap((node) => {
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return []
    const name = node.callee.type === 'Identifier' ? node.callee.name : ''
    return /^(fetch|XMLHttpRequest|EventSource|WebSocket)$/.test(name) ? `uses ${name}` : []
  })
  const imports = importsOf(file, code)
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ specifier }) => specifier)
    .filter((specifier) => /^valtio(\/|$)|\.store(\.ts)?$/.test(specifier))
  return [...calls, ...imports.map((specifier) => `imports ${specifier}`)].map((violation) => `${file} ${violation}`)
}

/** Patterns in a line of a comment, each with the violation it is. */
const forbiddenComments: [pattern: RegExp, violation: string][] = [
  [/@ts-(ignore|nocheck)/, 'silences the type checker'],
  [/@ts-expect-error\s*$/, 'expects a type error without saying why'],
  [/(biome|prettier)-ignore|eslint-disable/, 'silences the linter'],
  [/\b(TODO|FIXME|XXX)\b/, 'leaves something undone'],
]

/** How a node bypasses the type checker or the tests; undefined when it does not. */
function bypassOf(node: ESTree.Node): string | undefined {
  switch (node.type) {
    case 'TSAnyKeyword':
      return 'uses any'
    case 'TSNonNullExpression':
      return 'asserts with !'
    case 'TSAsExpression':
      return node.expression.type === 'TSAsExpression' ? 'casts twice' : undefined
    case 'MemberExpression': {
      const { object, property } = node
      if (object.type !== 'Identifier' || property.type !== 'Identifier') return undefined
      const skipsTests = /^(it|test|describe)$/.test(object.name) && /^(skip|only|todo|fixme)$/.test(property.name)
      return skipsTests ? `has ${object.name}.${property.name}` : undefined
    }
    default:
      return undefined
  }
}

/** Code and comments that bypass the type checker, the linter or the tests. */
export function bypassViolations(file: string, code: string): string[] {
  const { nodes, comments } = syntaxOf(file, code)
  const commentLines = comments.flatMap((comment) => comment.split('\n'))
  const inComments = commentLines.flatMap((line) =>
    forbiddenComments.filter(([pattern]) => pattern.test(line)).map(([, violation]) => violation),
  )
  const inCode = nodes.map(bypassOf).filter((violation) => violation !== undefined)
  return [...inComments, ...inCode].map((violation) => `${file} ${violation}`)
}

/** A violation in a path that is not kebab-case: lower case, words joined by hyphens, kinds after dots (`search.store.ts`). */
export function nameViolations(file: string): string[] {
  const isKebab = file.split('/').every((part) => /^\.?[a-z0-9]+([-.][a-z0-9]+)*$/.test(part))
  return isKebab ? [] : [`${file} is not kebab-case`]
}

/** Absolute paths in a text, which exist on one machine only. */
export function machinePathViolations(file: string, text: string): string[] {
  const paths = text.match(/(?<![\w.~:/-])\/(work|home|Users|root|tmp)\/[\w.-]+/g) ?? []
  return paths.map((path) => `${file} names ${path}`)
}
