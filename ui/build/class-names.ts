// Renames our classes in the published modules: `gap-2` becomes `cg-1f`. Style sheets of the host page, such as one
// that Tailwind generates with another theme, then match none of them. Short names also make the modules smaller.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync, Visitor, type VisitorObject } from 'rolldown/utils'
import { applyEdits } from './code-edits'

/** The published name of each class: `gap-2` → `cg-1f`. */
export type ClassNames = Map<string, string>

/** A class in a selector, with its escapes: `.sm\:p-4`. */
const classSelector = /\.((?:\\.|[\w-])+)/g
const unescapeClass = (name: string) => name.replace(/\\(.)/g, '$1')

/** The class names in a selector, unescaped. */
export function classesOf(selector: string): string[] {
  return Array.from(selector.matchAll(classSelector), ([, name = '']) => unescapeClass(name))
}

/** Replaces the classes of a selector that have a published name. */
export function renameInSelector(selector: string, published: ClassNames): string {
  return selector.replace(classSelector, (match, name: string) => {
    const newName = published.get(unescapeClass(name))
    return newName ? `.${newName}` : match
  })
}

/** A class's published name, generated at its first use. */
function publishedName(name: string, published: ClassNames): string {
  const existing = published.get(name)
  if (existing) return existing
  const generated = `cg-${published.size.toString(36)}`
  published.set(name, generated)
  return generated
}

/**
 * Renames the classes in every published module of a folder, except those of pdf.js.
 *
 * @param known the classes that our style sheet has rules for
 */
export function renameClassesInModules(folder: string, known: ReadonlySet<string>): ClassNames {
  const published: ClassNames = new Map()
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!entry.endsWith('.js') || entry.includes('pdfjs')) continue
    const file = join(folder, entry)
    writeFileSync(file, renameClasses(readFileSync(file, 'utf8'), known, published))
  }
  return published
}

/**
 * Renames the classes in a module.
 *
 * @param known the classes that our style sheet has rules for
 * @param published the names given so far; those of this module are added
 */
export function renameClasses(code: string, known: ReadonlySet<string>, published: ClassNames): string {
  const { ranges, classes, others } = stringsOf(code)
  const edits = ranges.flatMap(({ start, end }) => {
    const text = code.slice(start, end)
    const isClassList = classes.has(start) || (!others.has(start) && readsAsClasses(text, known))
    if (!isClassList) return []
    const renamed = text.replace(/\S+/g, (name) => (known.has(name) ? publishedName(name, published) : name))
    return [{ start, end, text: renamed }]
  })
  return applyEdits(code, edits)
}

/**
 * Whether a string can only be class names, whatever its position: `'gap-2'` and `'grid gap-2'`. A single word of letters,
 * such as `'grid'`, may also be a role or a layout.
 */
function readsAsClasses(text: string, known: ReadonlySet<string>): boolean {
  const names = text.split(/\s+/).filter(Boolean)
  return names.every((name) => known.has(name)) && (names.length > 1 || /[^a-z]/.test(text))
}

/** The strings of a module, and what their positions say about them. */
interface ModuleStrings {
  /** Every string, in order. */
  ranges: readonly TextRange[]
  /** The starts of strings that are class names by their position, such as those of `className` and in `cn(…)`. */
  classes: ReadonlySet<number>
  /** The starts of strings that can't be class names: keys, module names, operands of comparisons. */
  others: ReadonlySet<number>
}

/** Finds the strings of a module. */
function stringsOf(code: string): ModuleStrings {
  const ranges: TextRange[] = []
  const classes = new Set<number>()
  const others = new Set<number>()
  function addClasses(node: ESTree.Node): void {
    for (const { start } of classStrings(node)) classes.add(start)
  }
  function addOther(node: ESTree.Node | null | undefined): void {
    if (node?.type === 'Literal') others.add(node.start + 1)
  }
  const visitors: VisitorObject = {}
  visitors.Property = (node) => {
    if (/^class$|[cC]lassName$/.test(keyName(node))) addClasses(node.value)
    addOther(node.key)
  }
  visitors.CallExpression = ({ callee, arguments: values }) => {
    if (callee.type === 'Identifier' && classFunctions.has(callee.name)) values.forEach(addClasses)
  }
  visitors.BinaryExpression = ({ operator, left, right }) => {
    if (operator !== '+') [left, right].forEach(addOther)
  }
  visitors.ImportDeclaration = ({ source }) => addOther(source)
  visitors.ImportExpression = ({ source }) => addOther(source)
  visitors.ExportNamedDeclaration = ({ source }) => addOther(source)
  visitors.Literal = ({ value, start, end }) => {
    if (typeof value === 'string') ranges.push({ start: start + 1, end: end - 1 })
  }
  visitors.TemplateElement = ({ start, end }) => void ranges.push({ start, end })
  new Visitor(visitors).visit(parseSync('module.js', code).program)
  return { ranges: ranges.sort((a, b) => a.start - b.start), classes, others }
}

/** Functions whose arguments are class names. */
const classFunctions = new Set(['cn', 'cva', 'joinWords'])
/** Options of `cva` that name variants, not classes. */
const variantOptions = new Set(['defaultVariants'])

/** The key of a property; empty for a computed one. */
function keyName({ key }: { key: ESTree.Node }): string {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : ''
}

/** A string's position in the code, without its quotes. */
interface TextRange {
  start: number
  end: number
}

/** Whether an object is one of `cva`'s compound variants: a class, beside the variants that it is for. */
const isCompoundVariant = ({ properties }: ESTree.ObjectExpression) =>
  properties.some((property) => property.type === 'Property' && keyName(property) === 'class')

/** The strings of an expression that is a class name: both sides of a condition, but not its test. */
function classStrings(node: ESTree.Node | null | undefined): TextRange[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ start: node.start + 1, end: node.end - 1 }] : []
    case 'TemplateLiteral':
      return [...node.quasis.map(({ start, end }) => ({ start, end })), ...node.expressions.flatMap(classStrings)]
    case 'ConditionalExpression':
      return [...classStrings(node.consequent), ...classStrings(node.alternate)]
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : classStrings(node.left)), ...classStrings(node.right)]
    case 'BinaryExpression':
      return node.operator === '+' ? [...classStrings(node.left), ...classStrings(node.right)] : []
    case 'ArrayExpression':
      return node.elements.flatMap(classStrings)
    case 'ObjectExpression':
      return node.properties.flatMap((property) => {
        if (property.type !== 'Property' || variantOptions.has(keyName(property))) return []
        if (isCompoundVariant(node) && keyName(property) !== 'class') return []
        // In `cn({ 'a b': isShown })` the keys are classes; in the options of `cva` the values are.
        return property.key.type === 'Literal'
          ? [...classStrings(property.key), ...classStrings(property.value)]
          : classStrings(property.value)
      })
    default:
      return []
  }
}
