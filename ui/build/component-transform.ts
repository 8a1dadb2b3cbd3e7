// What the build adds to each component's code: attributes that scope the styles, and `ref` support for React 18.
import { join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'rolldown/utils'
import { source } from './entry-points'

/** Replaces the code from `at` to `until` by `text`; without `until`, inserts it. Both are offsets. */
interface Insertion {
  at: number
  text: string
  until?: number
}

/** Set on every element of ours: the compiled styles apply to these elements and no others on the page. */
const scopeAttribute = ' data-cg=""'
/** Set on an element filled outside React (an editor, a text layer): the styles apply to its descendants too. */
const hostAttribute = ' data-cg="host"'

const hasAttribute = (element: ESTree.JSXOpeningElement, name: string) =>
  element.attributes.some((attribute) => attribute.type === 'JSXAttribute' && attribute.name.name === name)

/** Components that fill their one element outside React. */
const hostComponents = new Set(['EditorContent'])

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

/** Whether an element ends up in the page: HTML elements, and components given a class name. */
function isScoped(element: ESTree.JSXOpeningElement, elements: ReadonlySet<string>): boolean {
  const { name } = element
  if (name.type === 'JSXIdentifier' && (/^[a-z]/.test(name.name) || elements.has(name.name))) return true
  return hasAttribute(element, 'className')
}

function scopeInsertions(program: ESTree.Program): Insertion[] {
  const insertions: Insertion[] = []
  const elements = elementVariables(program)
  new Visitor({
    JSXOpeningElement(element) {
      if (!isScoped(element, elements)) return
      const isFilledByRef = element.selfClosing && hasAttribute(element, 'ref')
      const isHostComponent = element.name.type === 'JSXIdentifier' && hostComponents.has(element.name.name)
      const isHost = isFilledByRef || isHostComponent
      insertions.push({ at: element.name.end, text: isHost ? hostAttribute : scopeAttribute })
    },
    CallExpression({ callee, arguments: [, props] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'createElement') return
      if (props?.type === 'ObjectExpression') insertions.push({ at: props.start + 1, text: " 'data-cg': ''," })
    },
  }).visit(program)
  return insertions
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
function refInsertions(program: ESTree.Program): Insertion[] {
  return program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration') return []
    // A constant has no overloads; the declarations still do.
    if (node.declaration?.type === 'TSDeclareFunction') return [{ at: node.start, text: '', until: node.end }]
    if (node.declaration?.type !== 'FunctionDeclaration') return []
    const { id, params, start, end } = node.declaration
    const [props] = params
    if (!id || !/^[A-Z]/.test(id.name) || !props || !canTakeRef(props)) return []
    return [
      { at: start, text: `const ${id.name} = /* @__PURE__ */ refAsProp(` },
      { at: end, text: ')' },
    ]
  })
}

function applyInsertions(code: string, insertions: Insertion[]): string {
  const ordered = insertions.toSorted((a, b) => a.at - b.at)
  const starts = [0, ...ordered.map(({ at, until = at }) => until)]
  return starts.map((at, index) => (ordered[index - 1]?.text ?? '') + code.slice(at, ordered[index]?.at)).join('')
}

/**
 * A component's module as it is published: its elements carry `data-cg`, which the compiled styles are scoped by, and
 * its components take a `ref` in React 18.
 *
 * @param file the absolute path of a `.tsx` file
 */
export function transformComponent(file: string, code: string): string {
  const { program } = parseSync(file, code)
  const wrapped = refInsertions(program)
  // Last, so that every line keeps its number, which source maps rely on.
  const helper = wrapped.length > 0 ? `\nimport { refAsProp } from '${join(source, 'ref-as-prop')}'\n` : ''
  return applyInsertions(code, [...scopeInsertions(program), ...wrapped]) + helper
}

/** Whether a module needs `'use client'` for React Server Components: components and hooks do. */
export function isClientModule(file: string, code: string): boolean {
  return /\.tsx$/.test(file) || /import (?!type)[^;']*\buse[A-Z]\w+[^;']* from 'react'/.test(code)
}
