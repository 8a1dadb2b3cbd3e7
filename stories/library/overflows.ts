/** Tolerance for rounding. */
const tolerancePx = 1

const roleAndText = (element: Element) => {
  const role = element.getAttribute('role') ?? element.tagName.toLowerCase()
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)
  return `${role} "${words}"`
}

/** Whether an ancestor clips the element or scrolls it sideways. */
function isContained(element: Element): boolean {
  for (
    let ancestor = element.parentElement;
    ancestor && ancestor !== document.body;
    ancestor = ancestor.parentElement
  ) {
    if (getComputedStyle(ancestor).overflowX !== 'visible') return true
  }
  return false
}

/** The minimum width of a truncated text, as a multiple of its font size. A narrower text shows a letter or two. */
const minTruncatedEm = 3

/** The texts truncated to a letter or two, without inputs, whose text scrolls with the caret. */
export function cutTextsOf(root: Element): string[] {
  return [...root.querySelectorAll(':not(input)')]
    .filter((element) => {
      const { textOverflow, fontSize, visibility } = getComputedStyle(element)
      const isTruncated = textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth
      const isShown = visibility === 'visible' && element.clientWidth > tolerancePx
      return isTruncated && isShown && element.clientWidth < minTruncatedEm * Number.parseFloat(fontSize)
    })
    .map((element) => `${roleAndText(element)} is cut to ${element.clientWidth} px`)
}

/**
 * The elements that overflow the window's width. Content of a box that scrolls or clips (tabs, the pages of a PDF) doesn't
 * count.
 */
export function overflowsOf(root: Element): string[] {
  const windowWidth = document.documentElement.clientWidth
  const overflows: string[] = []
  for (const element of root.querySelectorAll('*')) {
    const { left, right, width } = element.getBoundingClientRect()
    if (width <= tolerancePx || isContained(element)) continue
    if (right > windowWidth + tolerancePx || left < -tolerancePx)
      overflows.push(`${roleAndText(element)} from ${Math.round(left)} to ${Math.round(right)}`)
  }
  if (document.documentElement.scrollWidth > windowWidth + tolerancePx) overflows.push('the page scrolls sideways')
  return overflows
}
