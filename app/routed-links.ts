import { focusFragment } from '@/features/shared'

/** The link of a click that the router follows; null when the browser follows it. */
function routedLink(event: MouseEvent): HTMLAnchorElement | null {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (event.defaultPrevented || event.button !== 0 || hasModifier) return null
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement)) return null
  const opensHere = (link.target === '' || link.target === '_self') && !link.hasAttribute('download')
  // The server answers `/api/` itself: downloads, and the identity provider's flow.
  const isScreen = link.origin === window.location.origin && !link.pathname.startsWith('/api/')
  return opensHere && isScreen ? link : null
}

function pathOf({ pathname, search, hash }: HTMLAnchorElement | Location): string {
  return pathname + search + hash
}

/**
 * Lets the app follow plain `<a href>` links, so that screens do not depend on the router. Returns a function that
 * stops.
 * @param open opens an address of the app, in place of the current history entry when it is the current address
 */
export function followLinks(open: (href: string, options: { replace: boolean }) => void): () => void {
  function handleClick(event: MouseEvent) {
    const link = routedLink(event)
    if (link === null) return
    event.preventDefault()
    if (link.getAttribute('href')?.startsWith('#')) focusFragment(link.hash.slice(1))
    // As in the browser, a link to the current address adds no history entry.
    else open(pathOf(link), { replace: pathOf(link) === pathOf(window.location) })
  }
  document.addEventListener('click', handleClick)
  return () => document.removeEventListener('click', handleClick)
}
