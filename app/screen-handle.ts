import type { BusinessJobListing } from '@/domain'
import type { Params } from './navigation/routes'

const productName = 'Campus Gigs'

/** The accounts a guarded screen is for: a kind, a kind whose profile is incomplete, or a suspended business. */
export type Guard = 'student' | 'business' | 'student-wizard' | 'business-wizard' | 'suspended-business'

/** The lists of the session that contain the titles of listings. */
interface Titles {
  businessJobListData: readonly Pick<BusinessJobListing, 'id' | 'jobTitle'>[]
}

/** The title and the guard of a route. */
export class ScreenHandle {
  /**
   * @param title the page's title; empty for the product's name alone
   * @param guard the accounts that may open the screen; undefined for everybody
   */
  constructor(
    readonly title: string | ((params: Params, session: Titles) => string),
    readonly guard?: Guard,
  ) {}
}

/** A matched route, whose handle may be missing in tests. */
interface Matched {
  route: { handle: unknown }
  params: Params
}

export function isGuarded({ route: { handle } }: Matched): boolean {
  return handle instanceof ScreenHandle && handle.guard !== undefined
}

/** The document's title: the matched screen's, then the product's name. */
export function documentTitle({ route: { handle }, params }: Matched, session: Titles): string {
  if (!(handle instanceof ScreenHandle)) return productName
  const title = typeof handle.title === 'function' ? handle.title(params, session) : handle.title
  return [title, productName].filter(Boolean).join(' · ')
}
