// A style sheet for each entry point, beside `styles.css` for all. A page may load several of them, in any order. A rule
// that two sheets repeat must not win over a rule that follows it in `styles.css`, so each kind of rule is in a cascade layer
// of its own, and all sheets declare the same order of layers.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { optimize } from '@tailwindcss/node'
import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss'
import { classesOf } from './class-names'
import { hasComponent, readComponentEntries } from './entry-points'
import { isKeyframe, ourLayer } from './styles'

/** The arguments of the pseudo-class that begins at an index of a selector, and where they end. */
function argumentsAt(selector: string, start: number): { list: string[]; end: number } {
  const list = ['']
  let depth = 0
  for (let index = selector.indexOf('(', start); index < selector.length; index++) {
    const character = selector[index] ?? ''
    if (character === ')' && --depth === 0) return { list, end: index + 1 }
    if (character === ',' && depth === 1) list.push('')
    else if (depth > 0) list[list.length - 1] += character
    if (character === '(') depth++
  }
  throw new Error(`The selector ${selector} has an open bracket.`)
}

/** A selector's specificity: a hundred for each class, attribute and pseudo-class, one for each element. */
export function specificityOf(selector: string): number {
  const nested = /:(where|is|not|has)\(/.exec(selector)
  if (nested) {
    const { list, end } = argumentsAt(selector, nested.index)
    const inside = nested[1] === 'where' ? 0 : Math.max(...list.map(specificityOf))
    return inside + specificityOf(`${selector.slice(0, nested.index)} ${selector.slice(end)}`)
  }
  const simple = selector.replace(/\([^)]*\)/g, '').replace(/"[^"]*"/g, '')
  const classes = simple.match(/\.[\w-]+|\[[^\]]*\]|(?<!:):(?!:|before\b|after\b|first-(?:letter|line)\b)[\w-]+/g) ?? []
  const elements = simple.match(/::[\w-]+|:(?:before|after|first-(?:letter|line))\b|(?:^|[\s>+~])[a-z][\w-]*/g) ?? []
  return classes.length * 100 + elements.length
}

/** A rule of `styles.css` with one selector, within its media queries. */
interface ClassRule {
  node: ChildNode
  classes: string[]
  specificity: number
  /** Equal for rules that differ in their class and values only, such as those of `gap-2` and `gap-4`. */
  kind: string
  /** The first words of its properties that are `!important`. */
  important: string[]
}

/** One selector of a rule, within the at-rules around it, without the layer. */
function classRule(rule: Rule, selector: string): ClassRule {
  let node: ChildNode = rule.clone({ selector })
  const properties = new Set<string>()
  rule.each((child) => void (child.type === 'decl' && properties.add(child.prop)))
  const around: string[] = []
  for (let parent = rule.parent; parent?.type === 'atrule'; parent = parent.parent) {
    const { name, params } = parent as AtRule
    if (name === 'layer') break
    node = postcss.atRule({ name, params, nodes: [node] })
    around.push(`@${name} ${params}`)
  }
  const kind = [...around, selector.replace(/\.cg-\w+/g, '.'), ...Array.from(properties).sort()].join()
  return {
    node,
    classes: classesOf(selector),
    specificity: specificityOf(selector),
    kind,
    important: importantProperties(rule),
  }
}

/** The first words of a node's properties that are `!important`: those of shorthands and of their parts are equal. */
function importantProperties(node: Container): string[] {
  const properties: string[] = []
  node.walkDecls(({ prop, important }) => {
    if (important) properties.push(/^--.+|^(?:-[a-z]+-)?[a-z]+/.exec(prop)?.[0] ?? prop)
  })
  return properties
}

/** Throws where two sublayers have an `!important` property: the earlier would win, unlike in `styles.css`. */
function rejectConflicts(base: Container, layers: readonly ClassRule[][]): void {
  const baseIndex = -1
  const layerOf = new Map(importantProperties(base).map((property) => [property, baseIndex]))
  for (const [index, layer] of layers.entries()) {
    for (const property of layer.flatMap((rule) => rule.important)) {
      const other = layerOf.get(property) ?? index
      if (other !== index) throw new Error(`Two rules have ${property} with !important: see ui/build/part-styles.ts.`)
      layerOf.set(property, index)
    }
  }
}

/**
 * Splits the published style sheet.
 *
 * @param css `styles.css`
 * @param parts the published classes of each part
 * @returns `base`, which every other one imports, and a sheet for each part
 * @throws when sublayers would change which `!important` declaration wins
 */
export function splitStyles(css: string, parts: ReadonlyMap<string, ReadonlySet<string>>): Map<string, string> {
  const base = postcss.parse(css)
  const rules: ClassRule[] = []
  base.walkRules((rule) => {
    if (isKeyframe(rule)) return
    const classless: string[] = []
    for (const selector of rule.selectors) {
      if (classesOf(selector).length === 0) classless.push(selector)
      else rules.push(classRule(rule, selector))
    }
    if (classless.length === 0) rule.remove()
    else rule.selectors = classless
  })
  rules.sort((a, b) => a.specificity - b.specificity)
  const layers: ClassRule[][] = []
  for (const rule of rules) {
    const last = layers.at(-1)
    if (last?.[0]?.kind === rule.kind) last.push(rule)
    else layers.push([rule])
  }
  rejectConflicts(base, layers)
  const nameOf = (index: number) => `l${index.toString(36)}`
  base.walkAtRules('layer', (layer) => {
    if (layer.params !== ourLayer) return
    layer.params = `${ourLayer}.base`
    layer.before(`@layer ${ourLayer} { @layer base, ${layers.map((_, index) => nameOf(index)).join()}; }`)
  })
  const sheets = new Map([['base', optimize(base.toString(), { minify: true }).code]])
  for (const [part, classes] of parts) {
    const used = layers.map((layer) => layer.filter((rule) => rule.classes.some((name) => classes.has(name))))
    const nested = used.flatMap((layer, index) =>
      layer.length === 0 ? [] : `@layer ${nameOf(index)} { ${layer.map(({ node }) => node.toString()).join('\n')} }`,
    )
    const sheet = `@import "./base.css"; @layer ${ourLayer} { ${nested.join('\n')} }`
    sheets.set(part, optimize(sheet, { minify: true }).code)
  }
  return sheets
}

/** Adds a module and those it imports, now or later, to `reached`, each with its published classes. */
function reachModules(file: string, reached: Map<string, readonly string[]>): void {
  if (reached.has(file)) return
  const code = readFileSync(file, 'utf8')
  reached.set(file, code.match(/\bcg-[0-9a-z]+\b/g) ?? [])
  for (const [, path = ''] of code.matchAll(/(?:from|import)\s*\(?\s*["'](\.{1,2}\/[^"']+\.js)["']/g)) {
    reachModules(join(dirname(file), path), reached)
  }
}

/**
 * The published classes that each entry point with a component can render, by its subpath.
 *
 * @param folder the published modules, with their published classes
 */
export function classesOfEntries(folder: string): Map<string, ReadonlySet<string>> {
  return new Map(
    readComponentEntries()
      .filter(hasComponent)
      .map(({ subpath, names }) => {
        const reached = new Map<string, readonly string[]>()
        for (const { module, isType } of names) if (!isType) reachModules(join(folder, `${module}.js`), reached)
        return [subpath, new Set(Array.from(reached.values()).flat())]
      }),
  )
}
