import type { PaletteCommand, PaletteGroup } from '@campus-gigs/ui'

/** A page that the palette opens. Its address is its id. */
export interface Destination {
  label: string
  /** A second text: a gig's company, an applicant's gig. */
  detail?: string | undefined
  href: string
  /** Further words that match the page. */
  keywords?: readonly string[]
  /** Whether the label is an applicant's name, which is not stored on the device. Default false. */
  isApplicant?: boolean
}

/** The id of signing out, the only command that opens no page. */
export const signOutId = 'sign-out'

/** The addresses of the pages that a search finds. */
export interface PaletteLinkBuilders {
  /** A live gig, as students see it. */
  job: (jobListingId: string) => string
  /** A listing of the signed-in business. */
  gig: (jobListingId: string) => string
  applicant: (jobListingId: string, applicationId: string) => string
}

/** The pages and actions of the signed-in kind of account. */
export interface PaletteDestinations {
  screens: readonly Destination[]
  /** Actions with a page of their own, such as posting a gig. */
  actions: readonly Destination[]
  /** The label of signing out, as in the account's menu. */
  signOut: string
}

/** The palette's pages, by the kind of the signed-in account. */
export interface PaletteLinks extends PaletteLinkBuilders {
  student: PaletteDestinations
  business: PaletteDestinations
}

/** All that the palette can list for the signed-in account. */
export interface PaletteContent extends PaletteDestinations {
  recent: readonly Destination[]
  /** The server's results for a student; a business's own listings. */
  gigs: readonly Destination[]
  /** Whether `gigs` are already results of the query. */
  areGigsFiltered: boolean
  applicants: readonly Destination[]
}

/** The name of an applicant; null where the profile has none. */
interface PersonName {
  firstName: string | null
  lastName: string | null
}

/** The page of an applicant: the full name, `Applicant` without one, and the gig's title. */
export function applicantDestination({ firstName, lastName }: PersonName, jobTitle: string, href: string): Destination {
  const label = [firstName, lastName].filter(Boolean).join(' ') || 'Applicant'
  return { label, detail: jobTitle, href, isApplicant: true }
}

/** A listing of the signed-in business, with the applicants in its session. */
interface OwnListing {
  id: string
  jobTitle: string
  Application: readonly { id: string; user: PersonName }[]
}

/** The pages of a business's listings and of their applicants. */
export function listingDestinations(
  listings: readonly OwnListing[],
  links: Pick<PaletteLinkBuilders, 'gig' | 'applicant'>,
): { gigs: Destination[]; applicants: Destination[] } {
  const gigs = listings.map(({ id, jobTitle }) => ({ label: jobTitle, href: links.gig(id) }))
  const applicants = listings.flatMap(({ id, jobTitle, Application }) =>
    Application.map((application) =>
      applicantDestination(application.user, jobTitle, links.applicant(id, application.id)),
    ),
  )
  return { gigs, applicants }
}

/** Two lists of pages joined, the second list's first. Of a page in both lists, the first list's texts are kept. */
export function mergeDestinations(first: readonly Destination[], second: readonly Destination[]): Destination[] {
  return [...new Map([...second, ...first].map((destination) => [destination.href, destination])).values()]
}

function toCommand({ label, detail, href, keywords = [] }: Destination): PaletteCommand {
  return { id: href, label, keywords, ...(detail === undefined ? {} : { detail }) }
}

/**
 * The groups of the palette. Recent pages come first, and are left out of the other groups. Gigs and applicants, of
 * which there may be hundreds, are shown for a query only.
 */
export function paletteGroups(content: PaletteContent, query: string): PaletteGroup[] {
  const { screens, actions, signOut, recent, gigs, areGigsFiltered, applicants } = content
  const recentHrefs = new Set(recent.map(({ href }) => href))
  const withoutRecent = (destinations: readonly Destination[]) =>
    destinations.filter(({ href }) => !recentHrefs.has(href)).map(toCommand)
  const hasQuery = query.trim() !== ''
  return [
    { heading: 'Recent', commands: recent.map(toCommand) },
    { heading: 'Go to', commands: withoutRecent(screens) },
    { heading: 'Gigs', commands: hasQuery ? withoutRecent(gigs) : [], isFiltered: areGigsFiltered },
    { heading: 'Applicants', commands: hasQuery ? withoutRecent(applicants) : [] },
    {
      heading: 'Actions',
      commands: [...withoutRecent(actions), { id: signOutId, label: signOut, keywords: ['log out'] }],
    },
  ]
}

/** The page that a command opens; undefined for signing out. */
export function destinationOf(content: PaletteContent, { id }: PaletteCommand): Destination | undefined {
  const { screens, actions, recent, gigs, applicants } = content
  return [...recent, ...screens, ...actions, ...gigs, ...applicants].find(({ href }) => href === id)
}
