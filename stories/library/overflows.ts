/** A pixel more or less is rounding. */
const tolerance = 1

const nameOf = (element: Element) => {
  const role = element.getAttribute('role') ?? element.tagName.toLowerCase()
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)
  return `${role} "${words}"`
}

/** Whether an element, or one around it, takes what sticks out away from the page by scrolling or cutting. */
function isContained(element: Element): boolean {
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    if (getComputedStyle(around).overflowX !== 'visible') return true
  }
  return false
}

/**
 * What does not fit the window's width: elements that stick out sideways, and words cut off in a box that cannot show
 * them. What scrolls sideways on purpose (tabs, the pages of a PDF) contains its own.
 */
export function overflowsOf(root: Element): string[] {
  const width = document.documentElement.clientWidth
  const overflows: string[] = []
  for (const element of root.querySelectorAll('*')) {
    const { left, right, width: own } = element.getBoundingClientRect()
    if (own <= tolerance || isContained(element)) continue
    const sticksOut = right > width + tolerance || left < -tolerance
    if (sticksOut) overflows.push(`${nameOf(element)} from ${Math.round(left)} to ${Math.round(right)}`)
  }
  if (document.documentElement.scrollWidth > width + tolerance) overflows.push('the page scrolls sideways')
  return overflows
}
