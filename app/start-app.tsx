import { config } from 'zod/mini'
import { startClient } from '@/client'
import type { Router } from './navigation/router'
import { createAppRouter } from './router'
import { installTrustedTypes } from './trusted-types'

export { Root } from './root'

/** Starts the client, and the router at the document's address. */
export function startApp(): Router {
  // Before anything parses HTML.
  installTrustedTypes()
  // Otherwise zod tries whether it may compile code, which the Content-Security-Policy refuses and the console reports.
  config({ jitless: true })
  // Before the router: its guards read the session.
  startClient()
  const router = createAppRouter()
  router.start()
  return router
}
