import type { PaletteCommand, PaletteGroup } from '@campus-gigs/ui'

/** A place of the product. Its address is its id. */
export interface Destination {
  label: string
  /** A second text: a gig's company, an applicant's gig. */
  detail?: string | undefined
  href: string
  /** Further words that find the place. */
  keywords?: readonly string[]
}

/** The id of the one command that is no place. */
export const signOutId = 'sign-out'

/** A gig of the business itself, with the applicants the session holds. */
interface OwnListing {
  id: string
  jobTitle: string
  Application: readonly { id: string; user: { firstName: string | null; lastName: string | null } }[]
}

/** The places and actions of the kind that is signed in. */
export interface PalettePlaces {
  screens: readonly Destination[]
  /** Actions that are a page of their own: post a gig. */
  actions: readonly Destination[]
  /** What signing out is called in the account's menu. */
  signOut: string
}

/** A business's gigs, and its applicants by name. */
export function listingDestinations(
  listings: readonly OwnListing[],
  links: { gig: (id: string) => string; applicant: (jobListingId: string, applicationId: string) => string },
): { gigs: Destination[]; applicants: Destination[] } {
  const gigs = listings.map(({ id, jobTitle }) => ({ label: jobTitle, href: links.gig(id) }))
  const applicants = listings.flatMap(({ id, jobTitle, Application }) =>
    Application.map((application) => ({
      label: [application.user.firstName, application.user.lastName].filter(Boolean).join(' ') || 'Applicant',
      detail: jobTitle,
      href: links.applicant(id, application.id),
    })),
  )
  return { gigs, applicants }
}

/** What fills the palette. */
export interface PaletteContent extends PalettePlaces {
  recent: readonly Destination[]
  /** A student's gigs as the server found them; a business's own. */
  gigs: readonly Destination[]
  /** Whether the server has searched the gigs. */
  areGigsFiltered: boolean
  applicants: readonly Destination[]
}

function toCommand({ label, detail, href, keywords = [] }: Destination): PaletteCommand {
  return { id: href, label, keywords, ...(detail === undefined ? {} : { detail }) }
}

/**
 * The groups of the palette. Recent places come first and stand in no other group. Gigs and applicants, of which there
 * may be hundreds, are shown once something is typed.
 */
export function paletteGroups(content: PaletteContent, query: string): PaletteGroup[] {
  const { screens, actions, signOut, recent, gigs, areGigsFiltered, applicants } = content
  const recentHrefs = new Set(recent.map(({ href }) => href))
  const others = (places: readonly Destination[]) => places.filter(({ href }) => !recentHrefs.has(href)).map(toCommand)
  const isTyped = query.trim() !== ''
  return [
    { heading: 'Recent', commands: recent.map(toCommand) },
    { heading: 'Go to', commands: others(screens) },
    { heading: 'Gigs', commands: isTyped ? others(gigs) : [], isFiltered: areGigsFiltered },
    { heading: 'Applicants', commands: isTyped ? others(applicants) : [] },
    { heading: 'Actions', commands: [...others(actions), { id: signOutId, label: signOut, keywords: ['log out'] }] },
  ]
}

/** The place a command stands for; undefined for signing out. */
export function destinationOf(content: PaletteContent, { id }: PaletteCommand): Destination | undefined {
  const { screens, actions, recent, gigs, applicants } = content
  return [...recent, ...screens, ...actions, ...gigs, ...applicants].find(({ href }) => href === id)
}
