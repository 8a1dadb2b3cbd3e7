import { reservedSegments } from '@/contract'
import { paths } from './paths'

/** A page that anyone may see, which the server sends as HTML. */
export interface PublicPage {
  /** Names the file. */
  name: string
  /** An address of the page, to render it at. */
  address: string
  /** The regular expression of the paths with the same HTML. */
  pattern: string
  /**
   * Whether the query changes the HTML, so that an address with a query is drawn by the browser. Default: it does not.
   */
  dependsOnQuery?: true
  /** What search engines and previews of links show. */
  description: string
}

function pageAt(address: string, name: string, description: string): PublicPage {
  return { name, address, pattern: `^${address}/?$`, description }
}

const slugPattern = '[a-z0-9-]{2,40}'
const posterDescription = 'Taking you from the poster to Campus Gigs, where students find gigs that fit their week.'

/**
 * Earlier pages match first; the last matches every path without a screen. No page has a text field: text
 * that is typed before React hydrates the page would be lost.
 */
export const publicPages: PublicPage[] = [
  {
    name: 'landing',
    address: paths.home(),
    pattern: '^/$',
    description: 'Paint the week you are free once, and see which campus gigs fit it.',
  },
  pageAt(paths.onboarding(), 'onboarding', 'Find a gig that fits your week as a student, or post one as a business.'),
  {
    ...pageAt(
      paths.studentSignUp(),
      'student-sign-up',
      'Sign up as a student to save gigs that fit your week, and apply for them.',
    ),
    dependsOnQuery: true,
  },
  {
    ...pageAt(paths.studentSignIn(), 'student-sign-in', 'Sign in to your saved gigs and applications.'),
    dependsOnQuery: true,
  },
  pageAt(paths.privacy(), 'privacy', 'What Campus Gigs keeps about you, and why.'),
  pageAt(paths.terms(), 'terms', 'The terms of using Campus Gigs.'),
  {
    name: 'events-poster',
    address: '/events/poster',
    pattern: `^/events/${slugPattern}/?$`,
    description: posterDescription,
  },
  {
    name: 'university-poster',
    address: '/university/poster',
    pattern: `^/(?!(?:${reservedSegments.join('|')})/)${slugPattern}/${slugPattern}/?$`,
    description: posterDescription,
  },
  {
    name: 'not-found',
    address: '/not-found',
    pattern: '',
    description: 'This page has moved, or the address has a typo.',
  },
]
