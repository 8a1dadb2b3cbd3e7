import { CommandPalette, type PaletteCommand } from '@campus-gigs/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useSession } from '@/client'
import { destinationOf, listingDestinations, type PaletteDestinations, paletteGroups } from './commands'
import { addRecentPage, recentPages } from './recent.store'
import { opensPalette, pressContextOf } from './shortcut'
import { useGigSearch } from './use-gig-search'

/** The palette's pages, by the kind of the signed-in account. */
export interface PaletteLinks {
  student: PaletteDestinations
  business: PaletteDestinations
  /** A live gig, as students see it. */
  job: (jobListingId: string) => string
  /** A listing of the signed-in business. */
  gig: (jobListingId: string) => string
  applicant: (jobListingId: string, applicationId: string) => string
}

export interface PaletteProps {
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

/** The command palette of the signed-in account, which ⌘K and Ctrl K open. */
export function Palette({ kind, links, open, onOpenChange, onGo, onSignOut }: PaletteProps) {
  const [query, setQuery] = useState('')
  const { recent } = useSnapshot(recentPages)
  const { businessJobListData } = useSession()
  const search = useGigSearch(open && kind === 'student', query, links.job)
  // Computed for a query only, because a business may have thousands of applicants.
  const own = listingDestinations(open && query !== '' ? businessJobListData : [], links)
  const content = {
    ...links[kind],
    recent,
    gigs: kind === 'student' ? search.gigs : own.gigs,
    areGigsFiltered: kind === 'student',
    applicants: own.applicants,
  }

  function handleOpenChange(next: boolean) {
    setQuery('')
    onOpenChange(next)
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    const context = pressContextOf(event.target)
    if (!opensPalette(event, open ? { ...context, isInModal: false } : context)) return
    event.preventDefault()
    handleOpenChange(!open)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  function handleSelect(command: PaletteCommand) {
    const place = destinationOf(content, command)
    if (!place) {
      onSignOut()
      return
    }
    const { label, detail, href } = place
    addRecentPage({ label, href, ...(detail === undefined ? {} : { detail }) })
    onGo(href)
  }

  return (
    <CommandPalette
      {...titles[kind]}
      open={open}
      onOpenChange={handleOpenChange}
      groups={paletteGroups(content, query)}
      query={query}
      onQueryChange={setQuery}
      onSelect={handleSelect}
      loading={search.isLoading}
      problem={search.hasFailed ? "We couldn't search the gigs. Check your connection." : undefined}
    />
  )
}
