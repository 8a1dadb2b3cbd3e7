import type { Params } from 'react-router-dom'
import type { BusinessJobListing } from '@/domain'

/** Who a guarded screen is for: a kind of account, or a kind of account whose profile is not complete yet. */
export type Guard = 'student' | 'business' | 'student-wizard' | 'business-wizard'

/** The lists of the session that a title may be taken from. */
interface Titles {
  businessJobListData: readonly Pick<BusinessJobListing, 'id' | 'jobTitle'>[]
}

/** What the router's table says of a screen, besides how to load it. */
export class ScreenHandle {
  /**
   * @param title what the page is called; empty where the product's name is enough
   * @param guard who may see it; without one, everybody
   */
  constructor(
    readonly title: string | ((params: Params, session: Titles) => string),
    readonly guard?: Guard,
  ) {}
}

/** A matched route as its components see it. */
interface Matched {
  handle: unknown
  params: Params
}

/** Whether one of the routes in sight is guarded. */
export function isGuarded(matches: readonly Matched[]): boolean {
  return matches.some(({ handle }) => handle instanceof ScreenHandle && handle.guard !== undefined)
}

/** What the browser calls the page: in its tab, in its history, and to a screen reader that opens it. */
export function documentTitle(matches: readonly Matched[], session: Titles): string {
  const titles = matches.flatMap(({ handle, params }) => {
    if (!(handle instanceof ScreenHandle)) return []
    return typeof handle.title === 'function' ? handle.title(params, session) : handle.title
  })
  return [titles.at(-1), 'Campus Gigs'].filter(Boolean).join(' · ')
}
