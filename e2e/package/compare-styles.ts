// Compares the computed styles of components under several sets of style sheets.
import type { Page } from 'playwright'

/** Style sheets, and the components that must have the same styles with them as with the reference. */
export interface StyleSet {
  name: string
  /** Addresses, in the order they are loaded. */
  sheets: readonly string[]
  /** The components' public names. */
  components: readonly string[]
}

/** The input of {@link compareStyles}. */
interface Comparison {
  /** The address of the style sheet that the others are compared with. */
  reference: string
  sets: readonly StyleSet[]
  /** The names of the properties. */
  properties: readonly string[]
  /** Regular expressions of the differences that are accepted. */
  accepted?: readonly string[] | undefined
}

/** Every property that a style sheet sets. */
export const declaredProperties = (styles: string): string[] => [
  ...new Set(Array.from(styles.matchAll(/[{;](-?[a-z][a-z-]*):/g), ([, property = '']) => property)),
]

/** The result of {@link compareStyles}. */
interface StyleComparison {
  /** How many values were compared. */
  compared: number
  /** The first {@link maxDifferences} that are not accepted. */
  differences: string[]
  /** Each `data-component` without an element of ours. */
  withoutElements: string[]
  /** The accepted differences that did not occur. */
  unusedAccepted: string[]
}

/**
 * Compares computed styles of our elements and their pseudo-elements. Of a component's elements that differ only in texts
 * and names, it compares the first.
 *
 * @param page contains the components without a style sheet, each in a `[data-component]` with its public name, optionally
 *   followed by a space and its state
 */
export async function compareStyles(
  page: Page,
  { accepted = [], ...comparison }: Comparison,
): Promise<StyleComparison> {
  const found = await page.evaluate(compareInPage, comparison)
  const patterns = accepted.map((source) => new RegExp(source))
  const differences = found.differences.filter((difference) => !patterns.some((pattern) => pattern.test(difference)))
  return {
    ...found,
    differences: differences.slice(0, maxDifferences),
    unusedAccepted: accepted.filter((_, index) => !found.differences.some((each) => patterns[index]?.test(each))),
  }
}

const maxDifferences = 100

/** A computed value, under the name of its element and property: `Button button 0::before color`. */
type StyleValue = readonly [name: string, value: string]

/** Compares the styles. Runs in the page, so it uses nothing from this module. */
async function compareInPage({ reference, sets, properties }: Omit<Comparison, 'accepted'>) {
  /** Attributes with texts, ids and icons, which no style depends on. */
  const nameAttributes = /^(id|for|name|d|href|value|aria-(label|labelledby|describedby|controls))$/

  /** Loads style sheets in place of those that are loaded. */
  async function loadSheets(sheets: readonly string[]): Promise<void> {
    for (const link of document.querySelectorAll('link[rel="stylesheet"]')) link.remove()
    const loads = sheets.map((href) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
      document.head.append(link)
      return new Promise((resolve, reject) => {
        link.onload = resolve
        link.onerror = () => reject(new Error(`${href} could not be loaded.`))
      })
    })
    await Promise.all(loads)
  }

  /** An element's tag and attributes without names, after its parent's classes: equal for elements of equal styles. */
  function lookOf(element: Element): string {
    const attributes = Array.from(element.attributes).filter(({ name }) => !nameAttributes.test(name))
    const attributeTexts = attributes.map(({ name, value }) => `${name}="${value}"`)
    return `${element.parentElement?.className} ${element.localName} ${attributeTexts.join(' ')}`
  }

  /** The elements of ours in a component's section; of those that look equal, the first. */
  function distinctElements(section: Element): Element[] {
    const byLook = new Map<string, Element>()
    for (const element of section.querySelectorAll(':is([data-cg], [data-cg="host"] *)')) {
      const look = lookOf(element)
      if (!byLook.has(look)) byLook.set(look, element)
    }
    return Array.from(byLook.values())
  }

  /** The computed values of a component's elements and their pseudo-elements, under the sheets that are loaded. */
  function stylesOf(component: string): StyleValue[] {
    return (elementsByComponent.get(component) ?? []).flatMap((element, index) =>
      ['', '::before', '::after'].flatMap((pseudo): StyleValue[] => {
        const style = getComputedStyle(element, pseudo)
        const name = `${component} ${element.localName} ${index}${pseudo}`
        if (pseudo && style.content === 'none') return [[name, 'none']]
        return properties.map((property) => [`${name} ${property}`, style.getPropertyValue(property)])
      }),
    )
  }

  for (const layer of document.querySelectorAll<HTMLElement>('[popover]')) layer.showPopover()
  // Without layout, values are as declared: lengths in percent, and no positions that depend on what is above.
  document.body.style.display = 'none'
  const elementsByComponent = new Map(
    Array.from(document.querySelectorAll('[data-component]'), (section) => [
      section.getAttribute('data-component') ?? '',
      distinctElements(section),
    ]),
  )
  await loadSheets([reference])
  const expected = new Map(Array.from(elementsByComponent.keys(), (component) => [component, stylesOf(component)]))
  const differences: string[] = []
  let compared = 0
  for (const { name: setName, sheets, components } of sets) {
    await loadSheets(sheets)
    for (const [component, expectedValues] of expected) {
      const publicName = component.replace(/ .*/, '')
      if (!components.includes(publicName)) continue
      const actualValues = stylesOf(component)
      compared += actualValues.length
      expectedValues.forEach(([name, expectedValue], index) => {
        const actualValue = actualValues[index]?.[1]
        if (actualValue === expectedValue) return
        differences.push(`${setName}: ${name} ${expectedValue} → ${actualValue}`)
      })
    }
  }
  const withoutElements = Array.from(elementsByComponent.keys()).filter(
    (component) => elementsByComponent.get(component)?.length === 0,
  )
  return { compared, differences, withoutElements }
}
