// Reads the names and signatures of an interface report (`api-report.ts` writes it), to compare two versions of the package.
import { type ESTree, parseSync } from 'rolldown/utils'

/**
 * The signatures of each name, by its path: `Slider`, a member as `SliderProps.min`, a literal of a union as
 * `ButtonSize.'sm'`, an entry point as `@campus-gigs/ui/slider`. A path has several signatures where files have types of the same name that aren't exported, or
 * where the sides of a union have a member of the same name.
 */
export type ApiNames = Map<string, Set<string>>

/** The public names of a report that `apiReport` has written, with the members of the types that they refer to. */
export function apiNames(report: string): ApiNames {
  const { entryPoints, entryFiles } = readEntryPoints(report)
  const { declared, exported } = readDeclarations(report, entryFiles)
  const visibleTypes = reachable(exported, declared)
  const names: ApiNames = new Map()
  for (const entryPoint of entryPoints) addName(names, entryPoint, 'entry point')
  for (const [path, signatures] of declared) {
    const [name = '', member] = path.split('.')
    const isVisibleMember = member !== undefined && visibleTypes.has(name)
    if (exported.has(name) || isVisibleMember) names.set(path, signatures)
  }
  return names
}

/** The report's list of entry points, and the declaration files that they name. */
function readEntryPoints(report: string): { entryPoints: string[]; entryFiles: Set<string> } {
  const entryPoints: string[] = []
  const entryFiles = new Set<string>()
  for (const [, entryPoint = '', file] of report.matchAll(/^- `([^`]+)`(?: → (?:dist\/)?(\S+))?/gm)) {
    entryPoints.push(entryPoint)
    if (file) entryFiles.add(file)
  }
  return { entryPoints, entryFiles }
}

/** Everything that the report's declaration files declare, and the names that its entry files export. */
function readDeclarations(
  report: string,
  entryFiles: ReadonlySet<string>,
): { declared: ApiNames; exported: Set<string> } {
  const declared: ApiNames = new Map()
  const exported = new Set<string>()
  for (const [, file = '', code = ''] of report.matchAll(/^## (\S+)\n\n```ts\n(.*?)\n```$/gms)) {
    for (const node of parseSync(file, code).program.body) {
      if (node.type !== 'ExportNamedDeclaration') {
        addDeclaration(node, code, declared)
        continue
      }
      const exportedHere = addExport(node, code, declared)
      if (entryFiles.has(file)) for (const path of exportedHere) exported.add(path)
    }
  }
  return { declared, exported }
}

/** Adds what an export statement declares. @returns the paths of what it exports */
function addExport(node: ESTree.ExportNamedDeclaration, code: string, declared: ApiNames): string[] {
  const paths: string[] = []
  if (node.declaration) {
    const ownNames: ApiNames = new Map()
    addDeclaration(node.declaration, code, ownNames)
    for (const [path, signatures] of ownNames) {
      for (const signature of signatures) addName(declared, path, signature)
      paths.push(path)
    }
  }
  for (const { local, exported } of node.specifiers) {
    if (exported.type !== 'Identifier' || local.type !== 'Identifier') continue
    if (exported.name !== local.name) addName(declared, exported.name, `typeof ${local.name}`)
    paths.push(exported.name)
  }
  return paths
}

/** Adds the names that a declaration declares, and the members of its type. */
function addDeclaration(node: ESTree.Node, code: string, names: ApiNames): void {
  const text = oneLine(code.slice(node.start, node.end))
  if (node.type === 'VariableDeclaration') {
    for (const { id } of node.declarations) if (id.type === 'Identifier') addName(names, id.name, text)
    return
  }
  if (!('id' in node) || node.id?.type !== 'Identifier') return
  const { name } = node.id
  const members = membersOf(node)
  const textBeforeMembers = oneLine(text.split('{')[0] ?? '')
  addName(names, name, members.length > 0 ? textBeforeMembers : text)
  for (const member of members) {
    if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') continue
    if (member.key.type !== 'Identifier') continue
    addName(names, `${name}.${member.key.name}`, oneLine(code.slice(member.start, member.end)))
  }
  for (const literal of literalsOf(node)) addName(names, `${name}.'${literal}'`, literalSignature)
}

/** The signature of every literal of a union, which has nothing but its name. */
const literalSignature = 'literal'

/** The strings of a type such as `'sm' | 'md'`. */
function literalsOf(node: ESTree.Node): string[] {
  if (node.type !== 'TSTypeAliasDeclaration' || node.typeAnnotation.type !== 'TSUnionType') return []
  return node.typeAnnotation.types.flatMap((type) =>
    type.type === 'TSLiteralType' && type.literal.type === 'Literal' && typeof type.literal.value === 'string'
      ? [type.literal.value]
      : [],
  )
}

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

/** The declared types that a signature mentions. */
const mentionedTypes = (signature: string, declared: ApiNames) =>
  Array.from(signature.matchAll(/\b[A-Z]\w+/g), ([name]) => name).filter((name) => declared.has(name))

/** The names that consumers see: what is exported, and the types those refer to. */
function reachable(exported: ReadonlySet<string>, declared: ApiNames): Set<string> {
  // A type's own signatures and those of its members, by the type's name.
  const signaturesByName = new Map<string, string[]>()
  for (const [path, signatures] of declared) {
    const [name = ''] = path.split('.')
    signaturesByName.set(name, [...(signaturesByName.get(name) ?? []), ...signatures])
  }
  const reached = new Set(exported)
  // Iterating a set also visits names added on the way.
  for (const name of reached) {
    for (const signature of signaturesByName.get(name) ?? []) {
      for (const type of mentionedTypes(signature, declared)) reached.add(type)
    }
  }
  return reached
}

function addName(names: ApiNames, path: string, signature: string): void {
  names.set(path, (names.get(path) ?? new Set()).add(signature))
}

const oneLine = (code: string) =>
  code
    .replace(/\s+/g, ' ')
    .replace(/[;,]\s*$/, '')
    .trim()

/**
 * What may break a program that was written for an older version.
 *
 * @returns the paths that the newer version lacks or declares differently, then the members that it newly requires
 */
export function changedNames(before: ApiNames, after: ApiNames): string[] {
  const changed = [...before].filter(([path, signatures]) => {
    const newSignatures = Array.from(after.get(path) ?? [], normalised)
    return ![...signatures].every((signature) => newSignatures.includes(normalised(signature)))
  })
  const newlyRequired = [...after].filter(([path, signatures]) => {
    const [type = '', member] = path.split('.')
    // The name of an entry point may have a dot too: `combobox.css`.
    const isNewMember =
      member !== undefined && !path.includes('/') && after.has(type) && before.has(type) && !before.has(path)
    const isOptional = (signature: string) => signature.startsWith(`${member}?`) || signature === literalSignature
    return isNewMember && ![...signatures].every(isOptional)
  })
  return [...changed, ...newlyRequired].map(([path]) => path)
}

/**
 * A signature in the form that is compared: without the `undefined` of an optional prop, and without parentheses around a
 * function's type. Of functions, interfaces and type aliases only the kind is compared; members and literals are names of
 * their own.
 */
function normalised(signature: string): string {
  return signature
    .replace(/ \| undefined$/, '')
    .replace(/^(\w+\?: )\((\(.*\) => .*)\)$/, '$1$2')
    .replace(/^declare function.*/, 'function')
    .replace(/^(interface|type) .*/, '$1')
}
