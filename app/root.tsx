import { Splash } from '@/features/shell'
import { App } from './app'
import type { Router } from './navigation/router'
import { isPosterPath } from './poster-address'

/** The document's content. The splash is decided by the address the document was opened at. */
export function Root({ router, openedPath }: { router: Router; openedPath: string }) {
  return (
    <>
      {!isPosterPath(openedPath) && <Splash />}
      <App router={router} />
    </>
  )
}
