// One style sheet for pages without Tailwind, scoped to our own elements (`data-cg`): a page's other elements keep their
// styles, and a page's own Tailwind, of another theme or version, keeps its classes.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile, optimize } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss'
import { type ClassNames, classesOf, renameClassesInModules, renameInSelector } from './class-names'
import { sourceFolder } from './entry-points'

/** Our elements, and the descendants of hosts: elements that are filled outside React, such as the text editor's. */
const ours = ':where([data-cg], [data-cg="host"] *)'
/** Our elements outside any other of ours: inherited properties are set there. */
const outermost = '[data-cg]:where(:not([data-cg] *))'

/** Tailwind's style sheet for the classes in a folder's modules. The fonts are published as a sheet of their own. */
async function tailwindCss(folder: string): Promise<string> {
  const ourStyles = readFileSync(join(sourceFolder, 'styles.css'), 'utf8')
  const withoutFonts = ourStyles.replace('@import "./fonts.css";\n', '')
  if (withoutFonts === ourStyles)
    throw new Error('ui/src/styles.css no longer imports fonts.css first: see ui/build/styles.ts.')
  const compiler = await compile(withoutFonts, { base: sourceFolder, onDependency() {} })
  const scanner = new Scanner({ sources: [{ base: folder, pattern: '**/*.js', negated: false }] })
  return optimize(compiler.build(scanner.scan())).code
}

/** Splits a selector before its pseudo-element, which no `:is()` or `:where()` may hold. */
function splitPseudoElement(selector: string): { element: string; pseudo: string } {
  const [, element = '', pseudo = ''] = /^(.*?)(::.*|:before|:after)?$/s.exec(selector) ?? []
  return { element, pseudo }
}

/**
 * Scopes selectors of the base layer. Their specificity is one class: more than a page's rules for `button` or `a`, no
 * more than any class.
 */
function scopeBaseSelectors(selectors: readonly string[]): string[] {
  const byPseudo = new Map<string, string[]>()
  for (const selector of selectors) {
    const { element, pseudo } = splitPseudoElement(selector)
    byPseudo.set(pseudo, [...(byPseudo.get(pseudo) ?? []), element || '*'])
  }
  return Array.from(byPseudo, ([pseudo, elements]) => {
    const filter = elements.includes('*') ? '' : `:where(${elements.join(', ')})`
    return `:is([data-cg], [data-cg="host"] *)${filter}${pseudo}`
  })
}

/** Whether a selector styles the whole page; our outermost elements take those declarations. */
function isPageSelector(selector: string): boolean {
  return /^(html|:host|body|\[data-theme\])$/.test(selector)
}

/** Properties that only make sense on a page's root. */
const pageOnlyProperty = /^(background|scroll-padding-top)$/

/** Scopes a rule of the base layer: one for the whole page to our outermost elements, another to all of ours. */
function scopeBaseRule(rule: Rule): void {
  // The tokens are custom properties that a page may read and override.
  if (rule.selectors.some((selector) => /:root|^\[data-theme=/.test(selector))) return
  if (!rule.selectors.some(isPageSelector)) {
    rule.selectors = scopeBaseSelectors(rule.selectors)
    return
  }
  rule.selector = outermost
  rule.walkDecls((declaration) => {
    if (pageOnlyProperty.test(declaration.prop)) declaration.remove()
  })
}

/** `.p-4:hover > svg` becomes `.p-4:where(…):hover > svg`, and `:dir(rtl).a::before` becomes `:where(…):is(:dir(rtl).a)::before`. */
function scopeUtility(selector: string): string {
  if (!selector.startsWith('.')) {
    const { element, pseudo } = splitPseudoElement(selector)
    return `${ours}:is(${element})${pseudo}`
  }
  return selector.replace(/^\.(?:\\.|[^\s.:>+~[\],()#\\])+/, (className) => className + ours)
}

/** Calls back for rules that are not nested in another rule; nested rules are scoped by their parent's selector. */
function forEachOuterRule(container: Container, callback: (rule: Rule) => void): void {
  container.each((node) => {
    if (node.type === 'rule') callback(node)
    else if (node.type === 'atrule' && node.name !== 'keyframes' && node.nodes) forEachOuterRule(node, callback)
  })
}

const layersNamed = (root: Root, name: string) =>
  root.nodes.filter((node): node is AtRule => node.type === 'atrule' && node.name === 'layer' && node.params === name)

/** The order of Tailwind 4's own layers. Ours is in `components`: above resets, below utilities, whichever loads first. */
const layerOrder = '@layer theme, base, components, utilities;'
/** The layer of all our rules, which a page can order and override. */
export const ourLayer = 'components.campus-gigs'

/**
 * A page's unlayered rules win over layered ones. On our elements this rule, itself unlayered, undoes those for bare
 * elements (`button {…}`, `main form div button {…}`) and no others: the selector in `:not()` gives it the specificity of
 * eight element names, which is below that of one class.
 */
const elementRuleGuard = (() => {
  const noElement = Array.from({ length: 8 }, () => 'cg-none').join(' ')
  const guarded = ['', '::before', '::after'].map((pseudo) => `${ours}:not(${noElement})${pseudo}`)
  return `${guarded.join(', ')} { all: revert-layer }`
})()

/**
 * Prefixes variables and animations whose names a page may use itself (`--spacing`, `fade-in`). Tailwind 3 sets its own
 * `--tw-shadow` on every element, and the guard above undoes no variable.
 */
function prefixNames(root: Root): void {
  const names = new Set<string>()
  for (const theme of layersNamed(root, 'theme')) theme.walkDecls(({ prop }) => void names.add(prop))
  root.walkAtRules(/^(keyframes|property)$/, ({ params }) => void names.add(params))
  const prefixed = (text: string) =>
    text.replace(/(?<![\w-])(?:--)?[a-z][\w-]*(?![\w-])/g, (name) => {
      if (!names.has(name)) return name
      return name.startsWith('--') ? `--cg-tw-${name.slice(2)}` : `cg-${name}`
    })
  root.walkDecls((declaration) => {
    declaration.prop = prefixed(declaration.prop)
    declaration.value = prefixed(declaration.value)
  })
  root.walkAtRules(/^(keyframes|property)$/, (rule) => {
    rule.params = prefixed(rule.params)
  })
}

/** Whether a rule is a step of an animation, such as `33.3% { … }`, which has no selector. */
export const isKeyframe = ({ parent }: Rule) => parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name)

/** Every class that a style sheet has rules for. */
function classesIn(css: string): Set<string> {
  const classes = new Set<string>()
  postcss.parse(css).walkRules(({ selector }) => {
    for (const name of classesOf(selector)) classes.add(name)
  })
  return classes
}

/** Removes rules for classes that no module has, and renames the others. */
function renameClasses(root: Root, classes: ClassNames): void {
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return
    const usedSelectors = rule.selectors.filter((selector) => {
      const [firstClass] = classesOf(selector)
      return !selector.startsWith('.') || firstClass === undefined || classes.has(firstClass)
    })
    if (usedSelectors.length === 0) rule.remove()
    else rule.selectors = usedSelectors.map((selector) => renameInSelector(selector, classes))
  })
}

/**
 * Tailwind's style sheet scoped to our elements, in one layer of ours, and minified.
 *
 * @param classes the published names of the modules' classes
 */
export function scopeStyles(css: string, classes: ClassNames): string {
  const root = postcss.parse(css)
  prefixNames(root)
  renameClasses(root, classes)
  makeDarkThemeOptIn(root)
  scopeRules(root)
  // All rules end up in `ourLayer`, so drop Tailwind's own layers around them.
  root.walkAtRules('layer', (layer) => {
    if (layer.nodes) layer.replaceWith(layer.nodes)
    else layer.remove()
  })
  const layered = `${layerOrder} @layer ${ourLayer} { ${root.toString()} } ${elementRuleGuard}`
  return optimize(layered, { minify: true }).code
}

/**
 * Makes the reader's dark theme apply to a page with `data-theme="auto"` only: on a page that is light for everyone, dark
 * components would be unreadable.
 */
function makeDarkThemeOptIn(root: Root): void {
  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(/:root:not\(\[data-theme="?light"?\]\)/g, '[data-theme="auto"]')
  })
}

/** Scopes every rule to our elements, each layer's rules in their way. */
function scopeRules(root: Root): void {
  for (const layer of [...layersNamed(root, 'properties'), ...layersNamed(root, 'base')]) {
    forEachOuterRule(layer, scopeBaseRule)
  }
  for (const layer of [...layersNamed(root, 'components'), ...layersNamed(root, 'utilities')]) {
    forEachOuterRule(layer, (rule) => {
      rule.selectors = rule.selectors.map(scopeUtility)
    })
  }
  // Rules outside layers, such as reduced motion, apply to every element.
  root.each((node) => {
    if (node.type === 'atrule' && node.name === 'media') forEachOuterRule(node, scopeBaseRule)
  })
}

/**
 * Compiles the styles of what was built into a folder, and renames its classes.
 *
 * @param folder where the published modules are; they are changed
 * @returns `styles.css`, and the published name of each class
 */
export async function buildStyles(folder: string): Promise<{ css: string; classes: ClassNames }> {
  const css = await tailwindCss(folder)
  const classes = renameClassesInModules(folder, classesIn(css))
  return { css: scopeStyles(css, classes), classes }
}
