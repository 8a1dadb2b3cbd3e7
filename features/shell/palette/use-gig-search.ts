import { useEffect, useState } from 'react'
import { call } from '@/client'
import { isFailure } from '@/contract'
import type { Destination } from './commands'

/** Milliseconds without a key press before the server is asked. */
const typingPauseMs = 200
const maxGigs = 6

/** What the server's search has found, and for which query. */
interface GigSearch {
  query: string
  gigs: readonly Destination[]
  hasFailed: boolean
}

/**
 * Live gigs for a query, by the server's own search; nothing is asked for an empty query.
 * @param isActive whether somebody who may search has the palette open
 */
export function useGigSearch(isActive: boolean, text: string, gigHref: (jobListingId: string) => string) {
  const query = isActive ? text.trim() : ''
  const [found, setFound] = useState<GigSearch>({ query: '', gigs: [], hasFailed: false })

  useEffect(() => {
    if (query === '') return
    const cancel = new AbortController()
    const timer = setTimeout(async () => {
      const outcome = await call('searchJobs', { q: query }, { signal: cancel.signal })
      if (cancel.signal.aborted) return
      const hasFailed = outcome === null || isFailure(outcome)
      const gigs = hasFailed
        ? []
        : outcome.jobList.slice(0, maxGigs).map(({ id, jobTitle, company, jobSuburbName }) => ({
            label: jobTitle,
            detail: [company.companyName, jobSuburbName].filter(Boolean).join(', '),
            href: gigHref(id),
          }))
      setFound({ query, gigs, hasFailed })
    }, typingPauseMs)
    return () => {
      clearTimeout(timer)
      cancel.abort()
    }
  }, [query, gigHref])

  const isLoading = query !== '' && found.query !== query
  // Gigs of the query before stay until the new ones come, so that the list does not jump.
  return { gigs: query === '' ? [] : found.gigs, isLoading, hasFailed: !isLoading && query !== '' && found.hasFailed }
}
