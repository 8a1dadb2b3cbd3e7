// Splits `styles.css` into a style sheet for each entry point. A page may load several of these sheets, in any order, and two
// sheets repeat a rule that both parts need. The copy that is loaded last must not win over a rule that follows it in
// `styles.css`. So the rules are in cascade layers, whose order all sheets declare equally: the order of a layer, and not that
// of loading, then decides which rule wins.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { optimize } from '@tailwindcss/node'
import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from 'postcss'
import { classesOf } from './class-names'
import { hasComponent, readComponentEntries } from './entry-points'
import { isKeyframe, ourLayer } from './styles'

/**
 * Splits the published style sheet.
 *
 * @param css `styles.css`
 * @param parts the published classes of each part
 * @returns `base`, which every other one imports, and a sheet for each part
 * @throws when layers would change which `!important` declaration wins
 */
export function splitStyles(css: string, parts: ReadonlyMap<string, ReadonlySet<string>>): Map<string, string> {
  const base = postcss.parse(css)
  const layers = groupIntoLayers(takeClassRules(base))
  rejectConflicts(base, layers)
  declareLayers(base, layers.length)
  const sheets = new Map([['base', minified(base.toString())]])
  for (const [part, classes] of parts) sheets.set(part, minified(partSheet(layers, classes)))
  return sheets
}

const minified = (css: string) => optimize(css, { minify: true }).code

/** A rule of `styles.css` with one selector, within its media queries. */
interface ClassRule {
  node: ChildNode
  /** The published classes in its selector. */
  classes: string[]
  specificity: number
  /**
   * Equal for rules that differ in their class and values only, such as those of `gap-2` and `gap-4`: the order of these
   * decides nothing, since no element has two of their classes.
   */
  kind: string
  /** The first words of its properties that are `!important`. */
  important: string[]
}

/** Removes the rules with classes from `styles.css`, and returns them, one for each selector, in order. */
function takeClassRules(base: Root): ClassRule[] {
  const classRules: ClassRule[] = []
  base.walkRules((rule) => {
    if (isKeyframe(rule)) return
    const selectorsWithoutClass: string[] = []
    for (const selector of rule.selectors) {
      if (classesOf(selector).length === 0) selectorsWithoutClass.push(selector)
      else classRules.push(classRule(rule, selector))
    }
    if (selectorsWithoutClass.length === 0) rule.remove()
    else rule.selectors = selectorsWithoutClass
  })
  return classRules
}

/** One selector of a rule, within the at-rules around it, without the layer. */
function classRule(rule: Rule, selector: string): ClassRule {
  let node: ChildNode = rule.clone({ selector })
  const atRules: string[] = []
  for (let parent = rule.parent; parent?.type === 'atrule'; parent = parent.parent) {
    const { name, params } = parent as AtRule
    if (name === 'layer') break
    node = postcss.atRule({ name, params, nodes: [node] })
    atRules.push(`@${name} ${params}`)
  }
  const properties = new Set<string>()
  rule.each((child) => {
    if (child.type === 'decl') properties.add(child.prop)
  })
  const kind = [...atRules, selector.replace(/\.cg-\w+/g, '.'), ...Array.from(properties).sort()].join()
  return {
    node,
    classes: classesOf(selector),
    specificity: specificityOf(selector),
    kind,
    important: importantProperties(rule),
  }
}

/**
 * The rules in layers, the weakest first: in order of their specificity, and of equal ones in the order of `styles.css`.
 * Neighbours of one kind share a layer.
 */
function groupIntoLayers(classRules: readonly ClassRule[]): ClassRule[][] {
  const layers: ClassRule[][] = []
  for (const rule of classRules.toSorted((a, b) => a.specificity - b.specificity)) {
    const lastLayer = layers.at(-1)
    if (lastLayer?.[0]?.kind === rule.kind) lastLayer.push(rule)
    else layers.push([rule])
  }
  return layers
}

/** Throws where two layers have one `!important` property: the earlier layer would win, unlike in `styles.css`. */
function rejectConflicts(base: Container, layers: readonly ClassRule[][]): void {
  const baseIndex = -1
  const layerOfProperty = new Map(importantProperties(base).map((property) => [property, baseIndex]))
  for (const [index, layer] of layers.entries()) {
    for (const property of layer.flatMap((rule) => rule.important)) {
      const otherIndex = layerOfProperty.get(property) ?? index
      if (otherIndex !== index)
        throw new Error(`Two rules have ${property} with !important: see ui/build/part-styles.ts.`)
      layerOfProperty.set(property, index)
    }
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

/** The name of a layer in the published sheets: `l0` is the weakest. */
const layerName = (index: number) => `l${index.toString(36)}`

/** Declares the order of the layers in the base sheet, whose remaining rules become the weakest layer. */
function declareLayers(base: Root, layerCount: number): void {
  const names = Array.from({ length: layerCount }, (_, index) => layerName(index))
  base.walkAtRules('layer', (layer) => {
    if (layer.params !== ourLayer) return
    layer.params = `${ourLayer}.base`
    layer.before(`@layer ${ourLayer} { @layer base, ${names.join()}; }`)
  })
}

/** The sheet of a part: the rules with its classes, each in its layer. */
function partSheet(layers: readonly ClassRule[][], classes: ReadonlySet<string>): string {
  const nestedLayers = layers.flatMap((layer, index) => {
    const rules = layer.filter((rule) => rule.classes.some((name) => classes.has(name)))
    const css = rules.map(({ node }) => node.toString()).join('\n')
    return rules.length === 0 ? [] : `@layer ${layerName(index)} { ${css} }`
  })
  return `@import "./base.css"; @layer ${ourLayer} { ${nestedLayers.join('\n')} }`
}

/** A selector's specificity: a hundred for each class, attribute and pseudo-class, one for each element. */
export function specificityOf(selector: string): number {
  const nested = /:(where|is|not|has)\(/.exec(selector)
  if (nested) {
    const { selectors, end } = argumentsAt(selector, nested.index)
    const inside = nested[1] === 'where' ? 0 : Math.max(...selectors.map(specificityOf))
    return inside + specificityOf(`${selector.slice(0, nested.index)} ${selector.slice(end)}`)
  }
  const withoutTexts = selector.replace(/\([^)]*\)/g, '').replace(/"[^"]*"/g, '')
  const classes = withoutTexts.match(classLike) ?? []
  const elements = withoutTexts.match(elementLike) ?? []
  return classes.length * 100 + elements.length
}

/** A class, an attribute, or a pseudo-class. CSS lets four pseudo-elements be written with one colon. */
const classLike = /\.[\w-]+|\[[^\]]*\]|(?<!:):(?!:|before\b|after\b|first-(?:letter|line)\b)[\w-]+/g
/** An element, or a pseudo-element. */
const elementLike = /::[\w-]+|:(?:before|after|first-(?:letter|line))\b|(?:^|[\s>+~])[a-z][\w-]*/g

/**
 * The arguments of the first pseudo-class with brackets from an index of a selector on.
 *
 * @returns the selectors between its brackets, and the index after the closing bracket
 */
function argumentsAt(selector: string, start: number): { selectors: string[]; end: number } {
  const selectors = ['']
  let depth = 0
  for (let index = selector.indexOf('(', start); index < selector.length; index++) {
    const character = selector[index] ?? ''
    if (character === ')') depth--
    if (depth === 0 && character === ')') return { selectors, end: index + 1 }
    if (character === ',' && depth === 1) selectors.push('')
    else if (depth > 0) selectors[selectors.length - 1] += character
    if (character === '(') depth++
  }
  throw new Error(`The selector ${selector} has an open bracket.`)
}

/**
 * The published classes that each entry point with a component can render, by its subpath.
 *
 * @param folder the published modules, with their published classes
 */
export function classesOfEntries(folder: string): Map<string, ReadonlySet<string>> {
  const classesByEntry = new Map<string, ReadonlySet<string>>()
  for (const { subpath, names } of readComponentEntries().filter(hasComponent)) {
    const classesByModule = new Map<string, readonly string[]>()
    for (const { module, isType } of names) if (!isType) reachModules(join(folder, `${module}.js`), classesByModule)
    classesByEntry.set(subpath, new Set(Array.from(classesByModule.values()).flat()))
  }
  return classesByEntry
}

/**
 * Adds a module to `reached`, and the modules that it imports statically or dynamically, each with the published classes in
 * its code.
 */
function reachModules(file: string, reached: Map<string, readonly string[]>): void {
  if (reached.has(file)) return
  const code = readFileSync(file, 'utf8')
  reached.set(file, code.match(/\bcg-[0-9a-z]+\b/g) ?? [])
  for (const [, path = ''] of code.matchAll(/(?:from|import)\s*\(?\s*["'](\.{1,2}\/[^"']+\.js)["']/g)) {
    reachModules(join(dirname(file), path), reached)
  }
}
