import { createRoot, hydrateRoot } from 'react-dom/client'
import { account } from '@/client'
import { isPosterPath } from './poster-address'
import { requireRoot } from './root-element'
import { Root, startApp } from './start-app'

const element = requireRoot()

const router = startApp()
const root = <Root router={router} hasSplash={!isPosterPath(window.location.pathname)} />

/**
 * Hydrates the server's HTML of a public page once the code of its screen has loaded, or replaces the HTML when another
 * screen or a signed-in account is to be shown.
 */
async function replaceServerHtml(): Promise<void> {
  const serverRoute = router.getState().match.route
  await router.whenReady()
  // A fragment may be the identity provider's callback, after which another page is rendered.
  const isVisitor = !account.user && !account.business
  const isSameScreen = router.getState().match.route === serverRoute && !window.location.hash
  if (isVisitor && isSameScreen) hydrateRoot(element, root)
  else createRoot(element).render(root)
}

// No top-level await: the screens' chunks import this module, so each would wait for the other.
if (element.hasChildNodes()) void replaceServerHtml()
else createRoot(element).render(root)
