import type { Params } from 'react-router-dom'
import type { BusinessJobListing } from '@/domain'

/** The accounts a guarded screen is for: a kind, or a kind whose profile is incomplete. */
export type Guard = 'student' | 'business' | 'student-wizard' | 'business-wizard'

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

/** A route of the current address. */
interface Matched {
  handle: unknown
  params: Params
}

/** Whether one of the matched routes is guarded. */
export function isGuarded(matches: readonly Matched[]): boolean {
  return matches.some(({ handle }) => handle instanceof ScreenHandle && handle.guard !== undefined)
}

/** The document's title: the last matched route's, then the product's name. */
export function documentTitle(matches: readonly Matched[], session: Titles): string {
  const titles = matches.flatMap(({ handle, params }) => {
    if (!(handle instanceof ScreenHandle)) return []
    return typeof handle.title === 'function' ? handle.title(params, session) : handle.title
  })
  return [titles.at(-1), 'Campus Gigs'].filter(Boolean).join(' · ')
}
