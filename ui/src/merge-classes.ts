/** The results by input, because screens render with the same classes again and again. Emptied at `maxResults`. */
const results = new Map<string, string>()
const maxResults = 2_000

/**
 * Joins Tailwind classes, of which the last wins where two set the same. Knows the utilities that this repository uses: a
 * test compares each of them with tailwind-merge, which knows all of Tailwind and weighs 8 KB.
 */
export function mergeClasses(classes: string): string {
  const known = results.get(classes)
  if (known !== undefined) return known
  if (results.size >= maxResults) results.clear()
  const merged = dropOverridden(classes)
  results.set(classes, merged)
  return merged
}

/**
 * The utilities by their group: what they set. Of two classes of one group the last wins. `flex-*` stands for `flex` with any
 * value, and for `flex` alone, unless a group lists a class by its whole name, as `flex-direction` lists `flex-row`.
 */
const utilities: Readonly<Record<string, string>> = {
  display:
    'block inline-block inline flex inline-flex grid inline-grid contents hidden flow-root list-item table inline-table table-caption table-cell table-column table-row table-row-group table-footer-group',
  position: 'static fixed absolute relative sticky',
  visibility: 'visible invisible collapse',
  'sr-only': 'sr-only not-sr-only',
  isolation: 'isolate isolation-auto',
  'flex-direction': 'flex-row flex-col flex-row-reverse flex-col-reverse',
  'flex-wrap': 'flex-wrap flex-nowrap flex-wrap-reverse',
  flex: 'flex-*',
  'font-size': 'text-xs text-sm text-base text-lg text-xl text-2xl text-3xl text-4xl text-5xl text-6xl',
  'text-align': 'text-left text-center text-right text-justify text-start text-end',
  'text-wrap': 'text-wrap text-nowrap text-balance text-pretty',
  'text-overflow': 'truncate text-ellipsis text-clip',
  'text-color': 'text-*',
  'font-style': 'italic not-italic',
  'font-weight': 'font-normal font-medium font-semibold font-bold font-extrabold',
  'font-family': 'font-*',
  'text-decoration': 'underline overline line-through no-underline',
  'border-style': 'border-solid border-dashed border-dotted border-double border-hidden border-none',
  'border-color': 'border-*',
  'outline-style': 'outline-none outline-hidden outline-solid outline-dashed outline-dotted',
  'outline-color': 'outline-*',
  'ring-color': 'ring-*',
  'decoration-color': 'decoration-*',
  'object-position': 'object-top object-bottom object-left object-right object-center',
  'divide-color': 'divide-*',
  'list-position': 'list-inside list-outside',
  'list-style': 'list-*',
  break: 'break-normal break-words break-all break-keep',
  wrap: 'wrap-normal wrap-break-word wrap-anywhere',
  'overflow-anchor': '[overflow-anchor:none]',
}

/** Names of utilities with any value, each a group of its own: `gap` stands for `gap-2`, `gap-4` and so on. */
const ungroupedUtilities =
  'bg h w min-h max-h min-w max-w size m mx my mt mr mb ml ms me p px py pt pr pb pl ps pe gap gap-x gap-y space-x space-y ' +
  'grid-cols grid-rows col-start col-span row-start row-span basis grow shrink order z inset inset-x inset-y top right bottom left start end ' +
  'rounded rounded-s rounded-e rounded-t rounded-r rounded-b rounded-l shadow transition duration ease delay animate fill stroke ' +
  'leading tracking line-clamp whitespace underline-offset outline-offset translate translate-x translate-y rotate scale origin ' +
  'items justify justify-items justify-self self content place-items place-content place-self opacity cursor object aspect ' +
  'overflow overflow-x overflow-y overscroll scroll-m scroll-mx scroll-my scroll-mt scroll-mb scroll-p scroll-px scroll-py scroll-pt scroll-pb ' +
  'select resize pointer-events divide-x divide-y appearance will-change forced-color-adjust columns'

/** The names of a group's sides: `m` and `x` give `mx`. */
const sides = (name: string, ...ends: string[]) => ends.map((end) => name + end)

/** The groups that a group overrides besides itself: a later `m-2` also drops an earlier `mx-4`. */
const overrides: Readonly<Record<string, readonly string[]>> = {
  m: sides('m', 'x', 'y', 's', 'e', 't', 'r', 'b', 'l'),
  mx: ['mr', 'ml', 'ms', 'me'],
  my: ['mt', 'mb'],
  p: sides('p', 'x', 'y', 's', 'e', 't', 'r', 'b', 'l'),
  px: ['pr', 'pl', 'ps', 'pe'],
  py: ['pt', 'pb'],
  gap: ['gap-x', 'gap-y'],
  size: ['w', 'h'],
  inset: ['inset-x', 'inset-y', 'start', 'end', 'top', 'right', 'bottom', 'left'],
  'inset-x': ['right', 'left', 'start', 'end'],
  'inset-y': ['top', 'bottom'],
  rounded: sides('rounded-', 's', 'e', 't', 'r', 'b', 'l'),
  'border-width': sides('border-width-', 'x', 'y', 's', 'e', 't', 'r', 'b', 'l'),
  'border-width-x': ['border-width-r', 'border-width-l', 'border-width-s', 'border-width-e'],
  'border-width-y': ['border-width-t', 'border-width-b'],
  overflow: ['overflow-x', 'overflow-y'],
  translate: ['translate-x', 'translate-y'],
  flex: ['basis', 'grow', 'shrink'],
  'font-size': ['leading'],
  'line-clamp': ['display', 'overflow'],
  'scroll-m': sides('scroll-m', 'x', 'y', 't', 'b'),
  'scroll-my': ['scroll-mt', 'scroll-mb'],
  'scroll-p': sides('scroll-p', 'x', 'y', 't', 'b'),
  'scroll-py': ['scroll-pt', 'scroll-pb'],
}

/** The group of each whole name (`flex-row`), and of each name before a value (`gap-*`). */
const groupOfName = new Map<string, string>(ungroupedUtilities.split(' ').map((name) => [`${name}-*`, name]))
for (const [group, names] of Object.entries(utilities))
  for (const name of names.split(' ')) groupOfName.set(name, group)

/** A length in brackets, such as `[1.5rem]`: with it, `text-` sets a size and not a colour. */
const lengthValue = /^\[(?:\d|\.|calc|min|max|clamp)/
/** `border`, `border-2`, `border-x`, `border-x-2`: the width of all borders, or of the side that is matched. */
const borderWidth = /^border(?:-([xysetrbl]))?(?:-(?:\d+|\[\d.*\]))?$/
/** `outline-3`, `ring-2`, `decoration-2`: a width; with another value these names set a colour or a style. */
const numericWidth = /^(outline|ring|decoration)(?:-(?:\d+|\[\d.*\]))?$/

/** The group of a utility without its variants; undefined for a class that is not one of ours. */
function groupOf(utility: string): string | undefined {
  // A negative value sets the same as a positive one: `-mt-2` and `mt-2`.
  const name = utility.replace(/^-/, '')
  if (name.startsWith('[')) return /^\[([\w-]+):/.exec(name)?.[0]
  const width = borderWidth.exec(name)
  if (width) return width[1] ? `border-width-${width[1]}` : 'border-width'
  const numeric = numericWidth.exec(name)
  if (numeric && name !== 'decoration') return `${numeric[1]}-width`
  if (name.startsWith('text-') && lengthValue.test(name.slice(5))) return 'font-size'
  const groupOfWhole = groupOfName.get(name) ?? groupOfName.get(`${name}-*`)
  if (groupOfWhole) return groupOfWhole
  // Shorten the name hyphen by hyphen, from the value's bracket if it has one, until a name before a value is left:
  // `min-w-(--page-width)` is `min-w`.
  let end = name.search(/[[(]/)
  while (true) {
    end = name.lastIndexOf('-', end < 0 ? name.length : end - 1)
    if (end <= 0) return undefined
    const group = groupOfName.get(`${name.slice(0, end)}-*`)
    if (group) return group
  }
}

/** The index at which the variants of a class (`hover:`, `sm:`) end: after the last colon outside of brackets. */
function variantsEnd(name: string): number {
  let depth = 0
  let end = 0
  for (let index = 0; index < name.length; index += 1) {
    const character = name[index]
    if (character === '[' || character === '(') depth += 1
    else if (character === ']' || character === ')') depth -= 1
    else if (character === ':' && depth === 0) end = index + 1
  }
  return end
}

/** Drops each class that a later one with the same variants overrides. */
function dropOverridden(classes: string): string {
  // The groups that the later classes have set, each after its variants.
  const overridden = new Set<string>()
  const kept: string[] = []
  for (const name of classes.split(' ').reverse()) {
    const end = variantsEnd(name)
    const utility = name.slice(end)
    // An important class wins by itself over one that is not.
    const isImportant = utility.endsWith('!')
    const variants = name.slice(0, end).split(':').sort().join(':') + (isImportant ? '!' : '')
    const group = groupOf(isImportant ? utility.slice(0, -1) : utility)
    if (group !== undefined) {
      if (overridden.has(variants + group)) continue
      for (const each of [group, ...(overrides[group] ?? [])]) overridden.add(variants + each)
    }
    kept.unshift(name)
  }
  return kept.join(' ')
}
