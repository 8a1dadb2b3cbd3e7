import { createRoot, hydrateRoot } from 'react-dom/client'
import { account } from '@/client'
import { isPosterPath } from './poster-address'
import { requireRoot } from './root-element'
import { Root, startApp } from './start-app'

const element = requireRoot()

const router = startApp()
const root = <Root router={router} hasSplash={!isPosterPath(window.location.pathname)} />

/** Hydrates the server's HTML of a public page once its screen's code has loaded; draws another screen over it otherwise. */
async function replaceServerHtml(): Promise<void> {
  const rendered = router.getState().match.route
  await router.whenReady()
  // A fragment may be the identity provider's callback, after which another page is rendered.
  const isSame =
    !window.location.hash && router.getState().match.route === rendered && !account.user && !account.business
  if (isSame) hydrateRoot(element, root)
  else createRoot(element).render(root)
}

// No top-level await: the screens' chunks import this module, so each would wait for the other.
if (element.hasChildNodes()) void replaceServerHtml()
else createRoot(element).render(root)
