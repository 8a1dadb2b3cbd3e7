// Run by the build, in Node: renders the pages that anyone may see.
import { renderToString } from 'react-dom/server'
import { createMemoryHistory } from './navigation/history'
import { createRouter } from './navigation/router'
import { isPosterPath } from './poster-address'
import { type PublicPage, publicPages } from './public-pages'
import { Root } from './root'
import { appRoutes } from './router'
import { documentTitle } from './screen-handle'
import { VisitorRoot, visitorScreenOf } from './visitor-root'

/** A public page as the build writes it. */
export interface RenderedPage extends PublicPage {
  /** The path of its route. */
  route: string
  title: string
  /** The content of the document's root element. */
  html: string
  /** The module of the visitor's screen, from `app/`; undefined for a page that the app itself takes over. */
  visitorModule: string | undefined
}

/** A screen's path and module, by which the build writes the table of pages that the server sends. */
export interface ServedRoute {
  /** The route's path. */
  path: string
  /** The module of the screen, from `app/`; undefined for one without code of its own. */
  module: string | undefined
}

/** All screens of the app. */
export const servedRoutes: ServedRoute[] = appRoutes.map(({ path, module }) => ({ path, module }))

async function renderPage(page: PublicPage): Promise<RenderedPage> {
  const router = createRouter(appRoutes, createMemoryHistory([page.address]))
  router.start()
  await router.whenReady()
  const { match, error } = router.getState()
  if (error) throw error
  const visitorScreen = visitorScreenOf(page.address)
  const rendered = renderToString(
    visitorScreen ? (
      <VisitorRoot Screen={await visitorScreen.load()} open={async () => undefined} />
    ) : (
      <Root router={router} hasSplash={!isPosterPath(page.address)} />
    ),
  )
  // React hoists the title into the document's head, which the build writes.
  const html = rendered.replace(/<title>.*?<\/title>/, '')
  return {
    ...page,
    route: match.route.path,
    visitorModule: visitorScreen?.module,
    title: documentTitle(match, { businessJobListData: [] }),
    html,
  }
}

/** The pages of `publicPages`, as HTML for somebody who is not signed in. */
export function renderPublicPages(): Promise<RenderedPage[]> {
  return Promise.all(publicPages.map(renderPage))
}
