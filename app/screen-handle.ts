import type { BusinessJobListing } from '@/domain'
import type { Params } from './navigation/routes'

const productName = 'Campus Gigs'

/** The accounts a guarded screen is for: a kind, a kind whose profile is incomplete, or a suspended business. */
export type Guard = 'student' | 'business' | 'student-wizard' | 'business-wizard' | 'suspended-business'

/** The part of the session that a page's title may depend on: the titles of the business's listings. */
interface TitleSource {
  businessJobListData: readonly Pick<BusinessJobListing, 'id' | 'jobTitle'>[]
}

/** What the app knows of a route besides its path and component: the title and the guard. */
export class ScreenHandle {
  /**
   * @param title the page's title; empty for the product's name alone
   * @param guard the accounts that may open the screen; undefined for everybody
   */
  constructor(
    readonly title: string | ((params: Params, session: TitleSource) => string),
    readonly guard?: Guard,
  ) {}
}

/** The matched route. Its handle is a {@link ScreenHandle}, except in tests of the router. */
interface MatchedScreen {
  route: { handle: unknown }
  params: Params
}

/** Whether only some accounts may open the matched screen. */
export function isGuarded({ route: { handle } }: MatchedScreen): boolean {
  return handle instanceof ScreenHandle && handle.guard !== undefined
}

/** The document's title: the matched screen's, then the product's name. */
export function documentTitle({ route: { handle }, params }: MatchedScreen, session: TitleSource): string {
  if (!(handle instanceof ScreenHandle)) return productName
  const title = typeof handle.title === 'function' ? handle.title(params, session) : handle.title
  return [title, productName].filter(Boolean).join(' · ')
}
