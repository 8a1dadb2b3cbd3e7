import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** The router's own path of a click on a plain link, or null when the browser should follow it itself. */
function routedPath(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return null
  if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return null
  if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return null
  return link.pathname + link.search + link.hash
}

/** Lets the router follow plain `<a href>` links, so that screens need not know it. */
export function useRoutedLinks(): void {
  const navigate = useNavigate()

  useEffect(() => {
    function handleClick(event: MouseEvent) {
      const path = routedPath(event)
      if (path === null) return
      event.preventDefault()
      void navigate(path)
    }
    document.addEventListener('click', handleClick)
    return () => document.removeEventListener('click', handleClick)
  }, [navigate])
}
