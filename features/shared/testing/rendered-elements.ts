/** The key under which React keeps the props of an element's last render. */
function propsKey(element: Element): string | undefined {
  return Object.keys(element).find((key) => key.startsWith('__reactProps$'))
}

const propsOf = (element: Element): unknown => Reflect.get(element, propsKey(element) ?? '')

/**
 * Finds the elements of the page that an action renders again, among those there before it. React keeps the props of an
 * element's last render, which are another object after each render.
 * @throws Error when no element has such props: another version of React may name them otherwise
 */
export async function renderedElements(action: () => Promise<void>): Promise<Element[]> {
  const before = new Map(Array.from(document.querySelectorAll('*'), (element) => [element, propsOf(element)]))
  if (![...before.values()].some(Boolean)) throw new Error('React keeps no props. Correct rendered-elements.ts.')
  await action()
  return [...before].flatMap(([element, props]) => (propsOf(element) === props ? [] : [element]))
}
