// Reads the names and signatures of an interface report, to compare two versions of the package.
import { type ESTree, parseSync } from 'rolldown/utils'

/**
 * Each public name's signatures: `Slider`, `SliderProps.min`, and entry points as `@campus-gigs/ui/slider`. Types of several
 * files that aren't exported may have one name, and the members of a union too.
 */
export type ApiNames = Map<string, Set<string>>

function addName(names: ApiNames, path: string, signature: string): void {
  names.set(path, (names.get(path) ?? new Set()).add(signature))
}

const oneLine = (code: string) =>
  code
    .replace(/\s+/g, ' ')
    .replace(/[;,]\s*$/, '')
    .trim()

/** The members of a type with properties: an interface's, an object type's, and those of each side of a union. */
function membersOf(node: ESTree.Node): ESTree.Node[] {
  switch (node.type) {
    case 'TSInterfaceDeclaration':
      return node.body.body
    case 'TSTypeAliasDeclaration':
      return membersOf(node.typeAnnotation)
    case 'TSTypeLiteral':
      return node.members
    case 'TSUnionType':
    case 'TSIntersectionType':
      return node.types.flatMap(membersOf)
    default:
      return []
  }
}

/** Adds a declaration and its members. */
function addDeclaration(node: ESTree.Node, code: string, names: ApiNames): void {
  const text = oneLine(code.slice(node.start, node.end))
  if (node.type === 'VariableDeclaration') {
    for (const { id } of node.declarations) if (id.type === 'Identifier') addName(names, id.name, text)
    return
  }
  if (!('id' in node) || node.id?.type !== 'Identifier') return
  const { name } = node.id
  const members = membersOf(node)
  addName(names, name, members.length > 0 ? oneLine(text.split('{')[0] ?? '') : text)
  for (const member of members) {
    if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') continue
    if (member.key.type !== 'Identifier') continue
    addName(names, `${name}.${member.key.name}`, oneLine(code.slice(member.start, member.end)))
  }
}

/** The declared types that a signature mentions. */
const mentioned = (signature: string, declared: ApiNames) =>
  Array.from(signature.matchAll(/\b[A-Z]\w+/g), ([name]) => name).filter((name) => declared.has(name))

/** The names that consumers see: what is exported, and the types those refer to. */
function reachable(exported: ReadonlySet<string>, declared: ApiNames): Set<string> {
  const signatures = new Map<string, string[]>()
  for (const [path, own] of declared) {
    const [name = ''] = path.split('.')
    signatures.set(name, [...(signatures.get(name) ?? []), ...own])
  }
  const found = new Set(exported)
  // Iterating a set also visits names added on the way.
  for (const name of found) {
    for (const signature of signatures.get(name) ?? []) {
      for (const other of mentioned(signature, declared)) found.add(other)
    }
  }
  return found
}

/** The public names of a report that `apiReport` has written, with the members of the types that they refer to. */
export function apiNames(report: string): ApiNames {
  const declared: ApiNames = new Map()
  const exported = new Set<string>()
  const names: ApiNames = new Map()
  const entryFiles = new Set<string>()
  for (const [, entry = '', file] of report.matchAll(/^- `([^`]+)`(?: → (?:dist\/)?(\S+))?/gm)) {
    addName(names, entry, 'entry point')
    if (file) entryFiles.add(file)
  }
  for (const [, file = '', code = ''] of report.matchAll(/^## (\S+)\n\n```ts\n(.*?)\n```$/gms)) {
    for (const node of parseSync(file, code).program.body) {
      if (node.type !== 'ExportNamedDeclaration') {
        addDeclaration(node, code, declared)
        continue
      }
      const found: ApiNames = new Map()
      if (node.declaration) addDeclaration(node.declaration, code, found)
      for (const { local, exported: name } of node.specifiers) {
        if (name.type !== 'Identifier' || local.type !== 'Identifier') continue
        if (name.name !== local.name) addName(declared, name.name, `typeof ${local.name}`)
        if (entryFiles.has(file)) exported.add(name.name)
      }
      for (const [path, signatures] of found) {
        for (const signature of signatures) addName(declared, path, signature)
        if (entryFiles.has(file)) exported.add(path)
      }
    }
  }
  const visible = reachable(exported, declared)
  for (const [path, signatures] of declared) {
    const [name = '', member] = path.split('.')
    if (exported.has(name) || (member && visible.has(name))) names.set(path, signatures)
  }
  return names
}

/** A signature without what changes no program: `undefined` for an optional prop, parentheses, and parameters' names. */
function normalised(signature: string): string {
  return signature
    .replace(/ \| undefined$/, '')
    .replace(/^(\w+\?: )\((\(.*\) => .*)\)$/, '$1$2')
    .replace(/^declare function.*/, 'function')
    .replace(/^(interface|type) .*/, '$1')
}

/** Public names that an older version has and a newer one lacks or declares otherwise, and members newly required. */
export function changedNames(before: ApiNames, after: ApiNames): string[] {
  const changed = [...before].filter(([path, signatures]) => {
    const now = Array.from(after.get(path) ?? [], normalised)
    return ![...signatures].every((signature) => now.includes(normalised(signature)))
  })
  const required = [...after].filter(([path, signatures]) => {
    const [type = '', member] = path.split('.')
    // The name of an entry point may have a dot too: `combobox.css`.
    const isNewMember =
      member !== undefined && !path.includes('/') && after.has(type) && before.has(type) && !before.has(path)
    return isNewMember && [...signatures].some((signature) => !signature.startsWith(`${member}?`))
  })
  return [...changed, ...required].map(([path]) => path)
}
