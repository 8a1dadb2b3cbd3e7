// The props of components, read from their types by TypeScript's own compiler.
import { join } from 'node:path'
import {
  API,
  type Checker,
  NodeBuilderFlags,
  SignatureKind,
  SymbolFlags,
  type Type,
  type Symbol as TypeScriptSymbol,
} from 'typescript/unstable/sync'
import { sourceFolder } from '../../build/entry-points'

/** One prop of a component of ours; attributes of elements are left out. */
export interface PropRow {
  name: string
  /** The type as TypeScript prints it, without `undefined`. */
  type: string
  isRequired: boolean
  /** The docstring. Empty where there is none. */
  description: string
  /**
   * The modes that have this prop, where a component's props depend on its `mode`, or on whether it is controlled. Empty for a
   * prop of all modes.
   */
  modes: readonly string[]
}

/** Whether a prop is declared in our sources, and not by React or another package. The compiler may print a path in lower case. */
const isOurs = ({ declarations }: TypeScriptSymbol) =>
  declarations.some(({ path }) => path.toLowerCase().startsWith(`${sourceFolder.toLowerCase()}/`))

/**
 * Joins the rows of a component's kinds, the members of the union or the overloads that its props are: a prop that several
 * kinds have with the same type becomes one row.
 */
function joinKinds(kinds: readonly PropRow[][]): PropRow[] {
  const joined = new Map<string, PropRow>()
  for (const row of kinds.flat()) {
    const key = `${row.name}: ${row.type}`
    joined.set(key, { ...row, modes: [...(joined.get(key)?.modes ?? []), ...row.modes] })
  }
  return [...joined.values()].map((row) => (row.modes.length === kinds.length ? { ...row, modes: [] } : row))
}

/** The rows of one kind of props. Its `mode`, if it has one, is no row but the mode of all rows. */
function propsOfKind(checker: Checker, kind: Type): PropRow[] {
  const typeOf = (prop: TypeScriptSymbol) => {
    const type = checker.getTypeOfSymbol(prop)
    return type ? checker.typeToString(type, undefined, NodeBuilderFlags.NoTruncation) : ''
  }
  const props = checker.getPropertiesOfType(kind).filter(isOurs)
  const mode = props.find(({ name }) => name === 'mode')
  return props
    .filter((prop) => prop !== mode)
    .map((prop) => ({
      name: prop.name,
      type: typeOf(prop)
        .replace(/ \| undefined$/, '')
        .replace(/^\((\(.*\) => .*)\)$/, '$1'),
      isRequired: (prop.flags & SymbolFlags.Optional) === 0,
      description: checker.getDocumentationCommentOfSymbol(prop),
      modes: mode ? [typeOf(mode).replaceAll('"', '')] : [],
    }))
}

/** Adds modes to the kinds of a component with two overloads: `controlled` by a value, or `uncontrolled`. */
function addControlModes(kinds: readonly PropRow[][]): PropRow[][] {
  return kinds.map((rows) => {
    const isUncontrolled = rows.some(({ name, type }) => /^(value|checked)$/.test(name) && type === 'undefined')
    const modes = [isUncontrolled ? 'uncontrolled' : 'controlled']
    return rows.filter(({ type }) => type !== 'undefined').map((row) => ({ ...row, modes }))
  })
}

/** The rows of a component's props, the required ones first. */
function propsOfComponent(checker: Checker, component: TypeScriptSymbol): PropRow[] {
  const type = checker.getTypeOfSymbol(component)
  const overloads = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : []
  const kinds = overloads.flatMap((signature) => {
    const parameter = checker.getParameterType(signature, 0)
    const types = parameter?.isUnionType() ? parameter.getTypes() : [parameter]
    return (types ?? []).flatMap((kind) => (kind ? [propsOfKind(checker, kind)] : []))
  })
  const rows = joinKinds(overloads.length > 1 ? addControlModes(kinds) : kinds)
  return rows.sort((a, b) => Number(b.isRequired) - Number(a.isRequired))
}

/** The props of every component in the sources, by the component's name; docs pages also show parts of a component. */
export function readProps(): Map<string, PropRow[]> {
  const api = new API({ cwd: sourceFolder })
  try {
    const config = join(import.meta.dirname, 'tsconfig.json')
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (!project) throw new Error(`TypeScript could not read ${config}.`)
    const { checker, program } = project
    const modules = program.getSourceFileNames().filter((file) => file.includes('/ui/src/') && file.endsWith('.tsx'))
    const components = modules.flatMap((name) => {
      const file = program.getSourceFile(name)
      const module = file && checker.getSymbolAtLocation(file)
      return module ? checker.getExportsOfModule(module).filter((exported) => /^[A-Z]/.test(exported.name)) : []
    })
    return new Map(
      components
        .map((component) => [component.name, propsOfComponent(checker, component)] as const)
        .filter(([, rows]) => rows.length > 0),
    )
  } finally {
    api.close()
  }
}
