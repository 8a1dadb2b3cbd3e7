import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { focusFragment } from './page-focus'

/** The link of a click that the router follows; null when the browser follows it. */
function routedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return null
  if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return null
  return link.pathname.startsWith('/api/') ? null : link
}

function pathOf({ pathname, search, hash }: HTMLAnchorElement | Location): string {
  return pathname + search + hash
}

/** Lets the router follow plain `<a href>` links, so that screens do not depend on the router. */
export function useRoutedLinks(): void {
  const navigate = useNavigate()

  useEffect(() => {
    function handleClick(event: MouseEvent) {
      const link = routedLink(event)
      if (link === null) return
      event.preventDefault()
      if (link.getAttribute('href')?.startsWith('#')) focusFragment(link.hash.slice(1))
      // As in the browser, a link to the current address adds no history entry.
      else void navigate(pathOf(link), { replace: pathOf(link) === pathOf(window.location) })
    }
    document.addEventListener('click', handleClick)
    return () => document.removeEventListener('click', handleClick)
  }, [navigate])
}
