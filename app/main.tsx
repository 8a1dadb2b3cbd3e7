import './styles.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { account, startClient } from '@/client'
import { Root } from './root'
import { createAppRouter } from './router'
import { installTrustedTypes } from './trusted-types'

const element = requireRoot()

// Before anything parses HTML.
installTrustedTypes()
// Before the router: its guards read the session.
startClient()

const openedPath = window.location.pathname
const router = createAppRouter()
router.start()
const root = <Root router={router} openedPath={openedPath} />

/** Takes over the server's HTML of a public page once the screen's code has loaded, or draws another screen in its place. */
async function replaceServerHtml(): Promise<void> {
  const rendered = router.getState().match.route
  await router.whenReady()
  // The identity provider's answer in a fragment changes the page.
  const isSame =
    !window.location.hash && router.getState().match.route === rendered && !account.user && !account.business
  if (isSame) hydrateRoot(element, root)
  else createRoot(element).render(root)
}

// Not awaited here: the screens' files import this one, so they would wait for it, and it for them.
if (element.hasChildNodes()) void replaceServerHtml()
else createRoot(element).render(root)

function requireRoot(): HTMLElement {
  const found = document.getElementById('root')
  if (!found) throw new Error('index.html has no #root element to draw into.')
  return found
}
