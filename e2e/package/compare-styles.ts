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

/** The name of an element's property, and its computed value. */
type StyleValue = readonly [of: string, value: string]

/**
 * Compares computed styles of our elements and their pseudo-elements. Of a component's elements that differ only in texts
 * and names, it compares the first.
 *
 * @param page contains the components without a style sheet, each in a `[data-component]` with its public name, optionally
 *   followed by a space and its state
 * @returns the number of compared values, the first differences, each `data-component` without an element, and the accepted
 *   differences that did not occur
 */
export function compareStyles(page: Page, comparison: Comparison) {
  return page.evaluate(async ({ reference, sets, properties, accepted = [] }: Comparison) => {
    for (const layer of document.querySelectorAll<HTMLElement>('[popover]')) layer.showPopover()
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
    for (const section of document.querySelectorAll('[data-component]')) {
      const byLook = new Map<string, Element>()
      for (const element of section.querySelectorAll(':is([data-cg], [data-cg="host"] *)')) {
        const clone = element.cloneNode()
        const names = /^(id|for|name|d|href|value|aria-(label|labelledby|describedby|controls))$/
        if (!(clone instanceof Element)) continue
        for (const name of clone.getAttributeNames()) if (names.test(name)) clone.removeAttribute(name)
        const look = `${element.parentElement?.className} ${clone.outerHTML}`
        if (!byLook.has(look)) byLook.set(look, element)
      }
      elements.set(section.getAttribute('data-component') ?? '', Array.from(byLook.values()))
    }
    const stylesOf = (shown: string): StyleValue[] =>
      (elements.get(shown) ?? []).flatMap((element, index) =>
        ['', '::before', '::after'].flatMap((pseudo): StyleValue[] => {
          const style = getComputedStyle(element, pseudo)
          const name = `${shown} ${element.localName} ${index}${pseudo}`
          if (pseudo && style.content === 'none') return [[name, 'none']]
          return properties.map((property) => [`${name} ${property}`, style.getPropertyValue(property)])
        }),
      )
    await load([reference])
    const expected = new Map(Array.from(elements.keys(), (shown) => [shown, stylesOf(shown)]))
    const unmet = new Map(accepted.map((source) => [source, new RegExp(source)]))
    const patterns = Array.from(unmet)
    const differences: string[] = []
    let compared = 0
    for (const { name, sheets, components } of sets) {
      await load(sheets)
      for (const [shown, values] of expected) {
        if (!components.includes(shown.replace(/ .*/, ''))) continue
        const actual = stylesOf(shown)
        compared += actual.length
        values.forEach(([of, value], index) => {
          if (actual[index]?.[1] === value) return
          const difference = `${name}: ${of} ${value} → ${actual[index]?.[1]}`
          const met = patterns.filter(([, pattern]) => pattern.test(difference))
          for (const [source] of met) unmet.delete(source)
          if (met.length === 0 && differences.length < 100) differences.push(difference)
        })
      }
    }
    const empty = Array.from(elements.keys()).filter((shown) => elements.get(shown)?.length === 0)
    return { compared, differences, empty, unmet: Array.from(unmet.keys()) }
  }, comparison)
}
