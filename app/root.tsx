import { Splash } from '@/features/shell'
import { App } from './app'
import type { Router } from './navigation/router'

/**
 * The document's content.
 * @param hasSplash whether the splash is shown, which is decided once in a document
 */
export function Root({ router, hasSplash }: { router: Router; hasSplash: boolean }) {
  return (
    <>
      {hasSplash && <Splash />}
      <App router={router} />
    </>
  )
}
