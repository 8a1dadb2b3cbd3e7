// Compares how the components look by the style sheets of the entry points and by the one sheet for all.
import type { Page } from 'playwright'

/** Some style sheets, and the components that must look with them as with the one sheet. */
export interface StyleSet {
  name: string
  /** Addresses, in the order they are loaded. */
  sheets: readonly string[]
  /** Public names. */
  components: readonly string[]
}

/** What is compared. */
interface Comparison {
  /** The address of the one sheet. */
  whole: string
  sets: readonly StyleSet[]
  /** The names of the properties. */
  properties: readonly string[]
}

/** A computed value, and what it is of. */
type StyleValue = readonly [of: string, value: string]

/**
 * Compares computed styles of our elements and their pseudo-elements. Of elements of a component that differ in
 * texts and names only, the first stands for all.
 *
 * @param page has the components, each within `[data-component]`, without a style sheet
 * @returns the number of compared values, the first differences, and the components without an element
 */
export function compareStyles(page: Page, comparison: Comparison) {
  return page.evaluate(async ({ whole, sets, properties }: Comparison) => {
    // Without layout, values are as declared: lengths in percent, and no positions that depend on what is above.
    document.body.style.display = 'none'
    async function load(sheets: readonly string[]): Promise<void> {
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
    const elements = new Map<string, Element[]>()
    for (const component of new Set(sets.flatMap((set) => set.components))) {
      const byLook = new Map<string, Element>()
      for (const element of document.querySelectorAll(
        `[data-component="${component}"] :is([data-cg], [data-cg="host"] *)`,
      )) {
        const clone = element.cloneNode()
        const names = /^(id|for|name|d|href|value|aria-(label|labelledby|describedby|controls))$/
        if (!(clone instanceof Element)) continue
        for (const name of clone.getAttributeNames()) if (names.test(name)) clone.removeAttribute(name)
        const look = `${element.parentElement?.className} ${clone.outerHTML}`
        if (!byLook.has(look)) byLook.set(look, element)
      }
      elements.set(component, Array.from(byLook.values()))
    }
    const stylesOf = (component: string): StyleValue[] =>
      (elements.get(component) ?? []).flatMap((element, index) =>
        ['', '::before', '::after'].flatMap((pseudo): StyleValue[] => {
          const style = getComputedStyle(element, pseudo)
          const name = `${component} ${element.localName} ${index}${pseudo}`
          if (pseudo && style.content === 'none') return [[name, 'none']]
          return properties.map((property) => [`${name} ${property}`, style.getPropertyValue(property)])
        }),
      )
    await load([whole])
    const expected = new Map(Array.from(elements.keys(), (component) => [component, stylesOf(component)]))
    const differences: string[] = []
    let compared = 0
    for (const { name, sheets, components } of sets) {
      await load(sheets)
      for (const component of components) {
        const values = stylesOf(component)
        compared += values.length
        expected.get(component)?.forEach(([of, value], index) => {
          const actual = values[index]?.[1]
          if (actual !== value && differences.length < 100) differences.push(`${name}: ${of} ${value} → ${actual}`)
        })
      }
    }
    const empty = Array.from(elements.keys()).filter((component) => elements.get(component)?.length === 0)
    return { compared, differences, empty }
  }, comparison)
}
