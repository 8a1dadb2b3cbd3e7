// What the build adds to components so that they work on pages of strangers. The source stays free of it.
import { join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'rolldown/utils'
import { source } from './doors'

/** Text to put in at an offset of the code. */
interface Insertion {
  at: number
  text: string
}

/** Every element of ours carries it: the compiled styles apply to these and to nothing else on the page. */
const mark = ' data-cg=""'
/** On an element that is filled by hand (an editor, a text layer): the styles reach what is in it too. */
const hostMark = ' data-cg="host"'

const hasAttribute = (element: ESTree.JSXOpeningElement, name: string) =>
  element.attributes.some((attribute) => attribute.type === 'JSXAttribute' && attribute.name.name === name)

/** Elements that end in the page: the browser's own, icons, and whatever takes our class names. */
function isMarked(element: ESTree.JSXOpeningElement, icons: ReadonlySet<string>): boolean {
  const { name } = element
  if (name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name)) return true
  const isIcon = name.type === 'JSXIdentifier' && icons.has(name.name)
  return isIcon || hasAttribute(element, 'className')
}

function marks(program: ESTree.Program): Insertion[] {
  const insertions: Insertion[] = []
  const icons = new Set<string>()
  new Visitor({
    ImportDeclaration(node) {
      if (node.source.value !== 'lucide-react') return
      for (const { local } of node.specifiers) icons.add(local.name)
    },
    JSXOpeningElement(element) {
      if (!isMarked(element, icons)) return
      const isFilledByHand = element.selfClosing && hasAttribute(element, 'ref')
      insertions.push({ at: element.name.end, text: isFilledByHand ? hostMark : mark })
    },
    CallExpression({ callee, arguments: [, props] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'createElement') return
      if (props?.type === 'ObjectExpression') insertions.push({ at: props.start + 1, text: " 'data-cg': ''," })
    },
  }).visit(program)
  return insertions
}

/** Whether a component can find a `ref` among its props: not if it takes them by other names, without the rest. */
function canTakeRef(props: ESTree.ParamPattern): boolean {
  if (props.type !== 'ObjectPattern') return true
  return props.properties.some(
    (property) =>
      property.type === 'RestElement' || (property.key.type === 'Identifier' && property.key.name === 'ref'),
  )
}

/** `export function Name(…) {…}` becomes `export const Name = refAsProp(function Name(…) {…})`. */
function wrappings(program: ESTree.Program): Insertion[] {
  return program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'FunctionDeclaration') return []
    const { id, params, start, end } = node.declaration
    const [props] = params
    if (!id || !/^[A-Z]/.test(id.name) || !props || !canTakeRef(props)) return []
    return [
      { at: start, text: `const ${id.name} = /* @__PURE__ */ refAsProp(` },
      { at: end, text: ')' },
    ]
  })
}

function insert(code: string, insertions: Insertion[]): string {
  const ordered = insertions.toSorted((a, b) => a.at - b.at)
  const starts = [0, ...ordered.map(({ at }) => at)]
  return starts.map((at, index) => (ordered[index - 1]?.text ?? '') + code.slice(at, ordered[index]?.at)).join('')
}

/**
 * A component's module as it is published: its elements marked for the compiled styles, its components able to take a
 * `ref` in React 18.
 *
 * @param file the absolute path of a `.tsx` file
 */
export function forStrangers(file: string, code: string): string {
  const { program } = parseSync(file, code)
  const wrapped = wrappings(program)
  const helper = wrapped.length > 0 ? `import { refAsProp } from '${join(source, 'ref-as-prop')}'\n` : ''
  return helper + insert(code, [...marks(program), ...wrapped])
}

/** Whether React Server Components must be told that a module belongs to the browser: components and hooks do. */
export function isForTheClient(file: string, code: string): boolean {
  return /\.tsx$/.test(file) || /import (?!type)[^;']*\buse[A-Z]\w+[^;']* from 'react'/.test(code)
}
