import { useEffect, useRef, useState } from 'react'
import type { Snapshot } from 'valtio'
import { clock, describeListingChange, type JobListing } from '@/domain'

type ShownListing = Snapshot<Omit<JobListing, 'Application'>>

/** Screen readers skip a live region whose text did not change, so a repeated text gets a zero-width space. */
const zeroWidthSpace = '\u200B'

/**
 * The latest change of the listings on the screen, in a sentence for a live region; empty before the first. A listing
 * that comes onto the screen is no change.
 *
 * @param listings the listings on the screen
 * @param view what the screen shows, such as the id of the open listing; another view starts without a notice
 */
export function useChangeNotice(listings: readonly ShownListing[], view: string | null = null): string {
  const [notice, setNotice] = useState({ view, text: '' })
  const shownRef = useRef({ view, listings: new Map<string, ShownListing>() })

  useEffect(() => {
    if (shownRef.current.view !== view) {
      shownRef.current = { view, listings: new Map() }
      setNotice({ view, text: '' })
    }
    const known = shownRef.current.listings
    const sentences = listings.flatMap((listing) => {
      const previous = known.get(listing.id)
      if (!previous || previous === listing) return []
      return describeListingChange(previous, listing, clock.now()) || []
    })
    // A refresh may leave the open listing out until it is loaded by itself, so an absent one is kept.
    for (const listing of listings) known.set(listing.id, listing)
    if (sentences.length === 0) return
    const text = sentences.join(' ')
    setNotice((latest) => ({ view, text: latest.text === text ? text + zeroWidthSpace : text }))
  }, [listings, view])

  return notice.view === view ? notice.text : ''
}
