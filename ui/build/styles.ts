// One style sheet for pages without Tailwind. Whatever it says is said of our own elements alone (`data-cg`): a page's
// own elements keep their looks, and a page's own Tailwind, of another theme or version, keeps its classes.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile, optimize } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss'
import { source } from './doors'

/** Our elements, and what is put by hand into one of them. */
const ours = ':where([data-cg], [data-cg="host"] *)'
/** Those of ours that are not in another one of ours: where what children inherit is set. */
const outermost = '[data-cg]:where(:not([data-cg] *))'

/** The style sheet as Tailwind makes it for the classes in these files. Faces are a sheet of their own. */
async function tailwindCss(folder: string): Promise<string> {
  const entry = readFileSync(join(source, 'styles.css'), 'utf8')
  const withoutFaces = entry.replace('@import "./fonts.css";\n', '')
  if (withoutFaces === entry)
    throw new Error('ui/src/styles.css no longer imports fonts.css first: see ui/build/styles.ts.')
  const compiler = await compile(withoutFaces, { base: source, onDependency() {} })
  const scanner = new Scanner({ sources: [{ base: folder, pattern: '**/*.js', negated: false }] })
  return optimize(compiler.build(scanner.scan())).code
}

/**
 * Selectors of the base layer, for our elements only. They have the weight of one class: more than a page's rules for
 * `button` or `a`, no more than any class.
 */
function ownBase(selectors: readonly string[]): string[] {
  const byPseudo = new Map<string, string[]>()
  for (const selector of selectors) {
    const [, element = '', pseudo = ''] = /^(.*?)(::.*|:before|:after)?$/s.exec(selector) ?? []
    byPseudo.set(pseudo, [...(byPseudo.get(pseudo) ?? []), element || '*'])
  }
  return Array.from(byPseudo, ([pseudo, elements]) => {
    const which = elements.includes('*') ? '' : `:where(${elements.join(', ')})`
    return `:is([data-cg], [data-cg="host"] *)${which}${pseudo}`
  })
}

/** What the base layer says of the whole page, our outermost elements take for themselves. */
function isOfThePage(selector: string): boolean {
  return /^(html|:host|body|\[data-theme\])$/.test(selector)
}

/** Only of use to a page's own root, or to a page that is ours altogether. */
const pageOnly = /^(background|scroll-padding-top)$/

function scopeBaseRule(rule: Rule): void {
  // The tokens: custom properties harm nobody, and a page may read them.
  if (rule.selectors.some((selector) => /:root|^\[data-theme=/.test(selector))) return
  if (!rule.selectors.some(isOfThePage)) {
    rule.selectors = ownBase(rule.selectors)
    return
  }
  rule.selector = outermost
  rule.walkDecls((declaration) => {
    if (pageOnly.test(declaration.prop)) declaration.remove()
  })
}

/** `.p-4:hover > svg` becomes `.p-4:where(…):hover > svg`. */
function scopeUtility(selector: string): string {
  if (!selector.startsWith('.')) return `${ours}:is(${selector})`
  return selector.replace(/^\.(?:\\.|[^\s.:>+~[\],()#\\])+/, (className) => className + ours)
}

/** Rules that are not inside another rule; the insides of nested ones belong to their parent's selector. */
function outerRules(container: Container, change: (rule: Rule) => void): void {
  container.each((node) => {
    if (node.type === 'rule') change(node)
    else if (node.type === 'atrule' && node.name !== 'keyframes' && node.nodes) outerRules(node, change)
  })
}

const layerNamed = (root: Root, name: string) =>
  root.nodes.filter((node): node is AtRule => node.type === 'atrule' && node.name === 'layer' && node.params === name)

/** Puts what is in a layer where the layer was: layered rules would lose to any rule of the page, `button {}` too. */
function unwrap(layer: AtRule): void {
  layer.replaceWith(layer.nodes ?? [])
}

/** Gives variables and animations whose names are everybody's (`--spacing`, `fade-in`) names of our own. */
function ownNames(root: Root): void {
  const names = new Set<string>()
  for (const theme of layerNamed(root, 'theme')) theme.walkDecls(({ prop }) => void names.add(prop))
  root.walkAtRules('keyframes', ({ params }) => void names.add(params))
  const renamed = (text: string) =>
    text.replace(/(?<![\w-])(?:--)?[a-z][\w-]*(?![\w-])/g, (name) => {
      if (!names.has(name)) return name
      return name.startsWith('--') ? `--cg-tw-${name.slice(2)}` : `cg-${name}`
    })
  root.walkDecls((declaration) => {
    declaration.prop = renamed(declaration.prop)
    declaration.value = renamed(declaration.value)
  })
  root.walkAtRules('keyframes', (keyframes) => {
    keyframes.params = renamed(keyframes.params)
  })
}

/** Tailwind's style sheet as strangers get it. */
export function forStrangersPage(css: string): string {
  const root = postcss.parse(css)
  ownNames(root)
  // Few pages have a dark side. Ours would be unreadable on those that have none, so it waits until it is asked for.
  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(/:root:not\(\[data-theme="?light"?\]\)/g, '[data-theme="auto"]')
  })
  for (const layer of [...layerNamed(root, 'properties'), ...layerNamed(root, 'base')]) outerRules(layer, scopeBaseRule)
  for (const layer of [...layerNamed(root, 'components'), ...layerNamed(root, 'utilities')]) {
    outerRules(layer, (rule) => {
      rule.selectors = rule.selectors.map(scopeUtility)
    })
  }
  // What stands in no layer is for everything on the page, such as less motion.
  root.each((node) => {
    if (node.type === 'atrule' && node.name === 'media') outerRules(node, scopeBaseRule)
  })
  root.walkAtRules('layer', (layer) => {
    if (layer.nodes) unwrap(layer)
    else layer.remove()
  })
  return optimize(root.toString(), { minify: true }).code
}

/**
 * `styles.css`: the compiled styles of what was built into a folder.
 *
 * @param folder where the published modules are; their class names are what is compiled
 */
export async function packageStyles(folder: string): Promise<string> {
  return forStrangersPage(await tailwindCss(folder))
}
