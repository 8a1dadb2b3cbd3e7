import { CommandPalette, type PaletteCommand } from '@campus-gigs/ui'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useSession } from '@/client'
import { limits } from '@/domain'
import { destinationOf, listingDestinations, mergeDestinations, type PaletteLinks, paletteGroups } from './commands'
import { addRecentPage, recentPages } from './recent.store'
import { useApplicantSearch, useGigSearch } from './use-server-search'

export interface PaletteDialogProps {
  kind: 'student' | 'business'
  links: PaletteLinks
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called with the chosen page's address. */
  onGo: (href: string) => void
  onSignOut: () => void
}

const titles = {
  student: { title: 'Jump to a page, gig or action', placeholder: 'Type a page, a gig or an action' },
  business: { title: 'Jump to a page, gig or applicant', placeholder: 'Type a page, a gig or an applicant' },
} as const

const problems = {
  student: "We couldn't search the gigs. Check your connection.",
  business: "We couldn't search all applicants. Check your connection.",
} as const
const moreApplicants = `More than ${limits.foundApplicants} applicants match, so older ones may not be listed. Type more of the name.`

/** The command palette of the signed-in account. */
export function PaletteDialog({ kind, links, open, onOpenChange, onGo, onSignOut }: PaletteDialogProps) {
  const [query, setQuery] = useState('')
  const { recent } = useSnapshot(recentPages)
  const { businessJobListData } = useSession()
  const gigSearch = useGigSearch(open && kind === 'student', query, links.job)
  const applicantSearch = useApplicantSearch(open && kind === 'business', query, links.applicant)
  const search = kind === 'student' ? gigSearch : applicantSearch
  // Computed for a query only, because a business may have thousands of applicants.
  const ownDestinations = listingDestinations(open && query !== '' ? businessJobListData : [], links)
  const content = {
    ...links[kind],
    recent,
    gigs: kind === 'student' ? gigSearch.gigs : ownDestinations.gigs,
    areGigsFiltered: kind === 'student',
    // The session contains the newest applicants of each listing; the server finds all by name.
    applicants: mergeDestinations(ownDestinations.applicants, applicantSearch.applicants),
  }

  function handleOpenChange(next: boolean) {
    setQuery('')
    onOpenChange(next)
  }

  function handleSelect(command: PaletteCommand) {
    const destination = destinationOf(content, command)
    if (!destination) {
      onSignOut()
      return
    }
    const { keywords: _, ...recentPage } = destination
    addRecentPage(recentPage)
    onGo(recentPage.href)
  }

  return (
    <CommandPalette
      {...titles[kind]}
      open={open}
      onOpenChange={handleOpenChange}
      groups={paletteGroups(content, query)}
      query={query}
      // The server refuses a longer text, such as a pasted letter.
      onQueryChange={(text) => setQuery(text.slice(0, limits.searchCharacters))}
      onSelect={handleSelect}
      loading={search.isLoading}
      problem={search.hasFailed ? problems[kind] : undefined}
      onRetry={search.retry}
      note={kind === 'business' && applicantSearch.hasMore ? moreApplicants : undefined}
    />
  )
}
