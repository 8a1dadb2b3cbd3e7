// What the build adds to each component's code: attributes that scope the styles, and `ref` support for React 18.
import { join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'rolldown/utils'
import { applyEdits, type CodeEdit, insertion } from './code-edits'
import { sourceFolder } from './entry-points'

/**
 * A component's module as it is published: its elements carry `data-cg`, which the compiled styles are scoped by, and
 * its components take a `ref` in React 18. Every line keeps its number, which source maps rely on.
 *
 * @param file the absolute path of a `.tsx` file
 */
export function transformComponent(file: string, code: string): string {
  const { program } = parseSync(file, code)
  const refWrappers = refEdits(program)
  // The import is the last line, because a line above the code would change the numbers of its lines.
  const helperImport =
    refWrappers.length > 0 ? `\nimport { refAsProp } from ${JSON.stringify(join(sourceFolder, 'ref-as-prop'))}\n` : ''
  return applyEdits(code, [...scopeEdits(program), ...refWrappers]) + helperImport
}

/** Set on every element of ours: the compiled styles apply to these elements and no others on the page. */
const scopeAttribute = ' data-cg=""'
/** Set on an element filled outside React (an editor, a text layer): the styles apply to its descendants too. */
const hostAttribute = ' data-cg="host"'

/** Components that fill their one element outside React. */
const hostComponents = new Set(['EditorContent'])

/** Adds a `data-cg` attribute to every element that ends up in the page. */
function scopeEdits(program: ESTree.Program): CodeEdit[] {
  const edits: CodeEdit[] = []
  const variables = elementVariables(program)
  new Visitor({
    JSXOpeningElement(element) {
      if (!isScoped(element, variables)) return
      const isFilledByRef = element.selfClosing && hasAttribute(element, 'ref')
      const isHostComponent = element.name.type === 'JSXIdentifier' && hostComponents.has(element.name.name)
      const isHost = isFilledByRef || isHostComponent
      edits.push(insertion(element.name.end, isHost ? hostAttribute : scopeAttribute))
    },
    CallExpression({ callee, arguments: [, props] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'createElement') return
      if (props?.type === 'ObjectExpression') edits.push(insertion(props.start + 1, " 'data-cg': '',"))
    },
  }).visit(program)
  return edits
}

const hasAttribute = (element: ESTree.JSXOpeningElement, name: string) =>
  element.attributes.some((attribute) => attribute.type === 'JSXAttribute' && attribute.name.name === name)

const isText = (node: ESTree.Expression) => node.type === 'Literal' && typeof node.value === 'string'

/** The variables that hold the name of an HTML element: `const Cell = isHeader ? 'th' : 'td'`. */
function elementVariables(program: ESTree.Program): Set<string> {
  const names = new Set<string>()
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init?.type !== 'ConditionalExpression') return
      if (isText(init.consequent) && isText(init.alternate)) names.add(id.name)
    },
  }).visit(program)
  return names
}

/**
 * Whether an element ends up in the page: HTML elements, and components given a class name.
 *
 * @param variables the variables that hold the name of an HTML element
 */
function isScoped(element: ESTree.JSXOpeningElement, variables: ReadonlySet<string>): boolean {
  const { name } = element
  const isHtmlElement = name.type === 'JSXIdentifier' && (/^[a-z]/.test(name.name) || variables.has(name.name))
  return isHtmlElement || hasAttribute(element, 'className')
}

/** Whether a component can read `ref` from its props: it destructures `ref` or a rest element, or takes `props` whole. */
function canTakeRef(props: ESTree.ParamPattern): boolean {
  if (props.type !== 'ObjectPattern') return true
  return props.properties.some(
    (property) =>
      property.type === 'RestElement' || (property.key.type === 'Identifier' && property.key.name === 'ref'),
  )
}

/** `export function Name(…) {…}` becomes `export const Name = refAsProp(function Name(…) {…})`, without its overloads. */
function refEdits(program: ESTree.Program): CodeEdit[] {
  return program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration') return []
    // A constant has no overloads, so remove them here; the declaration files keep them.
    if (node.declaration?.type === 'TSDeclareFunction') return [{ start: node.start, end: node.end, text: '' }]
    if (node.declaration?.type !== 'FunctionDeclaration') return []
    const { id, params, start, end } = node.declaration
    const [props] = params
    if (!id || !/^[A-Z]/.test(id.name) || !props || !canTakeRef(props)) return []
    return [insertion(start, `const ${id.name} = /* @__PURE__ */ refAsProp(`), insertion(end, ')')]
  })
}

/** Whether a module needs `'use client'` for React Server Components: components and hooks do. */
export function isClientModule(file: string, code: string): boolean {
  return /\.tsx$/.test(file) || /import (?!type)[^;']*\buse[A-Z]\w+[^;']* from 'react'/.test(code)
}
